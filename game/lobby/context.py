"""What every page knows: who looks at it, and at which table that person is waited for."""

from functools import partial
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString

from game.accounts.personal import draw_panels
from game.tables import selectors

from .conditions import condition_words


class WayBack(NamedTuple):
    """The table where somebody's seat is kept: the match is being played, or waits for its players."""

    code: str
    is_played: bool


def person(request: HttpRequest) -> dict[str, Any]:
    """What is lazy is looked up, or drawn, only by pages that ask: `own_room` is the code of the waiting table one has opened."""
    return {
        "person": request.user if request.user.is_authenticated else None,
        "personal": SimpleLazyObject(lambda: _personal(request)),
        "condition_of": partial(condition_words, request),
        "own_room": SimpleLazyObject(lambda: _own_room(request)),
        "way_back": SimpleLazyObject(lambda: _way_back(request)),
    }


def _own_room(request: HttpRequest) -> str | None:
    return selectors.own_waiting_table(request.user.pk) if request.user.is_authenticated else None


def _personal(request: HttpRequest) -> SafeString:
    return SafeString(draw_panels(request.user.pk)) if request.user.is_authenticated else SafeString()


def _way_back(request: HttpRequest) -> WayBack | None:
    found = selectors.table_to_go_back_to(request.user.pk) if request.user.is_authenticated else None
    return None if found is None else WayBack(*found)
