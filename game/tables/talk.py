"""What is said at tables, shown to this process's sockets there: to each once, and to nobody who has blocked the speaker.

Other processes are only told that something was said; what it was stands in the database.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from game.accounts.selectors import blockers_of
from game.background import in_background
from game.language import speaking
from game.now import now_ms
from game.relay import relay
from game.threads import in_reader

from . import notices, selectors
from .models import Said
from .presenters.talk import news_of, speech

LATELY_MS = 8_000  # what is older is no news any more


class Listener(Protocol):
    """A page's socket at a table."""

    user_id: int | None
    language: str

    def show_talk(self, number: int, html: str) -> None: ...


@dataclass
class _Room:
    listeners: set[Listener] = field(default_factory=set)
    shown: set[int] | None = None
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Talk:
    def __init__(self) -> None:
        self._rooms: dict[int, _Room] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        notices.listen_to_talk(self._hear)

    async def join(self, table_id: int, listener: Listener) -> None:
        """From now on this page is shown what is said; what was said before stood on it as it was loaded."""
        self._loop = asyncio.get_running_loop()
        room = self._rooms.setdefault(table_id, _Room())
        room.listeners.add(listener)
        async with room.turn:
            is_first = room.shown is None
            if is_first:
                room.shown = {said.id for said, _blockers in await in_reader(said_lately, table_id)}
                await relay.subscribe(_topic(table_id), partial(self._show_soon, table_id))
        if is_first:
            await self._show(table_id)

    async def leave(self, table_id: int, listener: Listener) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.listeners.discard(listener)
        if not room.listeners:
            del self._rooms[table_id]
            relay.unsubscribe(_topic(table_id))

    def _hear(self, table_id: int) -> None:
        relay.tell(_topic(table_id))
        if self._loop is not None and not self._loop.is_closed() and table_id in self._rooms:
            self._loop.call_soon_threadsafe(self._show_soon, table_id)

    def _show_soon(self, table_id: int) -> None:
        in_background(self._show(table_id))

    async def _show(self, table_id: int) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.turn:
            lately = await in_reader(said_lately, table_id)
            shown = room.shown or set()
            room.shown = {said.id for said, _blockers in lately}
        for said, blockers in lately:
            if said.id not in shown:
                _show_to(room.listeners, said, blockers)


def said_lately(table_id: int) -> list[tuple[Said, set[int]]]:
    """Each with who has blocked its speaker."""
    lately = selectors.said_since(table_id, now_ms() - LATELY_MS)
    blockers = {user_id: blockers_of(user_id) for user_id in {said.user_id for said in lately}}
    return [(said, blockers[said.user_id]) for said in lately]


def _show_to(listeners: Iterable[Listener], said: Said, blockers: set[int]) -> None:
    drawn: dict[str, str] = {}
    for listener in list(listeners):
        if listener.user_id in blockers:
            continue
        if listener.language not in drawn:
            with speaking(listener.language):
                heard = speech(said.id, said.user_id, said.place, said.user.name, said.phrase)
                drawn[listener.language] = news_of(heard)
        listener.show_talk(said.id, drawn[listener.language])


def _topic(table_id: int) -> str:
    return f"talk.{table_id}"


talk = Talk()
