"""A table as text for one seat: HTML for browsers, JSON for programs."""

import json
from functools import partial
from typing import Any

from django.template.loader import get_template
from markupsafe import Markup

from game.bela import SeatView

from ..table_state import TableState
from .drawn import drawn_of
from .json_view import json_view
from .leaving import leaving_cost
from .page import TablePage, page
from .pieces import TEMPLATE_OF, macro, piece
from .shared import Shared

ROOM = ("tables/room.html", "tables/waiting.html", "tables/review.html")
"""The room, and what it becomes before and after playing."""


def draw_json(table: TableState, view: SeatView | None, you: int | None, now: int) -> str:
    return json.dumps(json_view(table, view, you, now), ensure_ascii=False)


def draw_html(table: TableState, view: SeatView | None, you: int | None, now: int, shared: Shared | None = None) -> str:
    """The one element that is swapped, whole, and for who plays what leaving would cost now."""
    shared = shared or Shared()
    shown = page(table, view, you, now, shared)
    room = _room(shown, shared, oob=True)
    cost = _leaving_cost(shown, shared)
    return "".join((room, piece(shown.style, "leaving_cost", cost, True))) if cost else room


def room_context(
    table: TableState, view: SeatView | None, you: int | None, now: int, *, oob: bool = False
) -> dict[str, Any]:
    """What a page with a room in it is drawn from. `oob`: the room is to be swapped for the one that is there."""
    shared = Shared()
    shown = page(table, view, you, now, shared)
    return {
        "table_page": shown,
        "room": _room(shown, shared, oob=oob),
        "leaving_cost": _leaving_cost(shown, shared),
    }


def load_templates() -> None:
    """All that a room is drawn from: reading it takes longer than drawing hundreds, and nobody should wait for it."""
    for file in {*TEMPLATE_OF.values(), *ROOM}:
        get_template(file)


def _room(shown: TablePage, shared: Shared, *, oob: bool) -> Markup:
    drawn = shown.match and drawn_of(shown, shown.match, shared)
    return macro(ROOM[0], "room")(shown, shown.match, drawn, oob)


def _leaving_cost(shown: TablePage, shared: Shared) -> str:
    """'' for who doesn't play."""
    if shown.you is None or shown.match is None:
        return ""
    return shared("leaving cost", partial(leaving_cost, over=shown.phase == "over"), shown.table)
