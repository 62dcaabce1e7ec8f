"""Writing down how a decided match went for its people."""

from collections.abc import Sequence

from . import standings
from .models import Played


def write_played(parts: Sequence[Played]) -> None:
    """Inside the transaction that decides the match; raises IntegrityError for a part that is written already."""
    Played.objects.bulk_create(parts)
    standings.add(parts)
