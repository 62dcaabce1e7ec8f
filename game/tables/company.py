"""What the tables tell of people: who sits where, and with whom somebody has played."""

from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from itertools import chain

from django.db.models import F, Q
from django.utils import timezone

from game.accounts.company import Crew, Whereabouts
from game.language import FIRST, speaking

from .models import Said, Seat, Table
from .presenters.sentences_talk import said_in_words

LATEST_MATCHES = 12  # among which companies are looked for
MOST_CREWS = 3
MOST_SAID = 50


def whereabouts(user_ids: Collection[int]) -> dict[int, Whereabouts]:
    """A running match comes before a table that waits. The code of a private table that waits is its people's to give."""
    seats = Seat.objects.filter(user__in=user_ids, table__over_ms=None, table__closed_ms=None)
    places = seats.order_by(F("table__begun_ms").desc(nulls_last=True), "-table__id").values_list(
        "user", "table__code", "table__begun_ms", "table__visibility", "table__spectators"
    )
    found: dict[int, Whereabouts] = {}
    for user_id, code, begun_ms, visibility, spectators in places:
        waits = begun_ms is None
        may_enter = visibility == Table.Visibility.OPEN if waits else spectators
        found.setdefault(user_id, Whereabouts(code if may_enter else None, waits))
    return found


def met(user_id: int, others: Collection[int]) -> set[int]:
    together = Seat.objects.filter(table__in=Seat.objects.filter(_sat([user_id])).values("table"))
    return set(others).intersection(
        *[chain.from_iterable(together.filter(_sat(others)).values_list("user", "left_by"))]
    )


def at_table(code: str, user_id: int) -> list[int]:
    seats = Seat.objects.filter(table__code=code).order_by("place").values_list("user", "left_by")
    people = list(dict.fromkeys(filter(None, chain.from_iterable(seats))))
    return [person for person in people if person != user_id] if user_id in people else []


def said_at(code: str, user_id: int) -> str:
    said = Said.objects.filter(table__code=code, user=user_id).order_by("-id")[:MOST_SAID]
    with speaking(FIRST):
        return "\n".join(f"{_time(one.at_ms)} {said_in_words(one.phrase)}" for one in reversed(said))


def _time(at_ms: int) -> str:
    return f"{timezone.localtime(datetime.fromtimestamp(at_ms / 1000, tz=UTC)):%d.%m.%Y. %H:%M:%S}"


def crews(user_id: int) -> list[Crew]:
    matches = Seat.objects.filter(user=user_id, table__over_ms__isnull=False).order_by("-table__over_ms")
    latest = list(matches.values_list("table", flat=True)[:LATEST_MATCHES])
    seats = Seat.objects.filter(table__in=latest, user__isnull=False).exclude(user=user_id).order_by("place")
    companies: dict[int, list[tuple[int, str, str]]] = {table: [] for table in latest}
    for table, user, name, code in seats.values_list("table", "user", "user__name", "table__code"):
        companies[table].append((user, name, code))
    found: dict[frozenset[int], Crew] = {}
    for people in companies.values():
        if people:
            crew = Crew(people[0][2], tuple(name for _, name, _ in people))
            found.setdefault(frozenset(user for user, _, _ in people), crew)
    return list(found.values())[:MOST_CREWS]


def _sat(user_ids: Iterable[int]) -> Q:
    return Q(user__in=user_ids) | Q(left_by__in=user_ids)
