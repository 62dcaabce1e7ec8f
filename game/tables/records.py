"""A table's match as a record (docs/record-format.md), with who played and when."""

from typing import Any

from game import bela

from .fold import Fold
from .models import Table


def record_of_table(fold: Fold) -> dict[str, Any]:
    """The record of the match so far; the fields of ours begin with `x_`."""
    assert fold.match is not None
    times = Table.objects.filter(id=fold.table_id).values("begun_ms", "over_ms").get()
    return bela.record_of(fold.match) | {
        "x_preset": fold.state.preset,
        "x_table": fold.state.code,
        "x_players": [{"name": seat.name, "kind": seat.kind} for seat in fold.state.seats],
        "x_begun_ms": times["begun_ms"],
        "x_over_ms": times["over_ms"],
    }
