"""The account's own page: the name, the ways in, and who may see what."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from game.answers import NOT_ALLOWED_NOW, accept, refuse, wants_json

from . import registering, services
from .entrance import accounts_only, somebody
from .models import Circle, User
from .names import BadName


@require_safe
@never_cache
@somebody
def account(request: HttpRequest) -> HttpResponse:
    assert request.user.is_authenticated
    return _page(request, request.user)


@require_POST
@accounts_only
def rename(request: HttpRequest) -> HttpResponse:
    assert request.user.is_authenticated
    name = request.POST.get("name", "")
    try:
        registering.rename(account=request.user, name=name)
    except BadName as bad:
        if wants_json(request):
            return refuse(request, "bad_name", str(bad))
        return _page(request, request.user, name=name, bad_name=str(bad))
    messages.success(request, _("Your name is changed."))
    return accept(request, reverse("accounts:account"))


@require_POST
@somebody
def privacy(request: HttpRequest) -> HttpResponse:
    """Who may see the profile, who may invite, and whether friends see that one is here."""
    assert request.user.is_authenticated
    profile_for, invited_by = request.POST.get("profile_for", ""), request.POST.get("invited_by", "")
    if profile_for not in Circle.values or invited_by not in Circle.values:
        return refuse(request, "option_conflict", back=reverse("accounts:account"))
    services.set_privacy(
        user=request.user,
        profile_for=Circle(profile_for),
        invited_by=Circle(invited_by),
        hides_presence=request.POST.get("hides_presence") == "1",
    )
    messages.success(request, _("Saved."))
    return accept(request, reverse("accounts:account"))


def _page(request: HttpRequest, user: User, *, name: str = "", bad_name: str = "") -> HttpResponse:
    circles = {
        Circle.ALL: _("everybody"),
        Circle.FRIENDS: _("friends only"),
        Circle.NOBODY: _("nobody"),
    }
    context = {"name": name or user.name, "bad_name": bad_name, "circles": circles}
    return render(request, "accounts/account.html", context, status=NOT_ALLOWED_NOW if bad_name else None)
