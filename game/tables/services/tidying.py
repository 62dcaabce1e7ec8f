"""Closing what nobody comes back to, and whatever else has to be cleared away now and then."""

from collections.abc import Callable

from .. import notices, selectors
from ..models import Table

DESERTED_AFTER_MS = 60 * 60 * 1000

Chore = Callable[[int], None]
"""Given the time, clears something away."""


def close_deserted_tables(now: int) -> None:
    """Closes tables that have waited for an hour with nobody present."""
    tables = selectors.deserted_waiting_tables(now - DESERTED_AFTER_MS)
    ids = list(tables.values_list("id", flat=True)[:100])
    Table.objects.filter(id__in=ids).update(closed_ms=now)
    for table_id in ids:
        notices.publish(table_id)


chores: list[Chore] = [close_deserted_tables]
"""Rooms above this one add theirs as they are set up."""


def tidy(now: int) -> None:
    for chore in chores:
        chore(now)
