"""Questions to the database about invitations, and about whom to invite."""

from dataclasses import dataclass

from django.db.models import QuerySet

from game.accounts import friends
from game.accounts.company import Room
from game.accounts.friends import Person, Relation
from game.accounts.selectors import blocks_between
from game.now import now_ms
from game.tables import open_rooms, selectors
from game.tables.table_state import TableState

from .models import Invitation

MOST_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation with the table as it is now."""

    id: int
    inviter: str
    table: TableState


def is_invited(table_id: int, user_id: int) -> bool:
    return Invitation.objects.filter(table=table_id, invited=user_id, declined_ms=None).exists()


def invited_to(table_id: int) -> list[int]:
    """Who has been invited and has not declined."""
    return list(Invitation.objects.filter(table=table_id, declined_ms=None).values_list("invited", flat=True))


def asked_to(table_id: int) -> set[int]:
    """Who has been invited, whatever has become of it."""
    return set(Invitation.objects.filter(table=table_id).values_list("invited", flat=True))


def room_of(user_id: int) -> Room | None:
    code = selectors.own_waiting_table(user_id)
    if code is None:
        return None
    asked = Invitation.objects.filter(table__code=code).values_list("invited", flat=True)
    return Room(code, frozenset(asked))


def standing_invitations(user_id: int) -> QuerySet[Invitation]:
    """A block takes back those between the two."""
    return (
        Invitation.objects.filter(invited=user_id, declined_ms=None)
        .filter(table__begun_ms=None, table__closed_ms=None)
        .exclude(table__seats__user=user_id)
        .exclude(blocks_between("inviter", user_id))
    )


def invitations_of(user_id: int) -> list[Invited]:
    """The invitations that stand, the latest first."""
    rows = standing_invitations(user_id).select_related("inviter").order_by("-made_ms", "-id")
    found = list(rows[:MOST_SHOWN])
    tables = open_rooms.rooms([each.table_id for each in found], now_ms()) if found else {}
    return [Invited(each.id, each.inviter.name, tables[each.table_id]) for each in found]


def friends_to_invite(table: TableState, user_id: int) -> list[Person]:
    """Friends who don't sit there, those who are here first."""
    everybody = friends.everybody_of(user_id)
    return [each for each in everybody if each.relation is Relation.FRIEND and table.seat_of(each.id) is None]


def players_to_invite(table: TableState, user_id: int, search: str) -> list[Person]:
    """Accounts whose names hold what is searched for; friends stand there anyway."""
    found = friends.search(user_id, search) or []
    return [each for each in found if each.relation is not Relation.FRIEND and table.seat_of(each.id) is None]
