"""A table as text for one seat: HTML for browsers, JSON for programs."""

import json
from functools import cache
from typing import Any

import jinja2
from django.template.loader import get_template

from game.bela import SeatView

from ..table_state import TableState
from .drawn import drawn_of
from .json_view import json_view
from .leaving import leaving_cost
from .page import page
from .pieces import piece
from .shared import Shared


def draw_json(table: TableState, view: SeatView | None, you: int | None, now: int) -> str:
    return json.dumps(json_view(table, view, you, now), ensure_ascii=False)


def draw_html(table: TableState, view: SeatView | None, you: int | None, now: int, shared: Shared | None = None) -> str:
    """The one element that is swapped, whole, and for who plays what leaving would cost now."""
    context = room_context(table, view, you, now, shared)
    if not context["leaving_cost"]:
        return _room().render(context)
    cost = piece(context["table_page"].style, "leaving_cost", context["leaving_cost"], True)
    return "".join((_room().render(context), cost))


@cache
def _room() -> jinja2.Template:
    template: jinja2.Template = get_template("tables/room.html").template  # type: ignore[attr-defined]  # Jinja's own
    return template


def room_context(
    table: TableState, view: SeatView | None, you: int | None, now: int, shared: Shared | None = None
) -> dict[str, Any]:
    shared = shared or Shared()
    shown = page(table, view, you, now, shared)
    return {
        "table_page": shown,
        "drawn": shown.match and drawn_of(shown, shown.match, shared),
        "leaving_cost": "" if you is None or view is None else leaving_cost(table, over=view.phase == "over"),
        "oob": True,
    }
