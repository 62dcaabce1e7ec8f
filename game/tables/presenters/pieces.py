"""Pieces of the page that look the same at many moves and to many people: each is drawn once and kept."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TypeVar

from django.conf import settings
from django.template.loader import get_template
from markupsafe import Markup

from game.look import Style

Drawing = TypeVar("Drawing", bound=Callable[..., object])

COMPONENTS = {
    "announced": ("announced",),
    "ask": ("call_question", "bela_question", "exchange_question", "discard_question", "declare_question"),
    "blok": ("blok_sheet", "needs"),
    "claim": ("claim_link", "claim_sheets"),
    "hand": ("hand_card", "hand_words"),
    "leaving": ("leaving_cost", "left_banner"),
    "open_table": ("open_table",),
    "score": ("score_start", "score_end", "score_of_three", "trump", "offered"),
    "seat": (
        *("coaster", "clocked", "fan", "seat_words", "seat_said"),
        *("me_words", "me_text", "your_turn", "standin_banner"),
    ),
    "summary": ("summary",),
    "trick": ("lying", "in_words", "last_words", "last_head", "taken", "pile"),
}
TEMPLATE_OF = {piece: f"components/{file}.html" for file, pieces in COMPONENTS.items() for piece in pieces}
KEPT = 16384
"""How many pieces: a few hundred bytes each."""


def kept(most: int) -> Callable[[Drawing], Drawing]:
    """Keeps what was drawn, the latest so many; nothing while the site is worked on, when templates change."""
    return (lambda drawing: drawing) if settings.DEBUG else lru_cache(most)  # type: ignore[return-value]


@kept(KEPT)
def piece(_style: Style, name: str, *of: Hashable) -> Markup:
    """A component's macro, drawn in this style, which has to be the active one.

    What a piece is drawn from must be hashable, and whole: nothing else may show in it.
    """
    return macro(TEMPLATE_OF[name], name)(*of)


@kept(KEPT)
def macro(file: str, name: str) -> Callable[..., Markup]:
    """Called by itself a macro needs no context, which takes longer to make than a room to put together."""
    template = get_template(file).template  # type: ignore[attr-defined]  # Jinja's own
    found: Callable[..., Markup] = getattr(template.make_module(), name)
    return found
