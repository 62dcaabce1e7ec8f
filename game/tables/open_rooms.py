"""The open tables that wait for players, as they are looked for."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.db.models import Count, Exists, OuterRef, Q

from game.accounts.selectors import blocks_between, friends_among

from .models import Seat, Table
from .selectors import table_state
from .table_state import TableState

FIELDS = ("target", "preset", "move_seconds", "min_win_rate", "players")
"""Columns of a table by which it is looked for: what is asked for is had exactly."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables. Of a field that isn't among `values` any value will do, and so will any number of free seats.

    With `friend_of` a friend of this person sits there; with `apart` nobody between whom and this person a block lies.
    """

    values: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    free: tuple[int, ...] = ()
    friend_of: int | None = None
    apart: int | None = None


def open_room_ids(wanted: Wanted, now_ms: int) -> list[int]:
    """The latest first. Where nobody is present, or no seat is free, is no room to be found."""
    return list(_rooms(wanted, now_ms).order_by("-id").values_list("id", flat=True))


def best_room_ids(wanted: Wanted, now_ms: int, *, rate: int, but: int, most: int = 20) -> list[int]:
    """Where somebody with this win rate begins soonest: the fullest first, then the latest; not where `but` sits already."""
    own = Seat.objects.filter(table=OuterRef("id"), user=but)
    rooms = _rooms(wanted, now_ms).filter(~Exists(own), min_win_rate__lte=rate)
    return list(rooms.order_by("free", "-id").values_list("id", flat=True)[:most])


def own_open_room(user_id: int) -> str | None:
    """The code of the latest open table at which somebody waits for players."""
    rooms = Table.objects.filter(_WAITING, seats__user=user_id).order_by("-id")
    return rooms.values_list("code", flat=True).first()


def rooms(ids: list[int], now_ms: int) -> list[TableState]:
    """These tables, in this order."""
    seats = Seat.objects.filter(table__in=ids).select_related("user", "table__rematch__creator")
    by_table = groupby(seats.order_by("table", "place"), lambda seat: seat.table_id)
    states = {table_id: _state(list(its), now_ms) for table_id, its in by_table}
    return [states[table_id] for table_id in ids if table_id in states]


def _state(seats: list[Seat], now_ms: int) -> TableState:
    return table_state(seats[0].table, now_ms, seats)


_WAITING = Q(visibility=Table.Visibility.OPEN, begun_ms=None, closed_ms=None)


def _rooms(wanted: Wanted, now_ms: int) -> Any:  # a query set with columns that its type doesn't know
    seats = Seat.objects.filter(table=OuterRef("id"))
    found = Table.objects.filter(_WAITING, **{f"{column}__in": values for column, values in wanted.values})
    if wanted.friend_of is not None:
        found = found.filter(Exists(seats.filter(friends_among("user", wanted.friend_of))))
    if wanted.apart is not None:
        found = found.exclude(Exists(seats.filter(blocks_between("user", wanted.apart))))
    counted = found.values("id").annotate(
        free=Count("seats", filter=Q(seats__user=None, seats__robot_level="")),
        here=Count("seats", filter=Q(seats__user__isnull=False, seats__here_until_ms__gt=now_ms)),
    )
    enough = Q(free__in=wanted.free) if wanted.free else Q(free__gt=0)
    return counted.filter(enough, here__gt=0)
