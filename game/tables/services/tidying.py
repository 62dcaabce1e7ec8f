"""Freeing and closing what nobody comes back to, and whatever else has to be cleared away now and then."""

import logging
from collections.abc import Callable
from contextlib import suppress

from django.db import transaction
from django.db.models import F

from .. import notices, selectors
from ..declined import Declined
from ..models import Seat, Table
from .seating import hold_tables, locked_table, stand_up

log = logging.getLogger(__name__)

AWAY_AFTER_MS = 60 * 1000
DESERTED_AFTER_MS = 15 * 60 * 1000
AT_ONCE = 100

Chore = Callable[[int], None]
"""Given the time, clears something away."""


def free_seats_of_the_absent(now: int) -> None:
    """Before the match a seat is free again once its person has shown no sign of life for a minute."""
    before = now - AWAY_AFTER_MS
    for table_id, user_id in selectors.absent_before_the_match(before):
        with suppress(Declined), transaction.atomic():
            table = locked_table(table_id)
            if table.begun_ms is None and table.seats.filter(user=user_id, seen_ms__lt=before).exists():
                stand_up(table, user_id, comes_back=True)


def excuse_absence(away_ms: int) -> None:
    """Nobody could show a sign of life while the server was away."""
    waiting = Seat.objects.filter(user__isnull=False, table__begun_ms=None, table__closed_ms=None)
    waiting.update(seen_ms=F("seen_ms") + away_ms)


def close_deserted_tables(now: int) -> None:
    """Closes tables whose last person went away, and where nobody has sat down since."""
    deserted = selectors.deserted_waiting_tables(now - DESERTED_AFTER_MS).values_list("id", flat=True)
    ids = list(deserted[:AT_ONCE])
    with transaction.atomic():
        hold_tables(Table.objects.filter(id__in=ids))
        ids = list(deserted.filter(id__in=ids))  # still, now that nobody sits down any more
        Table.objects.filter(id__in=ids).update(closed_ms=now)
    for table_id in ids:
        notices.publish_room(table_id)


chores: list[Chore] = [close_deserted_tables]
"""Rooms above this one add theirs as they are set up."""


def tidy(now: int) -> None:
    """Where one chore fails the others are still done."""
    for chore in chores:
        try:
            chore(now)
        except Exception:
            log.exception("Something could not be cleared away")
