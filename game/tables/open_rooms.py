"""The open tables that wait for players, as they are looked for."""

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from django.db.models import Count, Exists, OuterRef, Q, Subquery

from game.accounts.selectors import blocks_between, friends_among

from .models import Seat, Table
from .selectors import seat_state_of, state_of
from .table_state import SeatState, TableState

FIELDS = ("target", "preset", "move_seconds", "min_win_rate", "players")
"""Columns of a table by which it is looked for: what is asked for is had exactly."""

SEAT = ("table", "place", "robot_level", "robot_name", "ready", "here_until_ms", "user", "user__name", "user__is_guest")
ROOM = ("code", "visibility", "options", "preset", "move_seconds", "min_win_rate", "spectators", "creator", "begun_ms")


class Row(NamedTuple):
    """A seat with its table, as far as a room shows them: there are many, and whole models of each take most of the time.

    Its fields are called as those of the models, `id` that of the table.
    """

    id: int
    place: int
    robot_level: str
    robot_name: str
    ready: bool
    here_until_ms: int
    user_id: int | None
    user_name: str | None
    is_guest: bool | None
    code: str
    visibility: str
    options: dict[str, str | int]
    preset: str
    move_seconds: int
    min_win_rate: int
    spectators: bool
    creator_id: int | None
    begun_ms: int | None
    in_all: int = 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables. Of a field that isn't among `values` any value will do, and so will any number of free seats.

    With `friend_of` a friend of this person sits there; with `apart` nobody between whom and this person a block lies.
    """

    values: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    free: tuple[int, ...] = ()
    friend_of: int | None = None
    apart: int | None = None


def open_rooms(wanted: Wanted, now_ms: int, *, first: int, most: int) -> tuple[list[TableState], int]:
    """Some of these tables, the latest first, from the one numbered `first` on; and how many there are in all.

    Where nobody is present, or no seat is free, is no room to be found.
    """
    found = _rooms(wanted, now_ms)
    shown = found.order_by("-id").values("id")[first : first + most]
    number = found.order_by().values("visibility").annotate(number=Count("id")).values("number")
    rows = _rows(shown, "-table", Subquery(number))
    return _states(rows, now_ms), rows[0].in_all if rows else 0


def best_room_ids(wanted: Wanted, now_ms: int, *, rate: int, but: int, most: int = 20) -> list[int]:
    """Where somebody with this win rate begins soonest: the fullest first, then the latest; not where `but` sits already."""
    own = Seat.objects.filter(table=OuterRef("id"), user=but)
    rooms = _rooms(wanted, now_ms).filter(~Exists(own), min_win_rate__lte=rate)
    return list(rooms.order_by("free", "-id").values_list("id", flat=True)[:most])


def own_open_room(user_id: int) -> str | None:
    """The code of the latest open table at which somebody waits for players."""
    rooms = Table.objects.filter(_WAITING, seats__user=user_id).order_by("-id")
    return rooms.values_list("code", flat=True).first()


def rooms(ids: list[int], now_ms: int) -> dict[int, TableState]:
    """These tables, by their id."""
    return {state.id: state for state in _states(_rows(ids, "table"), now_ms)}


def _rows(tables: Any, order: str, *more: Subquery) -> list[Row]:
    seats = Seat.objects.filter(table__in=tables).order_by(order, "place")
    return [Row(*row) for row in seats.values_list(*SEAT, *(f"table__{column}" for column in ROOM), *more)]


def _states(rows: list[Row], now_ms: int) -> list[TableState]:
    """What only a match brings isn't asked for."""
    tables = [list(its) for _, its in groupby(rows, attrgetter("id"))]
    return [state_of(its[0], tuple(_seat(row, now_ms) for row in its)) for its in tables]


def _seat(row: Row, now_ms: int) -> SeatState:
    return seat_state_of(row, row.user_name, is_guest=bool(row.is_guest), now_ms=now_ms)


_WAITING = Q(visibility=Table.Visibility.OPEN, begun_ms=None, closed_ms=None)


def _rooms(wanted: Wanted, now_ms: int) -> Any:  # a query set with a column that its type doesn't know
    seats = Seat.objects.filter(table=OuterRef("id"))
    free = seats.filter(user=None, robot_level="").values("table").annotate(number=Count("id")).values("number")
    found = Table.objects.filter(_WAITING, **{f"{column}__in": values for column, values in wanted.values})
    found = found.filter(Exists(seats.filter(user__isnull=False, here_until_ms__gt=now_ms)))
    if wanted.friend_of is not None:
        found = found.filter(Exists(seats.filter(friends_among("user", wanted.friend_of))))
    if wanted.apart is not None:
        found = found.exclude(Exists(seats.filter(blocks_between("user", wanted.apart))))
    enough = Q(free__in=wanted.free) if wanted.free else Q(free__gt=0)
    return found.alias(free=Subquery(free)).filter(enough)
