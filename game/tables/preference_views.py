"""The page of settings: for everybody, also who is nobody yet. Each choice is kept at once, or all of them with a button."""

from dataclasses import asdict
from typing import Any

from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods

from game.accounts.preferring import keep, preferences_of, show
from game.answers import PageRequest, address_here, refuse, wants_json
from game.preferences import Preferences, are_choices

from .presenters.preference_words import groups, what_changed
from .presenters.preview import preview


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def settings(request: PageRequest) -> HttpResponse:
    kept = preferences_of(request.user, request.COOKIES)
    if request.method != "POST":
        return render(request, "tables/settings.html", _page(request, kept))
    if not are_choices(request.POST):
        return refuse(request, "option_conflict", _("There is no such choice. What was set stays."), back=request.path)
    chosen = Preferences.of(asdict(kept) | request.POST.dict())
    show(chosen)
    response = _answer(request, kept, chosen)
    keep(request, response, chosen)
    return response


def _answer(request: PageRequest, kept: Preferences, chosen: Preferences) -> HttpResponse:
    if wants_json(request):
        return JsonResponse(asdict(chosen))
    if request.htmx:
        said = what_changed(kept, chosen)
        return render(request, "tables/settings_kept.html", {"preview": preview(), "said": said})
    return render(request, "tables/settings.html", _page(request, chosen) | {"said": _("Saved.")})


def _page(request: PageRequest, preferences: Preferences) -> dict[str, Any]:
    return {"groups": groups(), "chosen": asdict(preferences), "preview": preview(), "said": "", "back": _back(request)}


def _back(request: PageRequest) -> str:
    """Where somebody came from: a table, as a rule."""
    return address_here(request, request.POST.get("next") or request.GET.get("next", ""))
