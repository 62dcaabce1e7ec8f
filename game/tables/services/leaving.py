"""Leaving a table, and coming back to one's cards."""

from django.db import transaction

from game.accounts.models import User
from game.bots import USUAL_LEVEL
from game.now import now_ms

from .. import fold, journal, notices
from ..deciding import decide_by_leaving
from ..declined import Declined
from ..models import Seat, Table
from ..results import result_of
from .consequences import next_wait, settle
from .seating import ROBOT_NAMES, locked_table, stand_up


def leave(*, table_id: int, user: User) -> None:
    """Leaves for good: a seat at a waiting table is free again, in a running match a robot plays on to its end."""
    with transaction.atomic():
        table = locked_table(table_id)
        seat = table.seats.filter(user=user).first()
        if seat is None:
            raise Declined("not_at_table")
        if table.begun_ms is None:
            stand_up(table, user.id)
        elif table.over_ms is None:
            _leave_match(table, seat)
    notices.publish(table_id)


def come_back(*, table_id: int, user_id: int) -> None:
    """Ends a robot's sitting in for this person; does nothing where none sits in, or the match is over."""
    with transaction.atomic():
        table = locked_table(table_id)
        if not table.seats.filter(user_id=user_id).exists():
            raise Declined("not_at_table")
        sits_in = table.seats.filter(user_id=user_id, standin=True)
        if table.over_ms is not None or not sits_in.update(standin=False, timeouts=0):
            return
        Table.objects.filter(id=table_id).update(seating=table.seating + 1)
        _wait_anew(table_id)
    notices.publish(table_id)


def _leave_match(table: Table, seat: Seat) -> None:
    """Nobody leaves later at any cost: who leaves first decides the match."""
    found = fold.read(table.id)
    if found is not None and found.match is not None:
        decide_by_leaving(table, found.match, seat.place, at_ms=now_ms())
    _hand_over_to_robot(table, seat)


def _hand_over_to_robot(table: Table, seat: Seat) -> None:
    taken = set(table.seats.values_list("robot_name", flat=True))
    seat.left_by, seat.user, seat.standin = seat.user, None, False
    seat.robot_level = USUAL_LEVEL
    seat.robot_name = next(name for name in ROBOT_NAMES if name not in taken)
    seat.save()
    Table.objects.filter(id=table.id).update(seating=table.seating + 1)
    if table.seats.filter(user__isnull=False).exists():
        _wait_anew(table.id)
    else:
        Table.objects.filter(id=table.id).update(closed_ms=now_ms(), due_ms=None)


def _wait_anew(table_id: int) -> None:
    """Sets the clock for whoever moves now, and lets a robot accept a review. A clock that runs is not given afresh."""
    found = fold.read(table_id)
    if found is None or found.match is None:
        return
    now = now_ms()
    match, lines = settle(found.match, found.state.seats)
    same_person = not lines and match.turn is not None and not found.state.seats[match.turn].moved_by_robot
    began = found.waiting_since_ms if same_person else now
    since, due = next_wait(
        match, found.state, began, before=found.match, since=found.waiting_since_ms, due=found.due_ms
    )
    journal.write(
        [journal.Entry(table_id, found.length, found.seating, tuple(lines), now, since, due, result_of(match))]
    )
