"""Whether everybody's part in a finished match is what the journal says of it."""

from collections.abc import Iterator

from game.accounts.models import Played
from game.bela import Match

from .deciding import figures_so_far, parts_of
from .models import Seat, Table
from .replaying import replayed
from .verdicts import Outcome, Verdicts, at_the_end, on_leaving

SAME = [
    field.attname for field in Played._meta.concrete_fields if field.attname not in ("id", "partner_id", "erased_as")
]


def part_disagreements(table: Table, match: Match) -> Iterator[str]:
    """`match` is the finished one. What was decided before parts were written has none."""
    if table.decided_length is None:
        return
    decided = match if table.decided_length == table.length else replayed(table, table.decided_length)
    stored = {part.user_id: part for part in Played.objects.filter(match=table.code, user__isnull=False)}
    seats = _as_they_sat(table)
    verdicts = list(_verdicts(table, decided, seats))
    if table.verdicts != verdicts:
        yield f"verdicts are stored as {table.verdicts}, by the journal {verdicts}"
    for part in parts_of(table, seats, figures_so_far(decided)):
        found = stored.pop(part.user_id, None)
        if found is None:
            yield f"person {part.user_id} has played, and no part is stored"
            continue
        for name in SAME:
            if getattr(found, name) != getattr(part, name):
                told, true = getattr(found, name), getattr(part, name)
                yield f"person {part.user_id}: {name} is stored as {told}, by the journal {true}"
    for user_id in stored:
        yield f"person {user_id} has not played, and a part is stored"


def _as_they_sat(table: Table) -> list[Seat]:
    """The seats with who left them."""
    seats = list(table.seats.order_by("place"))
    for seat in seats:
        seat.user_id = seat.user_id or seat.left_by_id
    return seats


def _verdicts(table: Table, match: Match, seats: list[Seat]) -> Verdicts:
    if table.left_first is not None:
        abandoned = {place for place, verdict in enumerate(table.verdicts or ()) if verdict == Outcome.ABANDONED}
        return on_leaving(match, table.left_first, abandoned)  # who was away then is told by nothing else
    assert match.winner is not None
    return at_the_end(match.rules, match.winner, {seat.place for seat in seats if seat.standin})
