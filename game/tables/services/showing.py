"""Tables that look different though nothing was played at them: somebody there is called something else."""

from collections.abc import Iterable
from functools import partial

from django.db import transaction
from django.db.models import F, Q

from game.now import now_ms

from .. import notices
from ..models import Seat, Table
from .seating import hold_tables

LOOKED_AT_MS = 24 * 60 * 60 * 1000
"""So long after its end somebody may still have a table's page open."""


def show_person_again(user_id: int) -> None:
    show_again(Seat.objects.filter(user=user_id).values_list("table_id", flat=True))


def show_again(table_ids: Iterable[int]) -> None:
    """Whoever has one of these tables before them sees it anew, after the caller's transaction."""
    tables = Table.objects.filter(id__in=table_ids)
    hold_tables(tables.only("id"))
    tables.update(seating=F("seating") + 1)
    looked_at = tables.filter(closed_ms=None).filter(Q(over_ms=None) | Q(over_ms__gt=now_ms() - LOOKED_AT_MS))
    for table_id in looked_at.values_list("id", flat=True):
        transaction.on_commit(partial(notices.publish, table_id))
