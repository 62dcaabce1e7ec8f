"""What all our sockets have in common: how they send, and how they are heard."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from autobahn.exception import Disconnected
from channels.generic.websocket import AsyncWebsocketConsumer

from .background import in_background
from .limits import pace_of_a_socket

GONE = (OSError, Disconnected)  # what uvicorn and Daphne say when the other end is no longer there
NOTHING_HERE = 4404  # the page doesn't come back after this
TOO_BUSY = 4429
MOST_ANSWERS = 40  # waiting to be sent to one socket


class Socket(AsyncWebsocketConsumer):
    """Sends every answer, and of whatever is shown only the latest: a slow reader skips states."""

    # Hubs serve all sockets of a process; none has a channel of its own.
    channel_layer_alias = "none"

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._latest: dict[str, str] = {}
        self._answers: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._pace = pace_of_a_socket()
        self._is_shut = False

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Without the base class's hop to a thread before each message: no database connection is used on this one."""
        if message["type"] == "websocket.receive":
            if not self._is_shut and self._pace.is_too_fast():
                await self.shut(TOO_BUSY)
            if self._is_shut:
                return
        await getattr(self, message["type"].replace(".", "_"))(message)

    async def shut(self, code: int) -> None:
        """What is said after this is not heard, also where it has come already."""
        if not self._is_shut:
            self._is_shut = True
            await self.close(code)

    async def disconnect(self, code: int) -> None:
        if self._sending is not None:
            self._sending.cancel()

    def show_latest(self, subject: str, text: str) -> None:
        """In place of what is still waiting to be sent of this subject."""
        self._latest[subject] = text
        self._send_soon()

    def answer(self, text: str) -> None:
        self._answers.append(text)
        if len(self._answers) > MOST_ANSWERS:
            in_background(self.shut(TOO_BUSY))
        self._send_soon()

    async def close_after_answers(self, code: int) -> None:
        if self._sending is not None:
            await self._sending
        await self.close(code)

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = in_background(self._send_waiting())

    async def _send_waiting(self) -> None:
        """A slow reader never holds up the others or fills the memory."""
        with suppress(*GONE):  # `disconnect` follows
            while self._answers or self._latest:
                if self._answers:
                    await self.send(text_data=self._answers.pop(0))
                else:
                    await self.send(text_data=self._latest.pop(next(iter(self._latest))))


class Nowhere(Socket):
    """A socket to an address that is none is refused."""

    async def connect(self) -> None:
        await self.close()


def parse(text: str | None) -> dict[str, Any] | None:
    """The object that a message holds; None for anything else."""
    if text is None:
        return None
    try:
        message = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _refuse_constant(name: str) -> object:
    raise ValueError(name)
