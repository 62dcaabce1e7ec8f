"""Each person's own line: what concerns somebody alone is shown at once on every page they have open.

A panel draws one thing a person is told of (invitations, friends' requests) as HTML that is swapped in out of band;
apps add theirs to `panels` as they are set up.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.background import in_background
from game.relay import relay
from game.threads import in_reader

Panel = Callable[[int], str]
"""Given the person's id, draws; it is called in a reader's thread."""
panels: list[Panel] = []


class PersonalWatcher(Protocol):
    """A socket's end of somebody who is known."""

    user_id: int | None

    def show_personal(self, html: str) -> None: ...


class Lines:
    """This process's open pages, by person."""

    def __init__(self) -> None:
        self._watchers: dict[int, set[PersonalWatcher]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    async def join(self, watcher: PersonalWatcher) -> None:
        """From now on this page is shown what concerns its person; at once too, for it may have missed something."""
        if watcher.user_id is None:
            return
        self._loop = asyncio.get_running_loop()
        first = watcher.user_id not in self._watchers
        self._watchers.setdefault(watcher.user_id, set()).add(watcher)
        if first:
            await relay.subscribe(_topic(watcher.user_id), partial(self._show_soon, watcher.user_id))
        watcher.show_personal(await in_reader(draw, watcher.user_id))

    async def leave(self, watcher: PersonalWatcher) -> None:
        if watcher.user_id is None:
            return
        watchers = self._watchers.get(watcher.user_id, set())
        watchers.discard(watcher)
        if not watchers and self._watchers.pop(watcher.user_id, None) is not None:
            await relay.unsubscribe(_topic(watcher.user_id))

    def here(self) -> list[int]:
        """Who has a page open in this process."""
        return list(self._watchers)

    def tell(self, user_id: int) -> None:
        """Something that concerns this person has changed: called from any thread, after the commit."""
        relay.tell(_topic(user_id))
        if self._loop is not None and not self._loop.is_closed() and user_id in self._watchers:
            self._loop.call_soon_threadsafe(self._show_soon, user_id)

    def _show_soon(self, user_id: int) -> None:
        in_background(self._show(user_id))

    async def _show(self, user_id: int) -> None:
        html = await in_reader(draw, user_id)
        for watcher in list(self._watchers.get(user_id, ())):
            watcher.show_personal(html)


def draw(user_id: int) -> str:
    return "".join(panel(user_id) for panel in panels)


def _topic(user_id: int) -> str:
    return f"person.{user_id}"


lines = Lines()
