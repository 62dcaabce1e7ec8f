"""A table as this process last saw it: its seats, and the match folded from its journal."""

import asyncio
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from weakref import WeakValueDictionary

from django.conf import settings

from game.bela import Match
from game.now import now_ms
from game.threads import in_reader

from . import journal, selectors
from .journal import Entry, Line, SeatNote
from .models import Move, Table
from .table_state import TableState
from .verdicts import at_the_end

ActionIds = frozenset[tuple[int | None, str]]  # by seat
NO_IDS: ActionIds = frozenset()


@dataclass(frozen=True, slots=True)
class Fold:
    """A value: what happens to the table makes another one."""

    state: TableState
    match: Match | None
    length: int
    seating: int
    waiting_since_ms: int
    due_ms: int | None
    here_until_ms: tuple[int, ...]
    timeouts: tuple[int, ...]
    action_ids: ActionIds
    ran_out: int | None = None

    @property
    def table_id(self) -> int:
        return self.state.id

    @property
    def phase(self) -> str:
        return "waiting" if self.match is None else self.match.phase

    @property
    def version(self) -> int:
        return 0 if self.match is None else self.match.version

    def state_at(self, now: int) -> TableState:
        """The table with who is present and what the clock shows at this instant."""
        seats = tuple(
            seat if seat.user_id is None or seat.here == (until > now) else dataclasses.replace(seat, here=until > now)
            for seat, until in zip(self.state.seats, self.here_until_ms, strict=True)
        )
        clock = self._clock_ms()
        return dataclasses.replace(
            self.state,
            seats=seats,
            clock_ms=clock,
            shown_until_ms=None if clock is None else self.waiting_since_ms + clock,
            ran_out=self.ran_out,
            played=self.match is not None and self.match.has_been_played,
            foregone=self.match is not None and self.match.foregone is not None,
        )

    def _clock_ms(self) -> int | None:
        if self.phase == "review":
            return settings.REVIEW_SECONDS * 1000
        if self.phase in ("waiting", "over") or not self.state.move_seconds:
            return None
        return self.state.move_seconds * 1000

    def after(self, entry: Entry, match: Match) -> "Fold":
        """The table once `entry`, which leads to `match`, is stored."""
        named = {(line.seat, line.action_id) for line in entry.lines if line.action_id is not None}
        noted = self.with_notes(entry.notes) if entry.notes else self
        return dataclasses.replace(
            noted,
            state=noted.state if entry.result is None else _decided(noted.state, entry.result.winner),
            match=match,
            length=self.length + len(entry.lines),
            seating=self.seating + bool(entry.notes),
            waiting_since_ms=entry.waiting_since_ms,
            due_ms=entry.due_ms,
            action_ids=self.action_ids | named if named else self.action_ids,
            ran_out=_run_out(entry.lines),
        )

    def with_notes(self, notes: tuple[SeatNote, ...]) -> "Fold":
        timeouts, seats = list(self.timeouts), list(self.state.seats)
        for note in notes:
            timeouts[note.seat] = note.timeouts
            seats[note.seat] = dataclasses.replace(seats[note.seat], standin=note.standin)
        return dataclasses.replace(
            self, timeouts=tuple(timeouts), state=dataclasses.replace(self.state, seats=tuple(seats))
        )

    def with_presence(self, seat: int, until_ms: int) -> "Fold":
        here = (*self.here_until_ms[:seat], until_ms, *self.here_until_ms[seat + 1 :])
        return dataclasses.replace(self, here_until_ms=here)

    def is_behind(self, other: "Fold") -> bool:
        return (self.length, self.seating) < (other.length, other.seating)


def _decided(state: TableState, winner: int) -> TableState:
    """The table at whose match's end nothing had decided it yet, or something had."""
    away = {seat.index for seat in state.seats if seat.standin}
    verdicts = state.verdicts or at_the_end(state.rules, winner, away)
    return dataclasses.replace(state, verdicts=verdicts)


def read(table_id: int, known: Fold | None = None) -> Fold | None:
    """The table as the database holds it, going on from what is known; None if there is no such table."""
    table = selectors.table_rows([table_id]).filter(closed_ms=None).first()
    return None if table is None else _fold_of(table, known)


def read_left(table_id: int) -> Fold:
    """A match that all have left, as it then stood."""
    return _fold_of(selectors.table_rows([table_id]).get(), None)


def _fold_of(table: Table, known: Fold | None) -> Fold:
    now = now_ms()
    match, action_ids, ran_out = _match(table, known)
    return Fold(
        state=selectors.table_state(table, now),
        match=match,
        length=table.length,
        seating=table.seating,
        waiting_since_ms=table.waiting_since_ms,
        due_ms=table.due_ms,
        here_until_ms=tuple(seat.here_until_ms for seat in table.seats.all()),
        timeouts=tuple(seat.timeouts for seat in table.seats.all()),
        action_ids=action_ids,
        ran_out=ran_out,
    )


def _match(table: Table, known: Fold | None) -> tuple[Match | None, ActionIds, int | None]:
    if table.first_dealer is None:
        return None, NO_IDS, None
    if known is None or known.match is None or known.length > table.length:
        match, length, action_ids, ran_out = (
            Match.start(selectors.table_rules(table), table.first_dealer),
            0,
            NO_IDS,
            None,
        )
    else:
        match, length, action_ids, ran_out = known.match, known.length, known.action_ids, known.ran_out
    moves = journal.read(table.id, length, table.length)
    for move in moves:
        match = match.move(move.seat, move.action).match
    named = {(move.seat, move.action_id) for move in moves if move.action_id is not None}
    return match, action_ids | named, _run_out(moves) if moves else ran_out


def _run_out(moves: Sequence[Line | Move]) -> int | None:
    """The seat for which the clock made the latest of these moves, but for accepting, which is nobody's loss."""
    acted = [move for move in moves if move.seat is not None and move.action != "accept"]
    return acted[-1].seat if acted and acted[-1].made_by == Move.By.TIMEOUT else None


class Folds:
    """The tables this process has in memory. What is here may be behind the database, never ahead of it."""

    def __init__(self) -> None:
        self._by_id: dict[int, Fold] = {}
        self._used: dict[int, float] = {}
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def turn(self, table_id: int) -> asyncio.Lock:
        """Held while something is done at a table: it saves this process races with itself that the database would decide."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    async def get(self, table_id: int) -> Fold | None:
        return self._by_id.get(table_id) or await self.fresh(table_id)

    async def fresh(self, table_id: int) -> Fold | None:
        """The table as the database holds it now."""
        fold = await in_reader(read, table_id, self._by_id.get(table_id))
        if fold is None:
            self.forget(table_id)
            return None
        return self.keep(fold)

    async def caught_up(self, fold: Fold) -> Fold | None:
        """This fold, if nothing has been stored since; else the table as the database holds it."""
        if await in_reader(selectors.counters, fold.table_id) == (fold.length, fold.seating):
            return fold
        return await self.fresh(fold.table_id)

    def keep(self, fold: Fold) -> Fold:
        """Remembers this fold unless a later one is known, and returns the later of the two."""
        known = self._by_id.get(fold.table_id)
        self._used[fold.table_id] = monotonic()
        if known is None or not fold.is_behind(known):
            self._by_id[fold.table_id] = fold
            return fold
        return known

    def present(self, fold: Fold) -> Fold:
        """The same state of the table with who has come or gone meanwhile."""
        known = self._by_id.get(fold.table_id, fold)
        return known if (known.length, known.seating) == (fold.length, fold.seating) else fold

    def known(self, table_id: int) -> Fold | None:
        return self._by_id.get(table_id)

    def forget(self, table_id: int) -> None:
        self._by_id.pop(table_id, None)
        self._used.pop(table_id, None)

    def forget_unused(self, seconds: float) -> None:
        """Lets go of tables at which nothing has happened for so long; the database holds them."""
        before = monotonic() - seconds
        for table_id in [table_id for table_id, used in self._used.items() if used < before]:
            self.forget(table_id)

    def ids(self) -> list[int]:
        return list(self._by_id)


folds = Folds()
