"""What everybody's counted matches come to: added up as matches are decided, and held against them at will."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from django.db import transaction
from django.db.models import Count, Q

from .models import Played, Standing
from .rates import NO_RATE, Rate

AT_ONCE = 500
Outcome = Played.Outcome

WEIGHS: Mapping[str, Rate] = {
    Outcome.WON: Rate(1, 0, 0),
    Outcome.LOST: Rate(0, 1, 0),
    Outcome.ABANDONED: Rate(0, 1, 1),
    Outcome.NONE: NO_RATE,
}


def add(parts: Iterable[Played]) -> None:
    """Adds parts of one match that have just been written, inside the caller's transaction."""
    news = {part.user_id: WEIGHS[part.outcome] for part in parts if part.counts and part.user_id is not None}
    news = {user_id: rate for user_id, rate in news.items() if rate != NO_RATE}
    Standing.objects.bulk_create([Standing(user_id=user_id) for user_id in sorted(news)], ignore_conflicts=True)
    rows = list(_locked(news))
    for row in rows:
        _set(row, _sum(rate_in(row), news[row.user_id]))
    _save(rows)


def rate_in(row: Standing) -> Rate:
    return Rate(row.wins, row.losses, row.abandonments)


def recomputed(user_ids: Iterable[int]) -> dict[int, Rate]:
    """By person, what the matches say; who has none that weighs is missing."""
    counted = Played.objects.filter(user__in=list(user_ids), counts=True).exclude(outcome=Outcome.NONE)
    rates: defaultdict[int, Rate] = defaultdict(lambda: NO_RATE)
    for user_id, outcome, many in counted.values_list("user", "outcome").annotate(Count("id")).order_by("user"):
        one = WEIGHS[outcome]
        rates[user_id] = _sum(rates[user_id], Rate(one.wins * many, one.losses * many, one.abandonments * many))
    return dict(rates)


def disagreements() -> Iterator[tuple[int, Rate, Rate]]:
    """Person, what is stored, what the matches say; a few people at once."""
    for user_ids in _batches():
        rows = Standing.objects.in_bulk(user_ids)
        truth = recomputed(user_ids)
        for user_id in user_ids:
            row, rate = rows.get(user_id), truth.get(user_id, NO_RATE)
            stored = NO_RATE if row is None else rate_in(row)
            if stored != rate or (row is not None and abs(row.lower_bound - rate.lower_bound) > 1e-9):
                yield user_id, stored, rate


def mend(user_id: int) -> None:
    """Stores what the matches say."""
    with transaction.atomic():
        Standing.objects.bulk_create([Standing(user_id=user_id)], ignore_conflicts=True)
        rows = list(_locked([user_id]))
        for row in rows:
            _set(row, recomputed([user_id]).get(user_id, NO_RATE))
        _save(rows)


def _batches() -> Iterator[list[int]]:
    """Everybody who has a standing, or a match that asks for one."""
    last = 0
    while True:
        played = Played.objects.filter(Q(counts=True), user_id__gt=last).values("user_id")
        standing = Standing.objects.filter(user_id__gt=last).values("user_id")
        user_ids = sorted(row["user_id"] for row in played.union(standing).order_by("user_id")[:AT_ONCE])
        if not user_ids:
            return
        yield user_ids
        last = user_ids[-1]


def _locked(user_ids: Iterable[int]) -> Iterable[Standing]:
    """In one order, so that two matches that are decided at once don't wait for each other for ever."""
    return Standing.objects.select_for_update().filter(user__in=list(user_ids)).order_by("user_id")


def _set(row: Standing, rate: Rate) -> None:
    row.wins, row.losses, row.abandonments, row.lower_bound = (
        rate.wins,
        rate.losses,
        rate.abandonments,
        rate.lower_bound,
    )


def _save(rows: list[Standing]) -> None:
    Standing.objects.bulk_update(rows, ["wins", "losses", "abandonments", "lower_bound"])


def _sum(one: Rate, other: Rate) -> Rate:
    return Rate(one.wins + other.wins, one.losses + other.losses, one.abandonments + other.abandonments)
