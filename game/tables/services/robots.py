"""Robots at a table that waits."""

from django.db import transaction

from game.accounts.models import User
from game.bots import LEVELS, USUAL_LEVEL

from ..declined import Declined
from .seating import ROBOT_NAMES, free_seat, own_waiting_table, seats_changed


def seat_robot(*, table_id: int, user: User, place: int | None, level: str | None = None) -> None:
    """The creator seats a robot at `place`, or at the first free seat; without a level the usual one."""
    with transaction.atomic():
        table = own_waiting_table(table_id, user)
        level = level or USUAL_LEVEL
        if level not in LEVELS:
            raise Declined("option_conflict")
        seat = free_seat(table, place, None)
        taken = set(table.seats.values_list("robot_name", flat=True))
        name = next(name for name in ROBOT_NAMES if name not in taken)
        table.seats.filter(id=seat.id).update(robot_level=level, robot_name=name)
        seats_changed(table)


def dismiss_robot(*, table_id: int, user: User, place: int | None) -> None:
    """The creator sends a robot away, so that somebody can have its seat."""
    with transaction.atomic():
        table = own_waiting_table(table_id, user)
        if place is None or not table.seats.filter(place=place).exclude(robot_level="").update(
            robot_level="", robot_name=""
        ):
            raise Declined("no_such_seat")
        seats_changed(table)
