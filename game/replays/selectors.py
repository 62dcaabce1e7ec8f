"""Where a record to look at comes from, and who may."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from game.tables import fold as folding
from game.tables import selectors as tables
from game.tables.declined import Declined
from game.tables.records import record_of_table
from game.tables.table_state import TableState

from .models import BroughtRecord

Record = dict[str, Any]


def finished_match(code: str, user_id: int | None) -> tuple[TableState, Record]:
    """A table's match that is over, for whoever may see it, or that all have left; Declined for others, and while it is played."""
    left = tables.match_left_by(code, user_id)
    if left is not None:
        fold = folding.read_left(left)
        return fold.state, record_of_table(fold)
    return _ended_match(code, user_id)


def _ended_match(code: str, user_id: int | None) -> tuple[TableState, Record]:
    table_id = tables.table_id(code)
    fold = None if table_id is None else folding.read(table_id)
    if fold is None or not fold.state.may_see_replay(user_id):
        raise no_such_match()
    if fold.phase != "over":
        raise Declined("not_over")
    return fold.state, record_of_table(fold)


def addresses_of(user_id: int | None, codes: Sequence[str]) -> dict[str, str]:
    """Where those of these finished matches are that this person may look at."""
    return {code: reverse("replays:match", args=[code]) for code in tables.replays_seen_by(user_id, codes)}


def brought_text(code: str) -> str:
    """A record as it was brought; Declined if there is none, or no more."""
    text = BroughtRecord.objects.filter(code=code.lower()).values_list("text", flat=True).first()
    if text is None:
        raise no_such_match()
    return text


def no_such_match() -> Declined:
    """The same for a match that isn't there and for one that isn't there for who asks."""
    return Declined("no_such_table", text=_("There is no such match to replay."))
