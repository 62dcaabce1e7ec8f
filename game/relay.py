"""Word between processes that something has changed, over the channel layer where there is one outside this process.

A message names what has changed ("table.7", "person.12") and nothing else. Losing one is harmless: the next beat of a socket heals it.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from channels.layers import get_channel_layer
from django.conf import settings

from .background import in_background


class Relay:
    """This process's one channel, subscribed to the topics that are watched here."""

    def __init__(self) -> None:
        self._changed: dict[str, Callable[[], object]] = {}
        self._channel: str | None = None
        self._listening: asyncio.Task[Any] | None = None

    async def subscribe(self, topic: str, changed: Callable[[], object]) -> None:
        """Calls `changed` when another process has told of this topic, for each topic once however often it is asked for.

        Whatever was told before this returns may have been missed: whoever subscribes looks afterwards.
        """
        if not settings.REDIS_URL:
            return
        layer = get_channel_layer()
        if self._channel is None:
            self._channel = await layer.new_channel("relay")
        if self._listening is None or self._listening.done():
            self._listening = in_background(self._listen())
        self._changed[topic] = changed
        await layer.group_add(topic, self._channel)

    async def unsubscribe(self, topic: str) -> None:
        if self._changed.pop(topic, None) is not None:
            await get_channel_layer().group_discard(topic, self._channel)

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

    async def _send(self, topic: str) -> None:
        await get_channel_layer().group_send(topic, {"type": "changed", "topic": topic, "from": self._channel})

    async def _listen(self) -> None:
        layer = get_channel_layer()
        while True:
            word = await layer.receive(self._channel)
            changed = self._changed.get(word["topic"])
            if changed is not None and word["from"] != self._channel:
                changed()


relay = Relay()
