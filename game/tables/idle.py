"""Guests who have not been here for long are forgotten: a few every minute, or all at once by `manage.py purge_guests`."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice

from django.db.models import QuerySet

from game.accounts.erasing import erase, idle_guests
from game.accounts.keepers import CannotErase
from game.accounts.models import User

from .selectors import at_a_table_since

KEPT = timedelta(days=30)
AT_ONCE = 100
A_MINUTE = 5  # so that no table waits for it


def erase_a_few(now: int) -> None:
    """A chore of the clock."""
    before = datetime.fromtimestamp(now / 1000, UTC) - KEPT
    for _guest in islice(erase_idle(before), A_MINUTE):
        pass


def erase_idle(before: datetime) -> Iterator[User]:
    """Erases guests who have not been seen since, each in a transaction of its own, and tells whom."""
    last = 0
    while batch := list(idle(before).filter(id__gt=last).order_by("id")[:AT_ONCE]):
        for guest in batch:
            last = guest.id
            try:
                erase(user=guest)
            except (CannotErase, User.DoesNotExist):  # has come back this very moment, or has just gone
                continue
            yield guest


def idle(before: datetime) -> QuerySet[User]:
    """Who sits at a table that waits or is played at is not idle."""
    return idle_guests(before).exclude(at_a_table_since(int(before.timestamp() * 1000)))
