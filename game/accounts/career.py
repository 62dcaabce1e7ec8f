"""What somebody's matches come to, asked of the database in a number of questions that doesn't grow with them."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from django.db.models import Count, F, FloatField, Q, Sum
from django.db.models.functions import Cast

from .models import Played, User
from .rates import Rate

MOST_LATEST = 30
LEAST_TOGETHER = 5
SUMMED = (
    *("deals", "points", "own_calls", "own_calls_made", "side_calls", "side_calls_made"),
    *("defences", "defences_held", "sweeps", "belas", "timeouts"),
)
Outcome = Played.Outcome


@dataclass(slots=True)
class Sums:
    """Of some of the matches. `decided` are those that were somebody's win or loss, by target."""

    outcomes: Counter[str] = field(default_factory=Counter)
    decided: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    figures: Counter[str] = field(default_factory=Counter)

    @property
    def matches(self) -> int:
        return self.outcomes.total()

    @property
    def rate(self) -> Rate:
        abandoned = self.outcomes[Outcome.ABANDONED]
        return Rate(self.outcomes[Outcome.WON], self.outcomes[Outcome.LOST] + abandoned, abandoned)

    def add(self, outcome: str, target: int, matches: int, figures: dict[str, int]) -> None:
        self.outcomes[outcome] += matches
        self.figures.update(figures)
        if outcome != Outcome.NONE:
            self.decided[target] += matches
            self.won[target] += matches if outcome == Outcome.WON else 0


class Career(NamedTuple):
    """The matches that count, those with robots, and the rest: with guests, or left before the first card."""

    rated: Sums
    robots: Sums
    others: Sums


class Partner(NamedTuple):
    person: User
    matches: int
    won: int


def career_of(user_id: int) -> Career:
    career = Career(Sums(), Sums(), Sums())
    kinds = Played.objects.filter(user=user_id).order_by().values_list("counts", "with_robots", "outcome", "target")
    for counts, with_robots, outcome, target, *sums in kinds.annotate(Count("id"), *map(Sum, SUMMED)):
        matches, *figures = sums
        kind = career.rated if counts else career.robots if with_robots else career.others
        kind.add(outcome, target, matches, dict(zip(SUMMED, figures, strict=True)))
    return career


def best_partner(user_id: int) -> Partner | None:
    """With whom the largest share of the matches that count was won, of those with whom there are enough."""
    together = Played.objects.filter(user=user_id, counts=True, partner__isnull=False).exclude(outcome=Outcome.NONE)
    shares = (
        together.order_by()
        .values("partner")
        .annotate(matches=Count("id"), won=Count("id", filter=Q(outcome=Outcome.WON)))
    )
    share = Cast(F("won"), FloatField()) / F("matches")
    best = shares.filter(matches__gte=LEAST_TOGETHER).order_by(share.desc(), "-matches", "partner").first()
    if best is None:
        return None
    return Partner(User.objects.get(id=best["partner"]), best["matches"], best["won"])


def latest_outcomes(user_id: int) -> list[tuple[int, str]]:
    """When and how the latest matches that count ended, the oldest of them first."""
    weighed = Played.objects.filter(user=user_id, counts=True).exclude(outcome=Outcome.NONE)
    rows = weighed.order_by("-ended_ms", "-id").values_list("ended_ms", "outcome")[:MOST_LATEST]
    return list(rows)[::-1]
