"""The open tables that wait for players, as they are looked for."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.db.models import Count, Exists, OuterRef, Q, Subquery

from game.accounts.selectors import blocks_between, friends_among

from .models import Seat, Table
from .selectors import table_state
from .table_state import TableState

FIELDS = ("target", "preset", "move_seconds", "min_win_rate", "players")
"""Columns of a table by which it is looked for: what is asked for is had exactly."""


SHOWN = (
    *("place", "robot_level", "robot_name", "ready", "here_until_ms", "standin", "erased_as"),
    *("user__name", "user__is_guest"),
    *(f"table__{column}" for column in (*FIELDS, "code", "visibility", "options", "spectators", "creator", "begun_ms")),
    *("table__replay_open", "table__company", "table__left_first", "table__verdicts", "table__rematch__code"),
)


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
    seats = _seats_of(shown).annotate(in_all=Subquery(number))
    states = _states(seats.order_by("-table", "place"), now_ms)
    return [state for state, _ in states], states[0][1].in_all if states else 0


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
    return {state.id: state for state, _ in _states(_seats_of(ids).order_by("table", "place"), now_ms)}


def _seats_of(tables: Any) -> Any:
    """Only with what a room shows: there are many, and building the rows is most of the work."""
    return Seat.objects.filter(table__in=tables).select_related("user", "table__rematch").only(*SHOWN)


def _states(seats: Any, now_ms: int) -> list[tuple[TableState, Any]]:
    """Each table with one of its seats."""
    by_table = [list(its) for _, its in groupby(seats, lambda seat: seat.table_id)]
    return [(table_state(its[0].table, now_ms, its), its[0]) for its in by_table]


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
