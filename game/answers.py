"""How a request is answered: JSON for programs, a sentence for htmx, a page or a redirect for a plain form."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.encoding import iri_to_uri
from django.utils.translation import gettext_lazy as _
from django_htmx.middleware import HtmxDetails

STATUS = {
    "malformed": 400,
    "csrf": 403,
    "who_are_you": 403,
    "not_at_table": 403,
    "not_creator": 403,
    "no_such_table": 404,
    "no_such_player": 404,
    "profile_closed": 403,
    "match_counts": 403,
    "stale": 409,
    "no_choice": 409,
    "already_playing": 409,
    "too_many": 429,
    "said_too_much": 429,
}
NOT_ALLOWED_NOW = 422
JSON = "application/json"

SENTENCES = {
    "malformed": _("That can't be read as a move."),
    "csrf": _("This page has expired. Reload it and try again."),
    "who_are_you": _("Choose a nickname first."),
    "not_at_table": _("You don't sit at this table."),
    "not_creator": _("Only the one who opened the table can do that."),
    "no_such_table": _("There is no such table."),
    "stale": _("The table has moved on. Look again and choose."),
    "already_playing": _("Your match is still being played. Finish it or leave it first."),
    "seat_taken": _("Somebody sits there already."),
    "no_such_seat": _("There is no such seat."),
    "full": _("All seats are taken."),
    "already_begun": _("The match has already begun."),
    "not_full": _("There are still free seats."),
    "not_ready": _("Not everybody is ready yet."),
    "not_over": _("The match isn't over yet."),
    "confirm_needed": _("Leaving must be confirmed."),
    "not_your_turn": _("It isn't your turn."),
    "wrong_phase": _("That can't be done now."),
    "option_conflict": _("There is no such choice."),
    "match_counts": _("This match counts for the win rate: everybody plays from their own head."),
    "no_such_phrase": _("That can't be said here."),
    "said_too_much": _("Not so much at once: let the others speak too."),
    "no_choice": _("There is nothing for you to choose now."),
    "too_many": _("That was a lot at once. Wait a minute and try again."),
    "no_such_player": _("There is no such player."),
    "profile_closed": _("This profile isn't open."),
    "no_request": _("There is no such request any more."),
    "you_block": _("You have blocked this player. Unblock first."),
    "that_is_you": _("That's you."),
    "rate_too_low": _("This table asks for a higher win rate than yours."),
}

WHY = {  # what a page adds, where the sentence alone leaves somebody puzzled
    "no_such_table": _("The code may be mistyped, the table closed, or its match played without spectators."),
}


class PageRequest(HttpRequest):
    """A request as django-htmx's middleware hands it on."""

    htmx: HtmxDetails


def wants_json(request: HttpRequest) -> bool:
    """Whether JSON is asked for by name, and no page rather than that."""
    if JSON not in request.headers.get("Accept", "").lower():
        return False  # reading all of what browsers ask for takes its time
    wanted = {f"{asked.main_type}/{asked.sub_type}": asked.quality for asked in request.accepted_types}
    return 0 < wanted.get(JSON, 0) >= wanted.get("text/html", 0)


def status_of(reason: str) -> int:
    return STATUS.get(reason, NOT_ALLOWED_NOW)


def refuse(request: HttpRequest, reason: str, text: str = "", *, back: str = "/", **more: Any) -> HttpResponse:
    """Why not, in the form the asker reads. A page leads `back`; `more` are further fields of the JSON answer."""
    text, status = str(text or SENTENCES[reason]), status_of(reason)
    if wants_json(request):
        return JsonResponse({"reason": reason, "text": text} | more, status=status)
    if getattr(request, "htmx", False):
        return HttpResponse(text, content_type="text/plain; charset=utf-8", status=status)
    come_in = reason == "who_are_you" and request.method == "GET"
    page = {"title": text, "back": back, "more": WHY.get(reason, ""), "come_in": come_in}
    return render(request, "error.html", page, status=status)


def accept(
    request: HttpRequest, go_to: str, *, table: str | None = None, you: int | None = None, stay: bool = False
) -> HttpResponse:
    """Done: JSON for programs; a browser goes somewhere, or stays where its socket shows the change."""
    if wants_json(request):
        url = reverse("tables:table", args=[table]) if table else None
        return JsonResponse({"table": table, "url": url, "you": you})
    if getattr(request, "htmx", False):
        return HttpResponse(status=204, headers={} if stay else {"HX-Redirect": iri_to_uri(go_to)})
    return HttpResponseRedirect(go_to, status=303)
