"""Opening a table, and opening it again for the same people."""

import secrets
from dataclasses import dataclass
from functools import partial

from django.db import transaction

from game.accounts.models import User
from game.bela import Rules
from game.now import now_ms

from .. import notices, selectors
from ..declined import Declined
from ..models import Seat, Table
from .conditions import decline_blocked
from .seating import decline_players_of_running_matches, free_seat, just_seen, locked_table

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for another when read aloud
CODE_LENGTH = 6


@dataclass(frozen=True, slots=True)
class TableWish:
    """How somebody wants a table to be."""

    rules: Rules
    preset: str = "klasik"
    visibility: str = Table.Visibility.PRIVATE
    move_seconds: int = 20
    min_win_rate: int = 0
    spectators: bool = False


def open_table(*, creator: User, wish: TableWish) -> Table:
    """A new table with its creator at seat 0; declines who is in a running match."""
    with transaction.atomic():
        decline_players_of_running_matches(creator)
        return _new_table(creator, wish, seat=0)


def open_rematch(*, table_id: int, user: User) -> Table:
    """The table where the same people play again: opened by the first who asks, joined by the others, all at their seats.

    Robots come along; whoever has gone is not waited for, the seat is free. Who has played is welcome again, whatever
    has become of the win rate.
    """
    with transaction.atomic():
        old = locked_table(table_id)
        place = old.seats.filter(user=user).values_list("place", flat=True).first()
        if place is None:
            raise Declined("not_at_table")
        if old.over_ms is None:
            raise Declined("not_over")
        decline_players_of_running_matches(user)
        rematch = Table.objects.filter(rematch_of=old, closed_ms=None).first()
        if rematch is None:
            rematch = _open_again(old, user, place)
        else:
            _join(rematch, user)
    notices.publish(old.id)
    return rematch


def _open_again(old: Table, user: User, place: int) -> Table:
    Table.objects.filter(rematch_of=old).update(rematch_of=None)
    rematch = _new_table(user, _wish_of(old), seat=place)
    rematch.rematch_of = old
    rematch.save(update_fields=["rematch_of"])
    for robot in old.seats.exclude(robot_level="").filter(left_by=None):
        seat = rematch.seats.filter(place=robot.place)
        seat.update(robot_level=robot.robot_level, robot_name=robot.robot_name)
    return rematch


def _join(table: Table, user: User) -> None:
    """Sits somebody down, ready, at the seat from before or at any other that is free; who sits already stays there."""
    if table.begun_ms is not None or table.seats.filter(user=user).exists():
        return
    seat = free_seat(table, None, user)
    decline_blocked(table, user, "full")
    table.seats.filter(id=seat.id).update(user=user, ready=True, **just_seen())
    Table.objects.filter(id=table.id).update(seating=table.seating + 1)
    transaction.on_commit(partial(notices.publish_room, table.id))


def _new_table(creator: User, wish: TableWish, *, seat: int) -> Table:
    now = now_ms()
    table = Table.objects.create(
        code=fresh_code(),
        creator=creator,
        visibility=wish.visibility,
        preset=wish.preset,
        options=wish.rules.differing(),
        players=wish.rules.players,
        target=wish.rules.target,
        move_seconds=wish.move_seconds,
        min_win_rate=wish.min_win_rate,
        spectators=wish.spectators,
        opened_ms=now,
        waiting_since_ms=now,
    )
    seats = [Seat(table=table, place=place) for place in range(wish.rules.players)]
    seats[seat] = Seat(table=table, place=seat, user=creator, **just_seen())
    Seat.objects.bulk_create(seats)
    transaction.on_commit(partial(notices.publish_room, table.id))
    return table


def fresh_code() -> str:
    """A code that no table has, nor had."""
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if not Table.objects.filter(code=code).exists():
            return code


def _wish_of(table: Table) -> TableWish:
    return TableWish(
        rules=selectors.table_rules(table),
        preset=table.preset,
        visibility=table.visibility,
        move_seconds=table.move_seconds,
        min_win_rate=table.min_win_rate,
        spectators=table.spectators,
    )
