"""How many people look at each table without sitting there, so far as this process knows: it counts its own sockets."""

from collections.abc import Iterable
from typing import Protocol

from .table_state import TableState


class Onlooker(Protocol):
    user_id: int | None


class Audience:
    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}

    def count(self, table: TableState, watchers: Iterable[Onlooker]) -> None:
        """Somebody with several pages open is one; of who isn't known each page is one."""
        looking = [watcher for watcher in watchers if table.seat_of(watcher.user_id) is None]
        number = len({watcher.user_id or -id(watcher) for watcher in looking})
        if number:
            self._numbers[table.id] = number
        else:
            self._numbers.pop(table.id, None)

    def number(self, table_id: int) -> int:
        return self._numbers.get(table_id, 0)


audience = Audience()
