"""The table's socket: it joins, parses, calls and shows."""

import json
from typing import Any

from game.accounts.person_socket import PersonSocket
from game.answers import SENTENCES, status_of
from game.background import in_background
from game.language import speaking
from game.limits import WRONG_CODES, address_of
from game.socket import NOTHING_HERE, parse
from game.threads import in_reader

from . import selectors
from .declined import Declined
from .drawer import Drawer
from .fold import Fold, folds
from .hub import hub
from .page_ids import id_from_page
from .presenters.json_view import Json
from .presenters.messages import beat_html, notice_html, refusal_text
from .services import LONGEST_ACTION_ID, Outcome, Person, take_action
from .talk import talk

Answer = dict[str, Any]


class TableConsumer(PersonSocket):
    table_id: int | None = None

    async def connect(self) -> None:
        self.as_json = b"json" in self.scope["query_string"].split(b"&")
        await self.accept()
        code = self.scope["url_route"]["kwargs"]["code"]
        await self.recognize()
        table_id = await in_reader(selectors.table_id, code)
        fold = await folds.fresh(table_id) if table_id is not None else None
        seat = fold.state.seat_of(self.user_id) if fold is not None else None
        guesses_on = seat is None and WRONG_CODES.is_reached(address_of(self.scope))
        if fold is None or guesses_on or not fold.state.may_watch(self.user_id):
            WRONG_CODES.count(address_of(self.scope))
            await self._no_such_table()
            return
        self.table_id = fold.table_id
        await hub.join(fold.table_id, self)
        self._show_now(folds.known(fold.table_id) or fold)
        if not self.as_json:
            await talk.join(fold.table_id, self)
        await self.join_line()

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        await self._leave_table()

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.table_id is None:
            return
        message = parse(text_data)
        if message is None:
            await self._refuse(None, "malformed")
        elif "beat" in message:
            await self._beat(message["beat"])
        else:
            await self._act(message)

    # -- what is shown

    def show(self, text: str) -> None:
        self.show_latest("table", text)

    def show_talk(self, number: int, html: str) -> None:
        self.show_latest(f"said {number}", html)

    def turn_away(self) -> None:
        in_background(self._no_such_table())

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
            self.answer(beat_html(fold.version))

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
            await self._decline(declined.reason, action_id)
            return
        if self.as_json:
            self.answer(_json_answer(outcome, action_id))
        elif not outcome.done:
            self.answer(notice_html(refusal_text(outcome.reason, outcome.refusal), outcome.refused))
            self._show_now(outcome.fold)

    async def _decline(self, reason: str, action_id: object) -> None:
        if reason == "no_such_table":
            await self._no_such_table(action_id)
        elif reason == "not_at_table" and self.user_id is None:
            await self._refuse(action_id, "who_are_you")
        else:
            await self._refuse(action_id, reason)

    async def _refuse(self, action_id: object, reason: str) -> None:
        with speaking(self.language):  # it may be another's move that turns somebody away
            text = str(SENTENCES[reason])
        if self.as_json:
            answer = {"action_id": _id(action_id), "status": status_of(reason), "reason": reason, "text": text}
            self.answer(json.dumps({**answer, "view": await self._view()}))
        else:
            self.answer(notice_html(text))

    async def _view(self) -> Json | None:
        """What there is to see; nothing once somebody has been turned away."""
        fold = await folds.get(self.table_id) if self.table_id is not None else None
        return Drawer(fold).json_for(fold.state.seat_of(self.user_id)) if fold is not None else None

    async def _leave_table(self) -> None:
        left, self.table_id = self.table_id, None
        if left is not None:
            await hub.leave(left, self)
            await talk.leave(left, self)

    async def _no_such_table(self, action_id: object = None) -> None:
        await self._leave_table()
        await self._refuse(action_id, "no_such_table")
        await self.close_after_answers(NOTHING_HERE)


def _action(message: Answer) -> object:
    """The action's text; a form names the cards to lay aside in fields of their own."""
    action, cards = message.get("action"), message.get("card", [])
    named = cards if isinstance(cards, list) else [cards]
    if not isinstance(action, str) or not all(isinstance(card, str) for card in named):
        return None
    return " ".join([action, *named])


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
