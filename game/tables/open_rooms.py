"""The open tables that wait for players, as they are looked for."""

from dataclasses import dataclass, field
from typing import Any

from django.db.models import Count, Exists, OuterRef, Q

from .models import Seat, Table
from .selectors import table_rows, table_state
from .table_state import TableState

FIELDS = ("target", "preset", "move_seconds", "min_win_rate", "players")
"""Columns of a table by which it is looked for: what is asked for is had exactly."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables. Of a field that isn't among `values` any value will do, and so will any number of free seats.

    One of `friends` has to sit there, where they are given; none of `strangers` may, or have opened it.
    """

    values: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    free: tuple[int, ...] = ()
    friends: frozenset[int] | None = None
    strangers: frozenset[int] = field(default=frozenset())


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
    states = {row.id: table_state(row, now_ms) for row in table_rows(ids)}
    return [states[table_id] for table_id in ids if table_id in states]


_WAITING = Q(visibility=Table.Visibility.OPEN, begun_ms=None, closed_ms=None)


def _rooms(wanted: Wanted, now_ms: int) -> Any:  # a query set with columns that its type doesn't know

    seats = Seat.objects.filter(table=OuterRef("id"))
    found = Table.objects.filter(_WAITING, **{f"{column}__in": values for column, values in wanted.values})
    if wanted.friends is not None:
        found = found.filter(Exists(seats.filter(user__in=wanted.friends)))
    if wanted.strangers:
        found = found.exclude(creator__in=wanted.strangers).exclude(Exists(seats.filter(user__in=wanted.strangers)))
    counted = found.values("id").annotate(
        free=Count("seats", filter=Q(seats__user=None, seats__robot_level="")),
        here=Count("seats", filter=Q(seats__user__isnull=False, seats__here_until_ms__gt=now_ms)),
    )
    enough = Q(free__in=wanted.free) if wanted.free else Q(free__gt=0)
    return counted.filter(enough, here__gt=0)
