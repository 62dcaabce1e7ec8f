"""Who is let in where: guests to sign-up and login, which allauth shows to nobody who is logged in; only accounts elsewhere."""

from functools import wraps
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from game.answers import refuse, wants_json

from .form_answers import View
from .models import User


def guest_of(request: HttpRequest) -> User | None:
    """The guest who is at the entrance."""
    return getattr(request, "guest", None)


def guests_too(view: View) -> View:
    """A guest is nobody to this page, and still the guest after it unless somebody was logged in."""

    @wraps(view)
    def entrance(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        person = request.user
        if not (person.is_authenticated and person.is_guest):
            return view(request, *args, **kwargs)
        request.guest = person  # type: ignore[attr-defined]
        request.user = AnonymousUser()
        response = view(request, *args, **kwargs)
        if not request.user.is_authenticated:
            request.user = person
        return response

    return entrance


def somebody(view: View) -> View:
    """Who is nobody yet is asked to log in."""
    asked_to_log_in = login_required(view)

    @wraps(view)
    def known(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if wants_json(request) and not request.user.is_authenticated:
            return refuse(request, "who_are_you")
        return asked_to_log_in(request, *args, **kwargs)

    return known


def accounts_only(view: View) -> View:
    """A guest is asked to register first."""

    @wraps(view)
    def inside(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if request.user.is_authenticated and not request.user.is_guest:
            return view(request, *args, **kwargs)
        return HttpResponseRedirect(f"{reverse('account_signup')}?{urlencode({'next': request.path})}")

    return somebody(inside)
