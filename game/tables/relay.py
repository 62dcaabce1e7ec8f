"""Word between processes that a table has changed, over the channel layer where there is one outside this process.

A message names the table and nothing else. Losing one is harmless: the next beat of a socket heals it.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from channels.layers import get_channel_layer
from django.conf import settings

from .background import in_background


class Relay:
    """This process's one channel, subscribed to the tables that are watched here."""

    def __init__(self) -> None:
        self._changed: dict[int, Callable[[int], None]] = {}
        self._channel: str | None = None
        self._listening: asyncio.Task[Any] | None = None

    async def subscribe(self, table_id: int, changed: Callable[[int], None]) -> None:
        """Calls `changed` when another process changes the table."""
        if not settings.REDIS_URL:
            return
        layer = get_channel_layer()
        if self._channel is None:
            self._channel = await layer.new_channel("tables")
        if self._listening is None or self._listening.done():
            self._listening = in_background(self._listen())
        self._changed[table_id] = changed
        await layer.group_add(_group(table_id), self._channel)

    async def unsubscribe(self, table_id: int) -> None:
        if self._changed.pop(table_id, None) is not None:
            await get_channel_layer().group_discard(_group(table_id), self._channel)

    def tell(self, table_id: int) -> None:
        """Tells the other processes, from any thread and without waiting."""
        if not settings.REDIS_URL:
            return
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            threading.Thread(target=asyncio.run, args=[self._send(table_id)], daemon=True).start()
        else:
            in_background(self._send(table_id))

    async def _send(self, table_id: int) -> None:
        word = {"type": "table.changed", "table": table_id, "from": self._channel}
        await get_channel_layer().group_send(_group(table_id), word)

    async def _listen(self) -> None:
        layer = get_channel_layer()
        while True:
            word = await layer.receive(self._channel)
            changed = self._changed.get(word["table"])
            if changed is not None and word["from"] != self._channel:
                changed(word["table"])


def _group(table_id: int) -> str:
    return f"table.{table_id}"


relay = Relay()
