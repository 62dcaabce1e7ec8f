"""From the waiting room to the first deal."""

import secrets

from django.db import transaction

from game.accounts.models import User
from game.now import now_ms

from .. import fold, journal, notices, selectors
from ..deciding import company_of
from ..declined import Declined
from ..models import Table
from .consequences import next_wait, settle
from .seating import decline_players_of_running_matches, free_seats_elsewhere, locked_with_others


def begin(*, table_id: int, user: User) -> None:
    """The creator starts: everybody is ready, the first dealer is drawn, the cards are dealt."""
    with transaction.atomic():
        table = locked_with_others(table_id)
        _decline_unready(table, user)
        people = [seat.user for seat in table.seats.select_related("user")]
        free_seats_elsewhere([person.id for person in people if person is not None], but=table, also_alone=False)
        table.seats.filter(user=user).update(ready=True)
        now = now_ms()
        dealer = secrets.randbelow(selectors.table_rules(table).players)
        begun = {"begun_ms": now, "first_dealer": dealer, "company": company_of(people)}
        Table.objects.filter(id=table.id).update(**begun, seating=table.seating + 1)
        _deal_first(table_id, now)
    notices.publish_room(table_id)


def _deal_first(table_id: int, now: int) -> None:
    begun = fold.read(table_id)
    assert begun is not None
    assert begun.match is not None
    match, lines = settle(begun.match, begun.state.seats)
    since, due = next_wait(match, begun.state, now, before=None, since=now, due=None)
    journal.write([journal.Entry(table_id, 0, begun.seating, tuple(lines), now, since, due)])


def _decline_unready(table: Table, user: User) -> None:
    if table.begun_ms is not None:
        raise Declined("already_begun")
    decline_players_of_running_matches(user)
    if table.creator_id != user.id:
        raise Declined("not_creator")
    seats = list(table.seats.all())
    if any(seat.user_id is None and not seat.robot_level for seat in seats):
        raise Declined("not_full")
    if any(not seat.ready for seat in seats if seat.user_id not in (None, user.id)):
        raise Declined("not_ready")
    for seat in seats:
        if seat.user_id is not None and selectors.running_table(seat.user_id):
            raise Declined("not_ready")
