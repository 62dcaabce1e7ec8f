"""Word between processes that something has changed, over the channel layer where there is one outside this process.

A message names what has changed ("table.7", "person.12") and nothing else. Losing one is harmless: the next beat of a socket heals it.
So nobody waits for a Redis that is away. The layer then fails in many ways, as several of its tasks talk over one line.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from channels.layers import get_channel_layer
from django.conf import settings

from .background import in_background

log = logging.getLogger(__name__)
PATIENCE_S = 1.0  # of whoever opens a page
RETRY_S = 1.0
GIVE_UP_S = 5.0  # telling anybody


class Relay:
    """This process's one channel, subscribed to the topics that are watched here."""

    def __init__(self) -> None:
        self._changed: dict[str, Callable[[], object]] = {}
        self._opening = asyncio.Lock()
        self._channel: str | None = None
        self._listening: asyncio.Task[Any] | None = None

    async def subscribe(self, topic: str, changed: Callable[[], object]) -> None:
        """Calls `changed` when another process has told of this topic, for each topic once however often it is asked for.

        Whatever was told before this returns may have been missed: whoever subscribes looks afterwards. Where that takes long it
        goes on by itself, and `changed` is called in the end.
        """
        if not settings.REDIS_URL:
            return
        self._changed[topic] = changed
        await asyncio.wait([in_background(self._subscribe(topic, changed))], timeout=PATIENCE_S)

    def unsubscribe(self, topic: str) -> None:
        if self._changed.pop(topic, None) is not None:
            in_background(self._unsubscribe(topic))

    def tell(self, topic: str) -> None:
        """Tells the other processes, from any thread and without waiting."""
        if not settings.REDIS_URL:
            return
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            threading.Thread(target=asyncio.run, args=[self._send(topic)], daemon=True).start()
        else:
            in_background(self._send(topic))

    async def _subscribe(self, topic: str, changed: Callable[[], object]) -> None:
        since = monotonic()
        while not await self._is_joined(topic):
            await asyncio.sleep(RETRY_S)
            if self._changed.get(topic) is not changed:
                return
        if monotonic() - since >= PATIENCE_S:
            changed()

    async def _is_joined(self, topic: str) -> bool:
        try:
            await get_channel_layer().group_add(topic, await self._own_channel())
        except Exception as error:  # noqa: BLE001  whatever it is, it is tried again
            log.warning("Nothing is heard of %s yet: %s", topic, error)
            return False
        return True

    async def _own_channel(self) -> str:
        async with self._opening:  # of several who come at once each would make one, and one is listened to
            if self._channel is None:
                self._channel = await get_channel_layer().new_channel("relay")
            if self._listening is None or self._listening.done():
                self._listening = in_background(self._listen())
            return self._channel

    async def _unsubscribe(self, topic: str) -> None:
        if topic in self._changed:  # somebody has come meanwhile
            return
        with suppress(Exception):  # what is told of it is passed over
            await get_channel_layer().group_discard(topic, self._channel)

    async def _send(self, topic: str) -> None:
        word = {"type": "changed", "topic": topic, "from": self._channel}
        try:
            await asyncio.wait_for(get_channel_layer().group_send(topic, word), GIVE_UP_S)
        except Exception as error:  # noqa: BLE001  the beats heal it
            log.warning("The other processes were not told of %s: %s", topic, error)

    async def _listen(self) -> None:
        layer = get_channel_layer()
        while True:
            word = await layer.receive(self._channel)
            changed = self._changed.get(word["topic"])
            if changed is not None and word["from"] != self._channel:
                changed()


relay = Relay()
