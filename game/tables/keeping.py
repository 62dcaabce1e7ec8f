"""What is kept of a person at tables: seats, tables opened, moves, and the records of matches."""

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _

from game.accounts.keepers import CannotErase, CannotMove
from game.accounts.models import Played, User

from . import fold as folding
from . import notices, selectors
from .erased import erased_names
from .models import Move, Said, Seat, Table
from .records import record_of_table
from .services.seating import free_seats_elsewhere, hold_tables, locked_table, stand_up
from .services.showing import show_again

name = "tables"
AT_ONCE = 300


def taken_away(user: User) -> dict[str, Any]:
    seats = list(_seats_of(user).select_related("table", "table__result").order_by("table_id"))
    return {
        "seats": [_told(seat, user) for seat in seats],
        "said": list(Said.objects.filter(user=user).order_by("id").values("table__code", "phrase", "at_ms")),
        "moves": _moves(seats),
        "records": _records([seat.table_id for seat in seats if seat.table.over_ms is not None]),
    }


def _seats_of(user: User) -> QuerySet[Seat]:
    return Seat.objects.filter(Q(user=user) | Q(left_by=user))


def _told(seat: Seat, user: User) -> dict[str, Any]:
    table = seat.table
    return {
        "table": table.code,
        "opened_by_you": table.creator_id == user.id,
        "opened_ms": table.opened_ms,
        "preset": table.preset,
        "options": table.options,
        "begun_ms": table.begun_ms,
        "over_ms": table.over_ms,
        "seat": seat.place,
        "ready": seat.ready,
        "here_until_ms": seat.here_until_ms,
        "timeouts": seat.timeouts,
        "standin": seat.standin,
        "left": seat.left_by_id == user.id,
        "totals": table.result.totals if hasattr(table, "result") else None,
        "winner": table.result.winner if hasattr(table, "result") else None,
    }


def _moves(seats: list[Seat]) -> Iterator[dict[str, Any]]:
    """Of the person's own seats only: what the others hold in a running match is no one's business.

    A robot's that took the seat over are not the person's.
    """
    for seat in seats:
        moves = Move.objects.filter(table_id=seat.table_id, seat=seat.place).exclude(made_by=Move.By.ROBOT)
        rows = moves.order_by("number").values("number", "action", "made_by", "action_id", "at_ms")
        if found := list(rows):
            yield {"table": seat.table.code, "seat": seat.place, "moves": found}


def _records(table_ids: list[int]) -> Iterator[dict[str, Any]]:
    for table_id in table_ids:
        fold = folding.read(table_id)
        if fold is not None and fold.phase == "over":
            yield record_of_table(fold)


def move(*, guest: User, account: User) -> None:
    _hold_unfinished(guest, account)
    _decline_two_matches(guest, account)
    touched = list(_seats_of(guest).values_list("table_id", flat=True))
    Table.objects.filter(creator=guest).update(creator=account)
    _give_up_double_seats(guest, account)
    Seat.objects.filter(user=guest).update(user=account)
    Seat.objects.filter(left_by=guest).update(left_by=account)
    Said.objects.filter(user=guest).update(user=account)
    if running := selectors.running_table(account.id):
        free_seats_elsewhere([account.id], but=running, also_alone=True)
    show_again(touched)


def _hold_unfinished(*people: User | int) -> list[Table]:
    """Their tables that wait or are played at, held so that nothing happens there meanwhile."""
    unfinished = Table.objects.filter(over_ms=None, closed_ms=None)
    ids = list(unfinished.filter(seats__user__in=people).values_list("id", flat=True))
    return hold_tables(unfinished.filter(id__in=ids))


def hold(user_ids: Collection[int]) -> None:
    """Their tables, before their own rows are held."""
    _hold_unfinished(*user_ids)


def _decline_two_matches(guest: User, account: User) -> None:
    running = selectors.running_table(guest.id)
    if running is None:
        return
    if running.seats.filter(user=account).exists():
        raise CannotMove(_("Your account sits at this very table. Finish the match first."))
    if selectors.running_table(account.id) is not None:
        raise CannotMove(_("Your account is in the middle of another match. Finish one of the two first."))


def _give_up_double_seats(guest: User, account: User) -> None:
    """Where both sit at one table, the guest's seat is given up: freed before a match, without a name after it."""
    both = Seat.objects.filter(user=guest, table__seats__user=account).select_related("table")
    for seat in both:
        if seat.table.begun_ms is None and seat.table.closed_ms is None:
            stand_up(locked_table(seat.table_id), guest.id)
    _erase_names(Seat.objects.filter(user=guest, table__seats__user=account), guest)


def erase(user: User) -> None:
    """Declined while a match is played; seats that wait are given up."""
    for table in _hold_unfinished(user):
        if table.begun_ms is not None:
            url = reverse("tables:table", args=[table.code])
            raise CannotErase(_("Your match is still being played. Finish it or leave it first."), url=url)
        stand_up(table, user.id)
        transaction.on_commit(partial(notices.publish, table.id))
    touched = list(_seats_of(user).values_list("table_id", flat=True))
    _erase_names(_seats_of(user), user)
    Said.objects.filter(user=user).delete()
    show_again(touched)


def _erase_names(seats: QuerySet[Seat], user: User) -> None:
    """Another name in each match, the same at its table and in what the others read of it later."""
    rows = list(seats.select_related("table"))
    for seat, erased_as in zip(rows, erased_names([row.table_id for row in rows]), strict=True):
        seat.user, seat.left_by, seat.erased_as = None, None, erased_as
    Seat.objects.bulk_update(rows, ["user", "left_by", "erased_as"], batch_size=AT_ONCE)
    names = {seat.table.code: seat.erased_as for seat in rows}
    parts = list(Played.objects.filter(user=user, match__in=names))
    for part in parts:
        part.user, part.erased_as = None, names[part.match]
    Played.objects.bulk_update(parts, ["user", "erased_as"], batch_size=AT_ONCE)
