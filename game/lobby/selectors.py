"""Questions to the database about invitations, and about whom to invite."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from game.accounts.models import User
from game.accounts.names import LONGEST_NAME, fold_name
from game.accounts.selectors import blocked_by, blocks_between, friends_of
from game.now import now_ms
from game.tables import open_rooms
from game.tables.table_state import TableState

from .models import Invitation

MOST_FOUND = 20
SHORTEST_SEARCH = 2


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation with the table as it is now."""

    id: int
    inviter: str
    table: TableState


@dataclass(frozen=True, slots=True)
class Invitable:
    """Somebody to invite."""

    id: int
    username: str
    name: str
    is_online: bool
    is_invited: bool


def is_invited(table_id: int, user_id: int) -> bool:
    return Invitation.objects.filter(table=table_id, invited=user_id, declined_ms=None).exists()


def invited_to(table_id: int) -> list[int]:
    """Who has been invited and has not declined."""
    return list(Invitation.objects.filter(table=table_id, declined_ms=None).values_list("invited", flat=True))


def invitations_of(user_id: int) -> list[Invited]:
    """The invitations that stand, the latest first. A block takes back those between the two."""
    rows = (
        Invitation.objects.filter(invited=user_id, declined_ms=None)
        .filter(table__begun_ms=None, table__closed_ms=None)
        .exclude(table__seats__user=user_id)
        .exclude(blocks_between("inviter", user_id))
        .select_related("inviter")
        .order_by("-made_ms", "-id")[:MOST_FOUND]
    )
    found = list(rows)
    tables = (
        {table.id: table for table in open_rooms.rooms([each.table_id for each in found], now_ms())} if found else {}
    )
    return [Invited(each.id, each.inviter.name, tables[each.table_id]) for each in found]


def friends_to_invite(table: TableState, user_id: int) -> list[Invitable]:
    """Friends who don't sit there, those who are online first."""
    people = _invitables(User.objects.filter(id__in=friends_of(user_id)), table)
    return sorted(people, key=lambda person: (not person.is_online, person.name.lower()))


def players_to_invite(table: TableState, user_id: int, search: str) -> list[Invitable]:
    """Accounts whose names hold what is searched for. Who is online is for friends to know."""
    wanted = fold_name(search[: 2 * LONGEST_NAME])
    if len(wanted) < SHORTEST_SEARCH:
        return []
    found = User.objects.filter(username__contains=wanted, is_guest=False, is_active=True)
    unwanted = blocked_by(user_id) | friends_of(user_id) | {user_id}  # friends stand there anyway
    return _invitables(found.exclude(id__in=unwanted).order_by("username")[:MOST_FOUND], table, online=False)


def _invitables(people: Iterable[User] | QuerySet[User], table: TableState, *, online: bool = True) -> list[Invitable]:
    if isinstance(people, QuerySet):
        people = people.select_related("presence")
    asked = set(Invitation.objects.filter(table=table.id).values_list("invited", flat=True))
    now = now_ms()
    return [
        Invitable(
            id=person.id,
            username=person.username,
            name=person.name,
            is_online=online and _is_online(person, now),
            is_invited=person.id in asked,
        )
        for person in people
        if table.seat_of(person.id) is None
    ]


def _is_online(person: User, now: int) -> bool:
    return not person.hides_presence and hasattr(person, "presence") and person.presence.until_ms > now
