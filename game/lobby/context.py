"""What every page knows: who looks at it, and where that person's match is being played."""

from functools import partial
from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString

from game.accounts.personal import draw_panels
from game.tables import selectors

from .conditions import condition_words


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


def _way_back(request: HttpRequest) -> str | None:
    """The code of the running match's table."""
    table = selectors.running_table(request.user.pk) if request.user.is_authenticated else None
    return table.code if table else None
