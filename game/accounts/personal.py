"""Each person's own line: what concerns somebody alone is shown at once on every page they have open.

A panel draws one thing that a person is told of (invitations, friends' requests); apps add theirs as they are set up.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from django.db.models import Exists, QuerySet

from game.background import in_background
from game.language import FIRST, speaking
from game.relay import relay
from game.threads import in_reader

from .models import User

Draw = Callable[[int], str]
"""Given the person's id, draws HTML; it is called in a reader's thread, in that person's language."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One thing to tell of, drawn only where `waiting` finds rows of it for this person."""

    waiting: Callable[[int], QuerySet[Any]]
    draw: Draw


panels: list[Panel] = []
"""What every page shows, in one element."""

page_panels: dict[str, Draw] = {}
"""What one kind of page shows besides, by its name; each draws its own element with `hx-swap-oob`."""


class PersonalWatcher(Protocol):
    """A socket's end of somebody who is known."""

    user_id: int | None
    page: str
    language: str

    def show_personal(self, html: str) -> None: ...


@dataclass
class _Open:
    """An open page: what it was last shown, and whose turn it is to look, so that nothing older follows what is newer."""

    shown: str = ""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Lines:
    """This process's open pages, by person."""

    def __init__(self) -> None:
        self._open: dict[int, dict[PersonalWatcher, _Open]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    async def join(self, watcher: PersonalWatcher) -> None:
        """From now on this page is shown what concerns its person; at once too, for it may have missed something."""
        if watcher.user_id is None:
            return
        self._loop = asyncio.get_running_loop()
        self._open.setdefault(watcher.user_id, {})[watcher] = _Open()
        await relay.subscribe(_topic(watcher.user_id), partial(self._show_soon, watcher.user_id))
        await self.refresh(watcher)

    async def leave(self, watcher: PersonalWatcher) -> None:
        if watcher.user_id is None:
            return
        pages = self._open.get(watcher.user_id, {})
        pages.pop(watcher, None)
        if not pages and self._open.pop(watcher.user_id, None) is not None:
            relay.unsubscribe(_topic(watcher.user_id))

    def tell(self, user_id: int) -> None:
        """Something that concerns this person has changed: called from any thread, after the commit."""
        relay.tell(_topic(user_id))
        if self._loop is not None and not self._loop.is_closed() and user_id in self._open:
            self._loop.call_soon_threadsafe(self._show_soon, user_id)

    async def refresh(self, watcher: PersonalWatcher) -> None:
        """Shows this page what has changed since it was last shown something."""
        page = self._open.get(watcher.user_id or 0, {}).get(watcher)
        if page is None:
            return
        async with page.turn:
            html = await in_reader(draw, watcher.user_id, watcher.page, watcher.language)
            if html != page.shown:
                page.shown = html
                watcher.show_personal(html)

    def _show_soon(self, user_id: int) -> None:
        in_background(self._show(user_id))

    async def _show(self, user_id: int) -> None:
        for watcher in list(self._open.get(user_id, ())):
            await self.refresh(watcher)


def draw(user_id: int, page: str = "", language: str = FIRST) -> str:
    """All that the socket of such a page shows."""
    with speaking(language):
        told = draw_panels(user_id, ' hx-swap-oob="morph"')
        return told + (page_panels[page](user_id) if page in page_panels else "")


def draw_panels(user_id: int, attributes: str = "") -> str:
    told = "".join(draw(user_id) for draw in what_waits(user_id))
    return f'<div id="personal" class="personal" aria-live="polite"{attributes}>{told}</div>'


def what_waits(user_id: int) -> list[Draw]:
    """The panels that have something to tell, all found in one question."""
    asked = User.objects.filter(id=user_id).values_list(*(Exists(panel.waiting(user_id)) for panel in panels))
    return [panel.draw for panel, waits in zip(panels, asked.first() or (), strict=False) if waits]


def _topic(user_id: int) -> str:
    return f"person.{user_id}"


lines = Lines()
