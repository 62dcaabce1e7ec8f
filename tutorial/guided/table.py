"""A table that only looks like one: the live table's own page drawn from a seat's view, with no row behind it."""

from dataclasses import replace

from django.http import HttpRequest
from django.utils.translation import gettext as _

from game.bela import Action, Match, Play, Rules, SeatView
from game.bots import USUAL_LEVEL
from game.tables.presenters.drawing import room_context
from game.tables.presenters.pictures import tricks_done
from game.tables.presenters.words import words_now
from game.tables.table_state import SeatState, TableState

from ..words import OTHERS


def names_around(you: int, own: str) -> tuple[str, ...]:
    """By seat."""
    names = [own, *OTHERS]
    return tuple(names[(seat - you) % 4] for seat in range(4))


def own_name(request: HttpRequest) -> str:
    return str(request.user) if request.user.is_authenticated else _("Guest")


def room_of(view: SeatView, names: tuple[str, ...]) -> dict[str, object]:
    """The room, drawn, and all tricks of the deal so far."""
    return room_context(_table(view, names), view, view.you, 0) | {"tricks": tricks_done(view, names, words_now())}


def _table(view: SeatView, names: tuple[str, ...]) -> TableState:
    seats = tuple(
        SeatState(seat, names[seat], "guest", ready=True, here=True)
        if seat == view.you
        else SeatState(seat, names[seat], "robot", ready=True, here=True, level=USUAL_LEVEL)
        for seat in range(view.rules.players)
    )
    return TableState(
        id=0,
        code="",
        visibility="private",
        rules=Rules(),
        preset="klasik",
        move_seconds=0,
        min_win_rate=0,
        spectators=False,
        creator_id=None,
        begun=True,
        seats=seats,
    )


def accepted_by_others(match: Match, you: int) -> Match:
    """At the end of a deal only the learner is waited for."""
    for seat in match.to_act if match.phase == "review" else ():
        if seat != you:
            match = match.moved(seat, "accept")
    return match


def unmarked(view: SeatView) -> SeatView:
    """The view with every card of the hand as one that may be tried: the page then does not tell which are allowed."""
    plays: list[Action] = list(view.legal)
    plays += [Play(card) for card in view.refusals]
    return replace(view, legal=tuple(plays), refusals={})
