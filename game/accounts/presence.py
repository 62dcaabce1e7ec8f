"""Who is on the site. A lease that ends by itself: a process that dies leaves nobody behind who seems to be there."""

import asyncio
import logging
from collections import Counter

from django import db
from django.db import connection, transaction

from game.background import in_background
from game.now import now_ms
from game.threads import in_writer

from . import selectors
from .models import Presence, User
from .personal import lines

log = logging.getLogger(__name__)
LEASE_MS = 25_000
RELOAD_MS = 4_000  # who goes from page to page, or reloads one, is not away
RENEW_EVERY_MS = 10_000
LOOK_EVERY_S = 1.0

_KEEP = (  # an INSERT of what a SELECT finds, so that somebody who has just been deleted is passed over
    f"INSERT INTO {Presence._meta.db_table} (user_id, until_ms) SELECT id, %s FROM {User._meta.db_table} WHERE id = %s "  # noqa: S608
    "ON CONFLICT (user_id) DO UPDATE SET until_ms = excluded.until_ms"
)


class Attendance:
    """The leases of all who have a socket open in this process: renewed together, as one write."""

    def __init__(self) -> None:
        self._sockets: Counter[int] = Counter()
        self._until: dict[int, int] = {}
        self._keeping: asyncio.Task[None] | None = None

    def come(self, user_id: int) -> None:
        """Somebody has opened a page."""
        self._sockets[user_id] += 1
        if self._keeping is None or self._keeping.done():
            self._keeping = in_background(self._keep())

    def go(self, user_id: int) -> None:
        """The page was closed."""
        self._sockets[user_id] -= 1

    async def _keep(self) -> None:
        seen_ms = now_ms()
        while self._sockets or self._until:
            now = now_ms()
            try:
                told = await in_writer(keep, self._leases(now), seen_ms, now)
            except db.Error:  # the next renewal comes before the leases end
                log.exception("Presence could not be kept")
            else:
                seen_ms = now
                for user_id in told:
                    lines.tell(user_id)
            await asyncio.sleep(LOOK_EVERY_S)

    def _leases(self, now: int) -> dict[int, int]:
        """Until when whom: who has come, whose lease has become short, and who has just gone."""
        self._sockets = +self._sockets
        gone = self._until.keys() - self._sockets.keys()
        short = [who for who in self._sockets if self._until.get(who, 0) - now < LEASE_MS - RENEW_EVERY_MS]
        leases = dict.fromkeys(gone, now + RELOAD_MS) | dict.fromkeys(short, now + LEASE_MS)
        self._until = {who: leases.get(who) or self._until[who] for who in self._sockets}
        return leases


def keep(leases: dict[int, int], since_ms: int, now: int) -> set[int]:
    """Stores until when people are here; returns which friends see that somebody has come, or gone since."""
    here = Presence.objects.filter(user__in=leases, until_ms__gt=now).values_list("user", flat=True) if leases else ()
    gone = Presence.objects.filter(until_ms__gt=since_ms, until_ms__lte=now).values_list("user", flat=True)
    seen = (leases.keys() - set(here)) | set(gone)
    if leases:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.executemany(_KEEP, [(until, who) for who, until in sorted(leases.items())])
    return selectors.friends_here(seen, now) if seen else set()


presence = Attendance()
