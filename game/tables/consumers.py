"""The table's socket: it joins, parses, calls and shows."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from autobahn.exception import Disconnected
from channels.generic.websocket import AsyncWebsocketConsumer

from game.answers import SENTENCES, status_of
from game.background import in_background
from game.identity import user_id_of
from game.threads import in_reader

from . import selectors
from .declined import Declined
from .drawer import Drawer
from .fold import Fold, folds
from .hub import hub
from .page_ids import id_from_page
from .presenters.messages import beat_html, notice_html, refusal_text
from .services import LONGEST_ACTION_ID, Outcome, Person, take_action

GONE = (OSError, Disconnected)  # what uvicorn and Daphne say when the other end is no longer there
NO_SUCH_TABLE = 4404
TOO_BUSY = 4429
MOST_MESSAGES = 40  # waiting to be sent to one socket besides the table itself
Answer = dict[str, Any]


class NowhereConsumer(AsyncWebsocketConsumer):
    """A socket to an address that is none is refused."""

    channel_layer_alias = "none"

    async def connect(self) -> None:
        await self.close()


class TableConsumer(AsyncWebsocketConsumer):
    # The hub serves all sockets of a process; none has a channel of its own.
    channel_layer_alias = "none"
    user_id: int | None = None
    table_id: int | None = None
    as_json = False

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Without the base class's hop to a thread before each message: no database connection is used on this one."""
        await getattr(self, message["type"].replace(".", "_"))(message)

    async def connect(self) -> None:
        self._table_text: str | None = None
        self._answers: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self.as_json = b"json" in self.scope["query_string"].split(b"&")
        await self.accept()
        code = self.scope["url_route"]["kwargs"]["code"]
        self.user_id = await in_reader(user_id_of, self.scope)
        table_id = await in_reader(selectors.table_id, code)
        fold = await folds.fresh(table_id) if table_id is not None else None
        if fold is None or not fold.state.may_watch(self.user_id):
            await self._no_such_table()
            return
        self.table_id = fold.table_id
        await hub.join(fold.table_id, self)
        self._show_now(folds.known(fold.table_id) or fold)

    async def disconnect(self, code: int) -> None:
        if self._sending is not None:
            self._sending.cancel()
        if self.table_id is not None:
            await hub.leave(self.table_id, self)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.table_id is None:
            return
        message = _parse(text_data)
        if message is None:
            self._refuse(None, "malformed")
        elif "beat" in message:
            await self._beat(message["beat"])
        else:
            await self._act(message)

    # -- what is sent: always the latest state of the table, and every answer

    def show(self, text: str) -> None:
        self._table_text = text
        self._send_soon()

    def turn_away(self) -> None:
        in_background(self._no_such_table())

    def _answer(self, text: str) -> None:
        self._answers.append(text)
        if len(self._answers) > MOST_MESSAGES:
            in_background(self.close(TOO_BUSY))
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = in_background(self._send_waiting())

    async def _send_waiting(self) -> None:
        """A slow reader skips states; it never holds up the others or fills the memory."""
        with suppress(*GONE):  # `disconnect` follows
            while self._answers or self._table_text is not None:
                if self._answers:
                    await self.send(text_data=self._answers.pop(0))
                else:
                    table, self._table_text = self._table_text, None
                    await self.send(text_data=table)

    def _show_now(self, fold: Fold) -> None:
        Drawer(fold).show_to(self)

    # -- what is asked

    async def _beat(self, version: object) -> None:
        fold = await folds.fresh(self.table_id) if self.table_id is not None else None
        if fold is None:
            await self._no_such_table()
        elif self.as_json or version != fold.version:
            self._show_now(fold)
        else:
            self._answer(beat_html(fold.version))

    async def _act(self, message: Answer) -> None:
        assert self.table_id is not None
        action, version, action_id = _action(message), message.get("version"), message.get("action_id")
        try:
            outcome = await take_action(
                table_id=self.table_id,
                who=Person(self.user_id),
                action=action,
                version=version,
                action_id=action_id if self.as_json else id_from_page(action, version, action_id),
            )
        except Declined as declined:
            reason = "who_are_you" if declined.reason == "not_at_table" and self.user_id is None else declined.reason
            self._refuse(action_id, reason)
            if reason == "no_such_table":
                await self.close(NO_SUCH_TABLE)
            return
        if self.as_json:
            self._answer(_json_answer(outcome, action_id))
        elif not outcome.done:
            self._answer(notice_html(refusal_text(outcome.reason, outcome.refusal), outcome.refused))
            self._show_now(outcome.fold)

    def _refuse(self, action_id: object, reason: str) -> None:
        text = str(SENTENCES[reason])
        if self.as_json:
            status = status_of(reason)
            self._answer(
                json.dumps(
                    {"action_id": _id(action_id), "status": status, "reason": reason, "text": text, "view": None}
                )
            )
        else:
            self._answer(notice_html(text))

    async def _no_such_table(self) -> None:
        if self.table_id is not None:
            await hub.leave(self.table_id, self)
            self.table_id = None
        self._refuse(None, "no_such_table")
        if self._sending is not None:
            await self._sending
        await self.close(NO_SUCH_TABLE)


def _parse(text: str | None) -> Answer | None:
    if text is None:
        return None
    try:
        message = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _action(message: Answer) -> object:
    """The action's text; a form names the cards to lay aside in fields of their own."""
    action, cards = message.get("action"), message.get("card", [])
    named = cards if isinstance(cards, list) else [cards]
    if not isinstance(action, str) or not all(isinstance(card, str) for card in named):
        return None
    return " ".join([action, *named])


def _refuse_constant(name: str) -> object:
    raise ValueError(name)


def _id(action_id: object) -> str | None:
    return action_id if isinstance(action_id, str) and len(action_id) <= LONGEST_ACTION_ID else None


def _json_answer(outcome: Outcome, action_id: object) -> str:
    view = Drawer(outcome.fold).json_for(outcome.seat)
    status = 200 if outcome.done else status_of(outcome.reason)
    text = refusal_text(outcome.reason, outcome.refusal)
    answer = {
        "action_id": _id(action_id),
        "status": status,
        "reason": outcome.reason or None,
        "text": text or None,
        "view": view,
    }
    return json.dumps(answer)  # in ASCII: an id is given back whatever is in it
