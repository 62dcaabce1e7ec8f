"""What somebody sees of others: how the two stand to each other, who is here, and where."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from django.db.models import Q, QuerySet

from game.now import now_ms

from .company import Crew, Room, Whereabouts, company, room_of
from .models import Block, Friendship, User
from .names import LONGEST_NAME, fold_name

SHORTEST_SEARCH = 2
MOST_FOUND = 20
MOST_TOLD = 100


class Relation(StrEnum):
    """What another person is to somebody."""

    NONE = "none"
    FRIEND = "friend"
    ASKED = "asked"  # by whoever looks
    ASKS = "asks"
    BLOCKED = "blocked"  # by whoever looks; the other way round it is never told


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, as another one sees them."""

    id: int
    name: str
    username: str | None  # None of a guest, whose user name is nobody's business
    relation: Relation
    is_here: bool = False
    where: Whereabouts | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """The same, by what they are."""

    friends: list[Person] = field(default_factory=list)
    asks: list[Person] = field(default_factory=list)
    asked: list[Person] = field(default_factory=list)
    blocked: list[Person] = field(default_factory=list)
    room: Room | None = None  # where friends can be invited


def everybody_of(user_id: int) -> list[Person]:
    """Everybody who is something to somebody, those who are here first."""
    people = people_seen_by(relations_of(user_id))
    return sorted(people, key=lambda person: (not person.is_here, fold_name(person.name), person.id))


def circle_of(user_id: int) -> Circle:
    circle = Circle(room=room_of(user_id))
    lists = {
        Relation.FRIEND: circle.friends,
        Relation.ASKS: circle.asks,
        Relation.ASKED: circle.asked,
        Relation.BLOCKED: circle.blocked,
    }
    for person in everybody_of(user_id):
        lists[person.relation].append(person)
    return circle


def requests_to(user_id: int) -> QuerySet[Friendship]:
    """What waits for this person's answer."""
    blocked = Block.objects.filter(blocker=user_id).values("blocked")
    return Friendship.objects.filter(asked=user_id, accepted_ms=None).exclude(asker__in=blocked)


def asking(user_id: int) -> list[Person]:
    """Whose requests wait for an answer, the oldest first."""
    pairs = requests_to(user_id).select_related("asker").order_by("made_ms", "id")
    return [_person(pair.asker, Relation.ASKS) for pair in pairs[:MOST_TOLD]]


def relations_of(user_id: int, others: Collection[int] | None = None) -> dict[int, Relation]:
    """Of everybody, or only of those asked about; who isn't named is nothing to this person."""
    pairs = Friendship.objects.filter(Q(asker=user_id) | Q(asked=user_id))
    blocks = Block.objects.filter(blocker=user_id)
    if others is not None:
        pairs = pairs.filter(Q(asker__in=others) | Q(asked__in=others))
        blocks = blocks.filter(blocked__in=others)
    relations = {}
    for asker, asked, accepted in pairs.values_list("asker", "asked", "accepted_ms"):
        if accepted is not None:
            relations[asked if asker == user_id else asker] = Relation.FRIEND
        elif asker == user_id:
            relations[asked] = Relation.ASKED
        else:
            relations[asker] = Relation.ASKS
    return relations | dict.fromkeys(blocks.values_list("blocked", flat=True), Relation.BLOCKED)


def people_seen_by(relations: dict[int, Relation]) -> list[Person]:
    """Who of friends is here, and where, unless they hide it."""
    now = now_ms()
    rows = list(User.objects.filter(id__in=relations, is_active=True).select_related("presence"))
    shown = {row.id for row in rows if relations[row.id] is Relation.FRIEND and _shows_itself(row, now)}
    where = company().whereabouts(shown) if shown else {}
    return [_person(row, relations[row.id], is_here=row.id in shown, where=where.get(row.id)) for row in rows]


def seen_by(user_id: int | None, people: Iterable[User]) -> list[Person]:
    """These people, in their order."""
    rows = list(people)
    relations = relations_of(user_id, [row.id for row in rows]) if user_id is not None and rows else {}
    return [_person(row, relations.get(row.id, Relation.NONE)) for row in rows]


def search(user_id: int, text: str) -> list[Person] | None:
    """Accounts whose names hold what is searched for, those that begin with it first; None where it is too short.

    Nobody finds who has blocked them, or whom they block.
    """
    wanted = fold_name(text[: 2 * LONGEST_NAME])
    if len(wanted) < SHORTEST_SEARCH:
        return None
    found = User.objects.filter(username__contains=wanted, is_guest=False, is_active=True).exclude(id=user_id)
    found = found.exclude(id__in=Block.objects.filter(blocker=user_id).values("blocked"))
    found = found.exclude(id__in=Block.objects.filter(blocked=user_id).values("blocker"))
    begins = found.filter(username__startswith=wanted).order_by("username")[:MOST_FOUND]
    holds = found.exclude(username__startswith=wanted).order_by("username")[: MOST_FOUND - len(begins)]
    return seen_by(user_id, [*begins, *holds])


def at_table(user_id: int, code: str) -> list[Person]:
    """The others with whom this person sits or has sat at that table."""
    ids = company().at_table(code, user_id)
    rows = User.objects.in_bulk(ids)
    return seen_by(user_id, [rows[person] for person in ids if person in rows])


def crews_of(user_id: int) -> list[Crew]:
    return company().crews(user_id)


def _shows_itself(row: User, now: int) -> bool:
    return not row.hides_presence and hasattr(row, "presence") and row.presence.until_ms > now


def _person(row: User, relation: Relation, *, is_here: bool = False, where: Whereabouts | None = None) -> Person:
    return Person(row.id, row.name, None if row.is_guest else row.username, relation, is_here, where)
