"""What is there to learn from at tables whose match doesn't count: a robot's advice, and all tricks of the deal."""

from typing import Any

from asgiref.sync import sync_to_async
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from game.answers import PageRequest, wants_json
from game.bela import Match, SeatView
from game.bots import advise
from game.threads import in_thinker

from .declined import Declined
from .fold import Fold
from .presenters.pictures import tricks_done
from .presenters.sentences_advice import advice_sentences
from .presenters.words import words_now
from .views import answer_page, at_a_table


@require_safe
@never_cache
@ensure_csrf_cookie
@at_a_table
async def advice(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    """What a robot would do on this seat's turn and why, from the view of the seat alone."""
    if user_id is None:
        raise Declined("who_are_you")
    seat = fold.state.seat_of(user_id)
    if seat is None:
        raise Declined("not_at_table")
    view = SeatView.of(_match_to_learn_from(fold), seat)
    advised = await in_thinker(advise, view)
    if advised is None:
        raise Declined("no_choice")
    says = advice_sentences(advised, view, _names(fold))
    if wants_json(request):
        told = {"version": view.version, "action": str(advised.action), "why": advised.why, "text": " ".join(says)}
        return JsonResponse(told)
    shown: dict[str, Any] = {
        "advice": advised,
        "advice_says": says,
        "version": view.version,
        "code": fold.state.code,
    }
    if request.htmx:
        return await sync_to_async(render)(request, "tables/advice.html", shown)
    return await answer_page(request, fold, user_id, **shown)


@require_safe
@never_cache
@ensure_csrf_cookie
@at_a_table
async def tricks(request: PageRequest, fold: Fold, _user_id: int | None) -> HttpResponse:
    """The finished tricks of the present deal: at other tables only the last one can be looked at."""
    view = SeatView.of(_match_to_learn_from(fold), None)
    if wants_json(request):
        done = [
            {"leader": trick.leader, "cards": [str(card) for card in trick.cards], "winner": trick.winner}
            for trick in view.history
        ]
        return JsonResponse({"version": view.version, "tricks": done})
    context = {"tricks": tricks_done(view, _names(fold), words_now()), "code": fold.state.code}
    template = "tables/tricks.html" if request.htmx else "tables/tricks_page.html"
    return await sync_to_async(render)(request, template, context)


def _match_to_learn_from(fold: Fold) -> Match:
    if fold.match is None:
        raise Declined("wrong_phase")
    if not fold.state.is_for_learning:
        raise Declined("match_counts")
    return fold.match


def _names(fold: Fold) -> tuple[str, ...]:
    return tuple(seat.name or "" for seat in fold.state.seats)
