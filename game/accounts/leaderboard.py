"""Who stands where: by the lower bound of the rate, so that a few lucky matches don't lead."""

from typing import NamedTuple

from django.db.models import F, QuerySet

from .models import Standing
from .rates import NO_RATE, Rate
from .standings import rate_in
from .visibility import listed_for

LEAST_MATCHES = 20
MOST_SHOWN = 100


class Place(NamedTuple):
    number: int
    user_id: int
    username: str
    name: str
    rate: Rate


class Leaderboard(NamedTuple):
    """`own_place` is None for who is not on it, however few or many are shown."""

    places: list[Place]
    own_rate: Rate
    own_place: int | None

    @property
    def matches_to_go(self) -> int:
        return max(0, LEAST_MATCHES - self.own_rate.matches)


def leaderboard_for(viewer_id: int | None) -> Leaderboard:
    rows = _ranked(viewer_id)
    places = [_place(number, row) for number, row in enumerate(rows[:MOST_SHOWN], start=1)]
    own = Standing.objects.filter(user=viewer_id, user__is_guest=False).first() if viewer_id is not None else None
    own_rate = NO_RATE if own is None else rate_in(own)
    if own is None or own_rate.matches < LEAST_MATCHES:
        return Leaderboard(places, own_rate, None)
    shown = next((place.number for place in places if place.user_id == viewer_id), None)
    return Leaderboard(places, own_rate, shown or rows.filter(lower_bound__gt=own.lower_bound).count() + 1)


def _ranked(viewer_id: int | None) -> QuerySet[Standing]:
    enough = Standing.objects.annotate(matches=F("wins") + F("losses")).filter(matches__gte=LEAST_MATCHES)
    named = enough.filter(user__in=listed_for(viewer_id)).select_related("user")
    return named.order_by("-lower_bound", "-matches", "user_id")


def _place(number: int, row: Standing) -> Place:
    return Place(number, row.user_id, row.user.username, row.user.name, rate_in(row))
