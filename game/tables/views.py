"""The table over HTTP: its page, its view as JSON, moves without a socket, the record."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from asgiref.sync import sync_to_async
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST, require_safe

from game.answers import PageRequest, refuse, status_of, wants_json
from game.limits import WRONG_CODES
from game.qr import qr_svg
from game.threads import in_reader

from . import selectors
from .declined import Declined
from .drawer import Drawer
from .fold import Fold, folds
from .hub import hub
from .muted import muted_at
from .page_ids import id_from_page
from .presenters.messages import refusal_text
from .presenters.sentences_talk import phrases_in_words, reactions_in_words
from .presenters.talk import speech
from .records import record_of_table
from .services import Outcome, Person, come_back, take_action
from .talk import said_lately

View = Callable[..., Awaitable[HttpResponse]]
"""Given the request, the table, who asks, and what else stands in the address."""

REFRESHED = "sam"  # the address of a page that reloads itself where there is no JavaScript


def at_a_table(view: View) -> Callable[..., Any]:
    """Gives the view the table and who asks; a table that isn't there for them is 404."""

    @wraps(view)
    async def with_table(request: PageRequest, code: str, **arguments: object) -> HttpResponse:
        user = await request.auser()
        user_id = user.pk if user.is_authenticated else None
        try:
            table_id = await in_reader(selectors.table_id, code)
            fold = await folds.fresh(table_id) if table_id is not None else None
            sits_there = fold is not None and fold.state.seat_of(user_id) is not None
            if not sits_there and WRONG_CODES.is_reached(request):  # nobody's guessing keeps others from their cards
                raise Declined("too_many")
            if fold is None or not fold.state.may_watch(user_id):
                WRONG_CODES.count(request)
                raise Declined("no_such_table")
            await hub.see(fold.table_id, user_id)
            return await view(request, folds.known(fold.table_id) or fold, user_id, **arguments)
        except Declined as declined:
            return await sync_to_async(refuse)(request, declined.reason, declined.text, **_no_view(request))

    return with_table


@require_safe
@never_cache
@ensure_csrf_cookie
@at_a_table
async def table_page(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    seat = fold.state.seat_of(user_id)
    if seat is not None and user_id is not None and fold.state.seats[seat].standin and REFRESHED not in request.GET:
        await sync_to_async(come_back)(table_id=fold.table_id, user_id=user_id)
        fold = await folds.fresh(fold.table_id) or fold
    return await answer_page(request, fold, user_id)


@require_safe
@never_cache
@ensure_csrf_cookie
@at_a_table
async def seat_view(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    return JsonResponse(Drawer(fold).json_for(fold.state.seat_of(user_id)))


@require_POST
@at_a_table
async def move(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    if user_id is None:
        raise Declined("who_are_you")
    action = " ".join([request.POST.get("action", ""), *request.POST.getlist("card")])
    version, action_id = request.POST.get("version"), request.POST.get("action_id")
    try:
        outcome = await take_action(
            table_id=fold.table_id,
            who=Person(user_id),
            action=action,
            version=version,
            action_id=action_id if wants_json(request) else id_from_page(action, version, action_id),
        )
    except Declined as declined:
        view = Drawer(fold).json_for(fold.state.seat_of(user_id))
        return await sync_to_async(refuse)(request, declined.reason, view=view)
    if wants_json(request):
        return _json_answer(outcome)
    return await _form_answer(request, outcome, user_id)


@require_safe
@never_cache
@at_a_table
async def record(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    """The finished match; while it is played its cards are nobody's business."""
    if fold.phase != "over":
        raise Declined("not_over")
    answer = JsonResponse(await in_reader(record_of_table, fold))
    answer["Content-Disposition"] = f'attachment; filename="bela-{fold.state.code}.json"'
    return answer


def _json_answer(outcome: Outcome) -> HttpResponse:
    view = Drawer(outcome.fold).json_for(outcome.seat)
    if outcome.done:
        return JsonResponse(view)
    text = refusal_text(outcome.reason, outcome.refusal)
    return JsonResponse({"reason": outcome.reason, "text": text, "view": view}, status=status_of(outcome.reason))


async def _form_answer(request: PageRequest, outcome: Outcome, user_id: int) -> HttpResponse:
    if outcome.done and not request.htmx:
        return HttpResponseRedirect(reverse("tables:table", args=[outcome.fold.state.code]), status=303)
    notice = "" if outcome.done else refusal_text(outcome.reason, outcome.refusal)
    status = 200 if outcome.done or request.htmx else status_of(outcome.reason)
    return await answer_page(request, outcome.fold, user_id, notice=notice, refused=outcome.refused, status=status)


async def answer_page(
    request: PageRequest,
    fold: Fold,
    user_id: int | None,
    *,
    notice: str = "",
    refused: str = "",
    status: int = 200,
    **more: object,
) -> HttpResponse:
    """The table's page, or to htmx what changes on it; `more` is what else this answer shows."""
    room = Drawer(fold).page_for(fold.state.seat_of(user_id), oob=bool(request.htmx))
    context = room | {"notice": notice, "refused": refused} | more
    if request.htmx:
        return await sync_to_async(render)(request, "tables/fragments.html", context, status=status)
    address = request.build_absolute_uri(reverse("tables:table", args=[fold.state.code]))
    context |= {"share_url": address, "share_qr": qr_svg(address)}
    context |= await sync_to_async(_talk_on_page)(request, fold, user_id)
    return await sync_to_async(render)(request, "tables/table.html", context, status=status)


def _talk_on_page(request: PageRequest, fold: Fold, user_id: int | None) -> dict[str, Any]:
    """What can be said, and what was said lately: without a socket it is read here."""
    muted = muted_at(request.session, fold.state.code)
    heard = [
        speech(said.id, said.user_id, said.place, said.user.name, said.phrase)
        for said, blockers in said_lately(fold.table_id)
        if user_id not in blockers and said.user_id not in muted
    ]
    return {
        "phrases": phrases_in_words(),
        "reactions": reactions_in_words(),
        "speeches": heard,
        "muted": " ".join(map(str, muted)),
    }


def _no_view(request: PageRequest) -> dict[str, Any]:
    return {"view": None} if request.path.endswith("/potez/") else {}
