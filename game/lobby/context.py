"""What every page knows: who looks at it, and where that person's match is being played."""

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString

from game.accounts.personal import draw_panels
from game.tables import selectors


def person(request: HttpRequest) -> dict[str, Any]:
    """`way_back` is looked up, and what concerns the person drawn, only by pages that ask."""
    return {
        "person": request.user if request.user.is_authenticated else None,
        "personal": SimpleLazyObject(lambda: _personal(request)),
        "way_back": SimpleLazyObject(lambda: _way_back(request)),
    }


def _personal(request: HttpRequest) -> SafeString:
    return SafeString(draw_panels(request.user.pk)) if request.user.is_authenticated else SafeString()


def _way_back(request: HttpRequest) -> str | None:
    """The code of the running match's table."""
    table = selectors.running_table(request.user.pk) if request.user.is_authenticated else None
    return table.code if table else None
