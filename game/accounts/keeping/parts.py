"""Somebody's parts in matches, and what they come to."""

from typing import Any

from ..models import Played, Standing, User

name = "results"

COLUMNS = tuple(
    field.attname for field in Played._meta.concrete_fields if field.name not in ("id", "user", "partner", "erased_as")
)


def taken_away(user: User) -> dict[str, Any]:
    standing = Standing.objects.filter(user=user).values("wins", "losses", "abandonments", "lower_bound").first()
    rows = Played.objects.filter(user=user).order_by("ended_ms").values(*COLUMNS, "partner__name")
    return {"standing": standing, "matches": list(rows)}


def move(*, guest: User, account: User) -> None:
    """A guest's results never count, so the standing stays as it is."""
    known = Played.objects.filter(user=account).values("match")
    Played.objects.filter(user=guest).exclude(match__in=known).update(user=account)
    Played.objects.filter(partner=guest).update(partner=account)
    Played.objects.filter(user=account, partner=account).update(partner=None)


def erase(user: User) -> None:
    """The table of a match names who is deleted in it; what else there is goes with the row."""
