"""The clock as shown: a ring that runs out, and seconds."""

from dataclasses import dataclass

from game.tables.table_state import TableState

NUMBER_FOR_ALL_MS = 5_000
"""Below this everybody sees the seconds; one's own are always shown."""


@dataclass(frozen=True, slots=True)
class Clock:
    left_ms: int
    whole_ms: int

    @property
    def percent(self) -> int:
        return min(100, 100 * self.left_ms // self.whole_ms)

    @property
    def seconds(self) -> int:
        """Whole seconds, rounded up: 0 is shown only when it has run out."""
        return -(-self.left_ms // 1000)

    @property
    def is_ending(self) -> bool:
        return self.left_ms <= NUMBER_FOR_ALL_MS


def clock_of(table: TableState, now_ms: int) -> Clock | None:
    """None where nobody is timed now."""
    if table.shown_until_ms is None or not table.clock_ms:
        return None
    return Clock(left_ms=max(0, table.shown_until_ms - now_ms), whole_ms=table.clock_ms)
