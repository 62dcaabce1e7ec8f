"""Who sits where before the match."""

from collections.abc import Iterable
from functools import partial

from django.db import transaction
from django.db.models import QuerySet
from django.urls import reverse

from game.accounts.models import User
from game.now import now_ms

from .. import notices, selectors
from ..declined import Declined
from ..models import Seat, Table
from .conditions import decline_blocked, decline_low_rate

LEASE_MS = 25_000  # how long somebody counts as present without a sign of life
MOST_TRIES = 8
ROBOT_NAMES = ("Joža", "Bara", "Štef", "Jana")
WHO_SITS = ("user_id", "robot_level", "robot_name", "here_until_ms", "seen_ms")  # of a seat, before the match


def locked_table(table_id: int) -> Table:
    """The table, held until the caller's transaction ends."""
    table = Table.objects.select_for_update().filter(id=table_id, closed_ms=None).first()
    if table is None:
        raise Declined("no_such_table")
    return table


def locked_with_others(table_id: int) -> Table:
    """The table, and those at which its people wait besides: held in the order of their ids, since each of them may begin now."""
    for _ in range(MOST_TRIES):
        ids = {table_id, *_where_they_wait(table_id)}
        before = transaction.savepoint()
        held = {table.id: table for table in hold_tables(Table.objects.filter(id__in=ids))}
        if ids.issuperset(_where_they_wait(table_id)):
            break
        transaction.savepoint_rollback(before)  # which lets go of them; somebody has just sat down somewhere
    else:
        raise Declined("too_many")
    if table_id not in held or held[table_id].closed_ms is not None:
        raise Declined("no_such_table")
    return held[table_id]


def hold_tables(tables: QuerySet[Table]) -> list[Table]:
    """Whoever holds several does so in this order, and before any person's row, or two would wait for each other for ever."""
    return list(tables.select_for_update().order_by("id"))


def _where_they_wait(table_id: int) -> set[int]:
    people = Seat.objects.filter(table=table_id, user__isnull=False).values("user")
    return set(_waiting_seats().filter(user__in=people).values_list("table_id", flat=True))


def _waiting_seats() -> QuerySet[Seat]:
    return Seat.objects.filter(table__begun_ms=None, table__closed_ms=None)


def sit(*, table_id: int, user: User, place: int | None, invited: bool = False) -> int:
    """Sits somebody down at `place`, or at any free seat; who sits here already moves. Returns the seat.

    Who is `invited` need not have the table's win rate. A table whose people have gone is taken over by who comes first.
    """
    with transaction.atomic():
        table = locked_table(table_id)
        _decline_begun(table, user)
        decline_players_of_running_matches(user)
        own = table.seats.filter(user=user).first()
        if place is None and own is not None:
            return own.place
        seat = free_seat(table, place, user)
        if own is not None and own.id == seat.id:
            return own.place
        if own is None:
            _decline_unwelcome(table, user, invited=invited, named=place is not None)
        table.seats.filter(user=user).update(user=None, ready=False, here_until_ms=0)
        table.seats.filter(id=seat.id).update(user=user, **just_seen())
        Table.objects.filter(id=table.id, creator=None).update(creator=user)
        seats_changed(table)
    return seat.place


def set_ready(*, table_id: int, user: User, ready: bool) -> None:
    with transaction.atomic():
        table = locked_table(table_id)
        _decline_begun(table, user)
        if not table.seats.filter(user=user).exists():
            raise Declined("not_at_table")
        if table.seats.filter(user=user).exclude(ready=ready).update(ready=ready):
            Table.objects.filter(id=table.id).update(seating=table.seating + 1)
    notices.publish(table_id)


def reorder(*, table_id: int, user: User, order: list[int]) -> None:
    """Seats them anew: the i-th number is the present seat of who shall sit at seat i."""
    with transaction.atomic():
        table = own_waiting_table(table_id, user)
        seats = list(table.seats.order_by("place"))
        if sorted(order) != [seat.place for seat in seats]:
            raise Declined("no_such_seat")
        table.seats.update(user=None)
        for seat, old in zip(seats, order, strict=True):
            table.seats.filter(id=seat.id).update(**{field: getattr(seats[old], field) for field in WHO_SITS})
        seats_changed(table)


def decline_players_of_running_matches(user: User) -> None:
    running = selectors.running_table(user.id)
    if running is not None:
        raise Declined("already_playing", url=reverse("tables:table", args=[running.code]))


def free_seats_elsewhere(users: Iterable[int], but: Table, *, also_alone: bool) -> None:
    """Whoever begins to play gives up the seats at other tables that wait, for others to go on there.

    A private one where nobody else waits is given up only with `also_alone`; else it stays theirs, as long as anybody's who is away.
    """
    waiting = _waiting_seats().filter(user__in=list(users)).exclude(table=but).order_by("table_id")
    for table_id, user_id in waiting.values_list("table_id", "user_id"):
        table = locked_table(table_id)
        if also_alone or not _waits_alone(table, user_id):
            stand_up(table, user_id)


def _waits_alone(table: Table, user_id: int) -> bool:
    others = table.seats.filter(user__isnull=False).exclude(user=user_id)
    return table.visibility == Table.Visibility.PRIVATE and not others.exists()


def stand_up(table: Table, user_id: int, *, comes_back: bool = False) -> None:
    """Frees the seat at a waiting table. The creator's leaving hands it on, and one without people is closed.

    A private one stays open for a while where its only person `comes_back` perhaps: the link has just been sent to others.
    """
    table.seats.filter(user_id=user_id).update(user=None, ready=False, here_until_ms=0)
    heir = table.seats.filter(user__isnull=False).order_by("-here_until_ms", "place").first()
    if table.creator_id == user_id or heir is None:
        table.creator_id = heir.user_id if heir else None
    if heir is None and not (comes_back and _is_kept(table)):
        table.closed_ms = now_ms()
    table.save(update_fields=["creator_id", "closed_ms"])
    seats_changed(table)


def _is_kept(table: Table) -> bool:
    """Robots wait for nobody."""
    return table.visibility == Table.Visibility.PRIVATE and not table.seats.exclude(robot_level="").exists()


def just_seen() -> dict[str, int]:
    """What a seat says of whoever takes it now."""
    now = now_ms()
    return {"here_until_ms": now + LEASE_MS, "seen_ms": now}


def own_waiting_table(table_id: int, user: User) -> Table:
    table = locked_table(table_id)
    _decline_begun(table, user)
    if table.creator_id != user.id:
        raise Declined("not_creator")
    return table


def _decline_begun(table: Table, user: User) -> None:
    if table.begun_ms is not None:
        hidden = not table.spectators and not table.seats.filter(user=user).exists()
        raise Declined("no_such_table" if hidden else "already_begun")


def _decline_unwelcome(table: Table, user: User, *, invited: bool, named: bool) -> None:
    decline_blocked(table, user, "seat_taken" if named else "full")
    if not invited and table.creator_id != user.id:
        decline_low_rate(table, user)


def free_seat(table: Table, place: int | None, user: User | None) -> Seat:
    """The seat at `place`, else the one from the match that is played again, else the first."""
    if place is None:
        free = table.seats.filter(user=None, robot_level="").order_by("place")
        before = Seat.objects.filter(table=table.rematch_of_id, user=user) if user else Seat.objects.none()
        seat = free.filter(place__in=before.values("place")).first() or free.first()
        if seat is None:
            raise Declined("full")
        return seat
    seat = table.seats.filter(place=place).first()
    if seat is None:
        raise Declined("no_such_seat")
    if seat.robot_level or seat.user_id not in (None, user.id if user else None):
        raise Declined("seat_taken")
    return seat


def seats_changed(table: Table) -> None:
    """A change of seats takes back everybody's being ready, and is told once it is stored."""
    table.seats.update(ready=False)
    Table.objects.filter(id=table.id).update(seating=table.seating + 1)
    transaction.on_commit(partial(notices.publish_room, table.id))
