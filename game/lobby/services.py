"""Inviting people to a table that waits, and sitting down there."""

from functools import partial

from django.db import transaction

from game.accounts.company import company
from game.accounts.models import Circle, User
from game.accounts.personal import lines
from game.accounts.selectors import blocked_by, blockers_of, friends_of
from game.now import now_ms
from game.tables import selectors as table_selectors
from game.tables import services as table_services
from game.tables.declined import Declined
from game.tables.table_state import TableState

from . import selectors
from .models import Invitation


def invite(*, table_id: int, inviter: User, invited: User) -> None:
    """Invites somebody, whether or not they meet the table's conditions; once to each table.

    Of who doesn't want to be invited an invitation is kept that has been declined already: the inviter learns nothing.
    """
    table = _waiting_table(table_id)
    if not table.may_invite(inviter.id):
        raise Declined("not_at_table" if table.seat_of(inviter.id) is None else "not_creator")
    if table.seat_of(invited.id) is not None:
        return
    if invited.is_guest and not _is_known(invited, inviter):
        raise Declined("no_such_player")
    now = now_ms()
    is_welcome = _wants_to_be_invited(invited, inviter, table)
    with transaction.atomic():
        _invitation, is_new = Invitation.objects.get_or_create(
            table_id=table_id,
            invited=invited,
            defaults={"inviter": inviter, "made_ms": now, "declined_ms": None if is_welcome else now},
        )
        if is_new and is_welcome:
            transaction.on_commit(partial(lines.tell, invited.id))


def decline(*, invitation_id: int, user: User) -> None:
    """Does nothing where this person has no such invitation."""
    standing = Invitation.objects.filter(id=invitation_id, invited=user, declined_ms=None)
    if standing.update(declined_ms=now_ms()):
        lines.tell(user.id)


def sit(*, table_id: int, user: User, place: int | None = None) -> int:
    """Sits somebody down, who may have been invited. Returns the seat."""
    invited = selectors.is_invited(table_id, user.id)
    return table_services.sit(table_id=table_id, user=user, place=place, invited=invited)


def play_again(*, table_id: int, user: User) -> str:
    """The same people once more, by the same rules: whoever asks first opens the table and invites the others.

    Returns the table's code.
    """
    again = table_services.open_rematch(table_id=table_id, user=user)
    if again.creator_id == user.id and again.begun_ms is None:
        played = table_selectors.people_at(table_id)
        for other in User.objects.filter(id__in=played).exclude(id=user.id):
            invite(table_id=again.id, inviter=user, invited=other)
    return again.code


def tell_invited(table_id: int) -> None:
    """Whoever is invited sees at once that the table has filled, begun or gone."""
    for user_id in selectors.invited_to(table_id):
        lines.tell(user_id)


def _waiting_table(table_id: int) -> TableState:
    row = table_selectors.table_rows([table_id]).filter(closed_ms=None).first()
    if row is None:
        raise Declined("no_such_table")
    table = table_selectors.table_state(row, now_ms())
    if table.begun:
        raise Declined("already_begun")
    return table


def _is_known(guest: User, inviter: User) -> bool:
    """Guests are found by nobody but their friends and those with whom they have sat at a table."""
    return inviter.id in friends_of(guest.id) or bool(company().met(inviter.id, [guest.id]))


def _wants_to_be_invited(invited: User, inviter: User, table: TableState) -> bool:
    """As the invited has it set; and never where one at the table has blocked the other."""
    people = {seat.user_id for seat in table.seats}
    if not people.isdisjoint(blockers_of(invited.id) | blocked_by(invited.id)):
        return False
    if invited.invited_by == Circle.FRIENDS:
        return inviter.id in friends_of(invited.id)
    return invited.invited_by == Circle.ALL
