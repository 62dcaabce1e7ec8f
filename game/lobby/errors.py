"""Pages for what went wrong: with the site's bar, but for who looks where that isn't known yet, or asking may be what broke."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from game.answers import SENTENCES, wants_json


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page(request, 400, "malformed", _("That address or form can't be read."))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page(request, 403, "forbidden", _("This isn't for you."))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page(request, 404, "not_found", _("There is no such page."))


def too_many(request: HttpRequest) -> HttpResponse:
    return _page(request, 429, "too_many", str(SENTENCES["too_many"]))


def broken(request: HttpRequest) -> HttpResponse:
    return _page(request, 500, "broken", _("Something broke on our side. Your match is kept; reload the page."))


def _page(request: HttpRequest, status: int, reason: str, text: str) -> HttpResponse:
    if wants_json(request):
        return JsonResponse({"reason": reason, "text": text}, status=status)
    if getattr(request, "htmx", False):
        return HttpResponse(text, content_type="text/plain; charset=utf-8", status=status)
    shows_who = status < 500 and hasattr(request, "user")
    person = request.user if shows_who and request.user.is_authenticated else None
    context = {"title": text, "back": "/", "shows_who": shows_who, "person": person, "way_back": None}
    page = render_to_string("error.html", context)
    return HttpResponse(page, status=status)
