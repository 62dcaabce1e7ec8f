"""The journal of moves: appended to in groups, read back whole.

The database decides every race. An entry says how long the journal was when it was chosen; if another entry has
taken its number, or the seats have changed since, it is not written and its author looks again.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db import IntegrityError, connection, transaction

from game.threads import in_writer

from .deciding import decide_at_end
from .models import Move, Result, Seat, Table
from .results import MatchResult

MOST_AT_ONCE = 64
Row = tuple[int | str | None, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One move as it is stored; `seat` is None for the deck."""

    seat: int | None
    action: str
    made_by: str
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What a move changes at a seat: its time-outs in a row, and whether a robot sits in."""

    seat: int
    timeouts: int
    standin: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """Lines that are stored together, chosen when the journal had `length` lines and the seats were as at `seating`.

    `result` is that of the match which they end.
    """

    table_id: int
    length: int
    seating: int
    lines: tuple[Line, ...]
    at_ms: int
    waiting_since_ms: int
    due_ms: int | None
    result: MatchResult | None = None
    notes: tuple[SeatNote, ...] = field(default=())


class Overtaken(Exception):
    """Somebody else's entry came first."""


class Writer:
    """Writes what several tables append at the same time in one transaction."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Returns once the entry is durable; raises Overtaken if it came too late."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_waiting())
        if not await written:
            raise Overtaken

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                outcomes = await in_writer(write_each, [entry for entry, _ in batch])
            except Exception as error:  # noqa: BLE001  whatever it is, it is their authors' to hear
                for _, written in batch:
                    if not written.done():
                        written.set_exception(error)
                continue
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                if not written.done():
                    written.set_result(outcome)


writer = Writer()


def write_each(entries: Sequence[Entry]) -> list[bool]:
    """Which of the entries were written: all in one transaction, or, where one is overtaken, in halves until it is alone."""
    try:
        with transaction.atomic():
            write(entries)
        return [True] * len(entries)
    except (IntegrityError, Overtaken):
        half = len(entries) // 2
        return write_each(entries[:half]) + write_each(entries[half:]) if half else [False]


def write(entries: Sequence[Entry]) -> None:
    """Writes the entries inside the caller's transaction; raises Overtaken or IntegrityError if one of them is late."""
    entries = sorted(entries, key=lambda entry: entry.table_id)  # the order in which tables are held
    with connection.cursor() as cursor:
        cursor.executemany(_ADVANCE, [_advance_row(entry) for entry in entries])
        if cursor.rowcount != len(entries):
            raise Overtaken
        cursor.executemany(_INSERT, [row for entry in entries for row in _move_rows(entry)])
        notes = [(note.timeouts, note.standin, entry.table_id, note.seat) for entry in entries for note in entry.notes]
        if notes:
            cursor.executemany(_NOTE, notes)
    for entry in entries:
        if entry.result is not None:
            _result_row(entry.table_id, entry.result).save(force_insert=True)
            decide_at_end(entry.table_id, entry.result, length=entry.length + len(entry.lines), at_ms=entry.at_ms)


def read(table_id: int, first: int, end: int) -> list[Move]:
    """The moves of a table from number `first` up to and without `end`."""
    if first >= end:
        return []
    return list(Move.objects.filter(table_id=table_id, number__gte=first, number__lt=end).order_by("number"))


# Written by hand: a batch through the ORM costs several times the insert itself.
_INSERT = (
    f"INSERT INTO {Move._meta.db_table} (table_id, number, seat, action, made_by, action_id, at_ms)"  # noqa: S608
    " VALUES (%s, %s, %s, %s, %s, %s, %s)"
)
_ADVANCE = (
    f"UPDATE {Table._meta.db_table} SET length = %s, seating = seating + %s, waiting_since_ms = %s, due_ms = %s,"  # noqa: S608
    " over_ms = %s WHERE id = %s AND length = %s AND seating = %s"
)
_NOTE = f"UPDATE {Seat._meta.db_table} SET timeouts = %s, standin = %s WHERE table_id = %s AND place = %s"  # noqa: S608


def _advance_row(entry: Entry) -> Row:
    return (
        entry.length + len(entry.lines),
        1 if entry.notes else 0,
        entry.waiting_since_ms,
        entry.due_ms,
        None if entry.result is None else entry.at_ms,
        entry.table_id,
        entry.length,
        entry.seating,
    )


def _move_rows(entry: Entry) -> list[Row]:
    return [
        (entry.table_id, entry.length + place, line.seat, line.action, line.made_by, line.action_id, entry.at_ms)
        for place, line in enumerate(entry.lines)
    ]


def _result_row(table_id: int, result: MatchResult) -> Result:
    return Result(
        table_id=table_id,
        winner=result.winner,
        totals=list(result.totals),
        deals=result.deals,
        last_outcome=result.last_outcome,
    )
