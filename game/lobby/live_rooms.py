"""The lists of open rooms that are being looked at in this process, shown anew as rooms come, fill and go.

However often that is, each page is shown another list once a second at most; pages that look for the same share one drawing.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

from django import db
from django.http import QueryDict
from django.template.loader import render_to_string

from game.accounts.selectors import who_has_blocks
from game.background import in_background
from game.language import FIRST, speaking
from game.relay import relay
from game.tables import notices
from game.threads import in_reader

from .consumers import PageConsumer
from .filters import Filters, read_filters, wanted_by
from .room_list import chosen_words, room_list
from .truth import is_true

log = logging.getLogger(__name__)
TOPIC = "rooms"
REST_S = 1.0
LOOK_EVERY_S = 5.0  # at who has come or gone without a change of seats
Looking = tuple[int | None, Filters, bool, str]
"""Who, for what, whether it is the front page's short list, and in which language."""


class RoomLists:
    def __init__(self) -> None:
        self._shown: dict[PageConsumer, str] = {}
        self._changed: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._showing: asyncio.Task[None] | None = None
        notices.listen_to_rooms(self._hear)

    async def join(self, socket: PageConsumer) -> None:
        if self._loop is not asyncio.get_running_loop() or self._showing is None or self._showing.done():
            self._loop, self._changed = asyncio.get_running_loop(), asyncio.Event()
            self._showing = in_background(self._keep_showing(self._changed))
            await relay.subscribe(TOPIC, self._changed.set)
        self._shown[socket] = ""
        await self._show([socket])

    async def leave(self, socket: PageConsumer) -> None:
        self._shown.pop(socket, None)

    async def refresh(self, socket: PageConsumer) -> None:
        """A page's beat asks for nothing: all lists are looked at every few seconds."""

    async def _keep_showing(self, changed: asyncio.Event) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), LOOK_EVERY_S)
            changed.clear()
            try:
                if self._shown:
                    await self._show(list(self._shown))
            except db.Error:  # the next look comes soon
                log.exception("The lists of rooms could not be looked at")
            await asyncio.sleep(REST_S)

    async def _show(self, sockets: list[PageConsumer]) -> None:
        looking = {socket: looking_for(socket.user_id, socket.query, socket.language) for socket in sockets}
        drawn = await in_reader(draw, set(looking.values()))
        for socket, sought in looking.items():
            html = drawn[sought]
            if self._shown.get(socket, html) != html:
                self._shown[socket] = html
                socket.show_latest(TOPIC, html)

    def _hear(self, _table_id: int) -> None:
        """From any thread."""
        relay.tell(TOPIC)
        if self._loop is not None and self._changed is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._changed.set)


def looking_for(user_id: int | None, query: QueryDict, language: str = FIRST) -> Looking:
    return user_id, read_filters(query), is_true(query.get("short")), language


def draw(all_looking: set[Looking]) -> dict[Looking, str]:
    """Each list once, however many people see the same."""
    apart = who_has_blocks({user_id for user_id, *_ in all_looking if user_id is not None})
    drawn: dict[object, str] = {}
    by_looking = {}
    for user_id, filters, is_short, language in all_looking:
        wanted = wanted_by(user_id, filters)
        if user_id not in apart:
            wanted = replace(wanted, apart=None)
        seen = (wanted, filters, is_short, language)
        if seen not in drawn:
            with speaking(language):
                rooms = room_list(wanted, filters, is_short=is_short)
                context = {"rooms": rooms, "chosen": chosen_words(filters), "is_live": True, "oob": True}
                drawn[seen] = render_to_string("lobby/room_list.html", context)
        by_looking[user_id, filters, is_short, language] = drawn[seen]
    return by_looking


room_lists = RoomLists()
