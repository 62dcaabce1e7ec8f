"""Who a finished match is there for, told to those who have a say in it."""

from dataclasses import dataclass

from game.tables.table_state import TableState


@dataclass(frozen=True, slots=True)
class Sharing:
    """`always`: the table has spectators, so that anybody with the link sees the match anyway."""

    code: str
    opened: bool
    always: bool


def sharing_of(table: TableState, user_id: int | None) -> Sharing | None:
    """None for who has not played here."""
    if table.seat_of(user_id) is None:
        return None
    return Sharing(table.code, table.replay_open, table.spectators)
