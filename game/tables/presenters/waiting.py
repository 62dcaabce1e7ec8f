"""A table before its match: who sits where, and what the one looking at it can do about it."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.accounts.names import initial_of
from game.tables.presenters.places import places_by_seat
from game.tables.presenters.sentences_cards import listed
from game.tables.table_state import SeatState, TableState


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    state: SeatState
    place: str
    initial: str
    is_you: bool


@dataclass(frozen=True, slots=True)
class Order:
    """A new order of the seats: its words, and the value that asks for it."""

    words: str
    seats: str


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    seats: tuple[WaitingSeat, ...]
    is_creator: bool
    is_ready: bool
    free: str
    not_yet: str
    orders: tuple[Order, ...]
    may_invite: bool


def waiting_room(table: TableState, you: int | None) -> WaitingRoom:
    is_creator = you is not None and table.creator_seat == you
    places = places_by_seat(you, table.rules.players)
    return WaitingRoom(
        seats=tuple(_seat(seat, you, places) for seat in table.seats),
        is_creator=is_creator,
        is_ready=you is not None and table.seats[you].ready,
        free=_free(table),
        not_yet=_not_yet(table),
        orders=_orders(table, you) if is_creator and table.is_full and you is not None else (),
        may_invite=you is not None and table.may_invite(table.seats[you].user_id),
    )


def _seat(state: SeatState, you: int | None, places: tuple[str, ...]) -> WaitingSeat:
    return WaitingSeat(state, places[state.index], initial_of(state.name or "+"), state.index == you)


def _free(table: TableState) -> str:
    free = sum(seat.is_free for seat in table.seats)
    if not free:
        return ""
    return ngettext("%(free)d seat is free.", "%(free)d seats are free.", free) % {"free": free}


def _not_yet(table: TableState) -> str:
    """Why the match can't start yet; empty if it can."""
    if not table.is_full:
        return _free(table)
    unready = [seat.name or "" for seat in table.seats if not seat.ready and seat.index != table.creator_seat]
    return _("Not ready yet: %(names)s.") % {"names": listed(unready)} if unready else ""


def _orders(table: TableState, you: int) -> tuple[Order, ...]:
    """With four the other partners there could be, and the opponents changed round; with three the other way round."""
    players = table.rules.players
    if players == 2:
        return ()
    if players == 3:
        return (Order(_("Swap the other two"), _swapped((you + 1) % 3, (you + 2) % 3, 3)),)
    right, top, left = ((you + step) % 4 for step in (1, 2, 3))
    return (
        Order(_("Partner: %(name)s") % {"name": table.seats[right].name}, _swapped(right, top, 4)),
        Order(_("Partner: %(name)s") % {"name": table.seats[left].name}, _swapped(left, top, 4)),
        Order(_("Swap the opponents"), _swapped(left, right, 4)),
    )


def _swapped(one: int, other: int, players: int) -> str:
    seats = list(range(players))
    seats[one], seats[other] = other, one
    return ",".join(map(str, seats))
