"""This process's sockets: who watches which table, and what each of them is shown."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial

from django import db

from game.background import in_background
from game.now import now_ms
from game.relay import relay
from game.threads import in_writer

from . import notices
from .audience import audience
from .drawer import Drawer, Watcher
from .fold import Fold, folds
from .services.presence import set_here_until
from .services.seating import LEASE_MS

log = logging.getLogger(__name__)
RELOAD_MS = 4_000  # a page that reloads is not away
RENEW_EVERY_S = 10


class Hub:
    """Shows every change of a table once to each of its watchers, drawn once per seat and look."""

    def __init__(self) -> None:
        self._watchers: dict[int, set[Watcher]] = {}
        self._present: dict[int, tuple[int, ...]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._renewing: asyncio.Task[None] | None = None
        notices.listen(self._hear)

    # -- coming and going

    async def join(self, table_id: int, watcher: Watcher) -> None:
        self._loop = asyncio.get_running_loop()
        if self._renewing is None or self._renewing.done():
            self._renewing = in_background(self._keep_presence())
        self._watchers.setdefault(table_id, set()).add(watcher)
        await relay.subscribe(_topic(table_id), partial(self._heard_from_afar, table_id))
        if (known := folds.known(table_id)) is not None:
            await folds.caught_up(known)  # with what another process did before this one heard of it
        await self._be_here(table_id, watcher.user_id, now_ms() + LEASE_MS)
        self._show_presence(table_id)

    async def leave(self, table_id: int, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not any(other.user_id == watcher.user_id for other in watchers):
            await self._be_here(table_id, watcher.user_id, now_ms() + RELOAD_MS)
        self._count(table_id)
        if self._watchers.get(table_id) == set():  # by now; somebody may have come meanwhile
            del self._watchers[table_id]
            self._present.pop(table_id, None)
            relay.unsubscribe(_topic(table_id))

    async def see(self, table_id: int, user_id: int | None) -> None:
        """A sign of life without a socket."""
        await self._be_here(table_id, user_id, now_ms() + LEASE_MS)

    async def _be_here(self, table_id: int, user_id: int | None, until_ms: int) -> None:
        fold = folds.known(table_id)
        seat = fold.state.seat_of(user_id) if fold else None
        if fold is None or seat is None or user_id is None:
            return
        leaving = until_ms - now_ms() <= RELOAD_MS
        if leaving or until_ms - fold.here_until_ms[seat] > RENEW_EVERY_S * 1000:
            folds.keep(fold.with_presence(seat, until_ms))
            await in_writer(set_here_until, [(table_id, user_id)], until_ms)
            self._show_presence(table_id)

    async def _keep_presence(self) -> None:
        """Renews the leases of all whose sockets are open, and shows whose lease has ended."""
        ticks = 0
        while self._watchers:
            await asyncio.sleep(1)
            ticks += 1
            if ticks % RENEW_EVERY_S == 0:
                await self._renew()
            for table_id in list(self._watchers):
                self._show_presence(table_id)

    async def _renew(self) -> None:
        until = now_ms() + LEASE_MS
        here = set(self._seated())
        for table_id, user_id in here:
            fold = folds.known(table_id)
            seat = fold.state.seat_of(user_id) if fold else None
            if fold is not None and seat is not None:
                folds.keep(fold.with_presence(seat, until))
        try:
            if here:
                await in_writer(set_here_until, here, until)
        except db.Error:  # the next renewal comes before the leases end
            log.exception("Presence at tables could not be kept")

    def _seated(self) -> Iterator[tuple[int, int]]:
        for table_id, watchers in self._watchers.items():
            fold = folds.known(table_id)
            for watcher in watchers:
                if fold is not None and watcher.user_id is not None and fold.state.seat_of(watcher.user_id) is not None:
                    yield table_id, watcher.user_id

    # -- changes

    def _hear(self, table_id: int) -> None:
        relay.tell(_topic(table_id))
        if self._loop is None or self._loop.is_closed() or table_id not in self._watchers:
            return
        try:
            here = asyncio.get_running_loop()
        except RuntimeError:
            here = None
        if here is self._loop:
            self.show(table_id)
        else:
            self._loop.call_soon_threadsafe(self._heard_from_afar, table_id)

    def _heard_from_afar(self, table_id: int) -> None:
        """Another thread or process has changed the table: what is known here may be behind."""
        in_background(self._look_again(table_id))

    async def _look_again(self, table_id: int) -> None:
        if await folds.fresh(table_id) is None:
            for watcher in list(self._watchers.get(table_id, ())):
                watcher.turn_away()
        else:
            self.show(table_id)

    def _show_presence(self, table_id: int) -> None:
        self._count(table_id)
        fold = folds.known(table_id)
        if fold is not None and self._present.get(table_id) != _present(fold):
            self.show(table_id)

    def _count(self, table_id: int) -> None:
        fold = folds.known(table_id)
        if fold is not None:
            audience.count(fold.state, self._watchers.get(table_id, ()))

    def show(self, table_id: int) -> None:
        """Draws the table as it is known here for everybody who watches it."""
        fold = folds.known(table_id)
        if fold is None:
            return
        self._count(table_id)
        self._present[table_id] = _present(fold)
        drawer = Drawer(fold)
        for watcher in list(self._watchers.get(table_id, ())):
            drawer.show_to(watcher)


def _topic(table_id: int) -> str:
    return f"table.{table_id}"


def _present(fold: Fold) -> tuple[int, ...]:
    """Who sits there and is present, and how many look on."""
    now = now_ms()
    return (*(until > now for until in fold.here_until_ms), audience.number(fold.table_id))


hub = Hub()
