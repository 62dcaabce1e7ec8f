"""Questions to the database about tables."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from django.db.models import Exists, F, OuterRef, Prefetch, Q, QuerySet

from game.bela import Rules

from .models import Said, Seat, Table
from .table_state import SeatState, TableState


def table_id(code: str) -> int | None:
    """A code may come from any address; databases take not every character, and no code holds any but these."""
    if not code.isalnum():
        return None
    return Table.objects.filter(code=code.lower(), closed_ms=None).values_list("id", flat=True).first()


def code_of(table_id: int) -> str:
    return Table.objects.values_list("code", flat=True).get(id=table_id)


def counters(table_id: int) -> tuple[int, int] | None:
    """How long the journal is and how often the seats have changed: what is equal in both is known."""
    return Table.objects.filter(id=table_id, closed_ms=None).values_list("length", "seating").first()


def table_rows(ids: Iterable[int]) -> QuerySet[Table]:
    seats = Seat.objects.select_related("user", "left_by").order_by("place")
    return (
        Table.objects.filter(id__in=list(ids))
        .select_related("rematch__creator")
        .prefetch_related(Prefetch("seats", seats))
    )


def running_table(user_id: int) -> Table | None:
    """The table at which this person's match is being played."""
    return Table.objects.filter(seats__user_id=user_id, begun_ms__isnull=False, over_ms=None, closed_ms=None).first()


def table_to_go_back_to(user_id: int) -> tuple[str, bool] | None:
    """The code of the table where this person's match is being played, or else of the latest where they wait; and whether it is played."""
    tables = Table.objects.filter(seats__user_id=user_id, over_ms=None, closed_ms=None)
    latest = tables.order_by(F("begun_ms").desc(nulls_last=True), "-id").values_list("code", "begun_ms").first()
    return None if latest is None else (latest[0], latest[1] is not None)


def replays_seen_by(user_id: int | None, codes: Iterable[str]) -> list[str]:
    """Of these tables those whose finished match is there for this person (`TableState.may_see_replay`), or was left by all."""
    shown, left = Q(replay_open=True) | Q(spectators=True), Q()
    if user_id is not None:
        own = Seat.objects.filter(table__code__in=list(codes))
        shown |= Q(id__in=own.filter(user=user_id).values("table"))
        left = Q(_LEFT_BY_ALL, id__in=own.filter(left_by=user_id).values("table"))
    finished = Q(shown, over_ms__isnull=False, closed_ms=None)
    found = Table.objects.filter(finished | left if left else finished, code__in=list(codes))
    return list(found.values_list("code", flat=True))


_LEFT_BY_ALL = Q(begun_ms__isnull=False, over_ms=None, closed_ms__isnull=False)


def match_left_by(code: str, user_id: int | None) -> int | None:
    """The id of a table whose match all have left, for who was one of them: nobody plays there any more."""
    if user_id is None or not code.isalnum():
        return None
    tables = Table.objects.filter(_LEFT_BY_ALL, code=code.lower(), seats__left_by=user_id)
    return tables.values_list("id", flat=True).first()


def people_at(table_id: int) -> list[int]:
    """Who sits there, or sat there at the end."""
    return list(Seat.objects.filter(table=table_id, user__isnull=False).values_list("user_id", flat=True))


def said_since(table_id: int, since_ms: int) -> list[Said]:
    return list(Said.objects.filter(table=table_id, at_ms__gt=since_ms).select_related("user").order_by("id"))


def own_waiting_table(user_id: int) -> str | None:
    """The code of the latest waiting table that this person has opened."""
    own = Table.objects.filter(creator=user_id, begun_ms=None, closed_ms=None).order_by("-id")
    return own.values_list("code", flat=True).first()


def seats_by_code(user_id: int) -> dict[str, int]:
    """The codes of all tables at which this person has a seat, or has left one, with its place."""
    seats = Seat.objects.filter(Q(user=user_id) | Q(left_by=user_id))
    return dict(seats.values_list("table__code", "place"))


def at_a_table_since(since_ms: int) -> Exists:
    """Of people, asked for each: whether they sit at a table that waits or is played at, or were present at any since this instant."""
    alive = Q(table__over_ms=None, table__closed_ms=None) | Q(here_until_ms__gte=since_ms)
    return Exists(Seat.objects.filter(alive, user=OuterRef("id")))


def due_table_ids(now_ms: int, most: int = 200) -> list[int]:
    return list(Table.objects.filter(due_ms__lte=now_ms).order_by("due_ms").values_list("id", flat=True)[:most])


def absent_before_the_match(before_ms: int, most: int = 100) -> list[tuple[int, int]]:
    """The (table id, user id) of who sits at a table that waits, without a sign of life since this instant."""
    seats = Seat.objects.filter(user__isnull=False, table__begun_ms=None, table__closed_ms=None, seen_ms__lt=before_ms)
    return list(seats.order_by("seen_ms").values_list("table_id", "user_id")[:most])


def deserted_waiting_tables(before_ms: int) -> QuerySet[Table]:
    """Tables that wait, at which nobody sits, nor has anybody shown a sign of life since this instant."""
    someone = Seat.objects.filter(Q(user__isnull=False) | Q(seen_ms__gt=before_ms), table=OuterRef("id"))
    waiting = Table.objects.filter(begun_ms=None, closed_ms=None, opened_ms__lt=before_ms)
    return waiting.exclude(Exists(someone))


def table_rules(table: Table) -> Rules:
    return rules_of(table.options)


def rules_of(options: Mapping[str, str | int]) -> Rules:
    return _rules(tuple(sorted(options.items())))


@lru_cache(1024)
def _rules(options: tuple[tuple[str, str | int], ...]) -> Rules:
    """Many tables are played alike."""
    return Rules.from_options(dict(options))


def table_state(table: Table, now_ms: int, seats: Iterable[Seat] | None = None) -> TableState:
    """The table as its rows say, without its clock."""
    seats = list(table.seats.all() if seats is None else seats)
    rematch = getattr(table, "rematch", None)
    return TableState(
        id=table.id,
        code=table.code,
        visibility=table.visibility,
        rules=table_rules(table),
        preset=table.preset,
        move_seconds=table.move_seconds,
        min_win_rate=table.min_win_rate,
        spectators=table.spectators,
        creator_id=table.creator_id,
        begun=table.begun_ms is not None,
        seats=tuple(_seat_state(seat, now_ms) for seat in seats),
        rematch_code=rematch.code if rematch and rematch.closed_ms is None else None,
        rematch_by=str(rematch.creator) if rematch and rematch.creator else None,
        replay_open=table.replay_open,
        company=table.company,
        left_first=_left_first(table, seats),
        verdicts=None if table.verdicts is None else tuple(table.verdicts),
    )


def _left_first(table: Table, seats: Iterable[Seat]) -> str | None:
    seat = next((seat for seat in seats if seat.place == table.left_first), None)
    if seat is None:
        return None
    return seat.left_by.name if seat.left_by else seat.erased_as


def _seat_state(seat: Seat, now_ms: int) -> SeatState:
    if seat.robot_level:
        return SeatState(seat.place, seat.robot_name, "robot", ready=True, here=True, level=seat.robot_level)
    if seat.user is None:
        return SeatState(seat.place, seat.erased_as, "player") if seat.erased_as else SeatState(seat.place)
    return SeatState(
        seat.place,
        seat.user.name,
        "guest" if seat.user.is_guest else "player",
        ready=seat.ready,
        here=seat.here_until_ms > now_ms,
        standin=seat.standin,
        user_id=seat.user_id,
    )
