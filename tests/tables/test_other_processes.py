"""What another process does in the very moment in which a socket here begins to listen: nobody may have missed it."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from game.relay import relay
from game.tables import services
from game.tables.fold import folds
from game.tables.hub import hub
from game.tables.talk import Talk

from ..addresses.world import begin_session
from .test_in_two_languages import watching
from .test_talk import Page, says


@pytest.fixture
def meanwhile(monkeypatch) -> Callable[[str, Callable[[], Awaitable[object]], list[object]], None]:
    """While a topic is subscribed to here, that is done somewhere else: of these objects none is told, as in another process."""

    def arrange(topic: str, work: Callable[[], Awaitable[object]], listeners: list[object]) -> None:
        async def subscribe(asked: str, _changed: object) -> None:
            if not asked.startswith(topic):
                return
            with monkeypatch.context() as deaf:
                for listener in listeners:
                    deaf.setattr(listener, "_loop", None)
                await work()

        monkeypatch.setattr(relay, "subscribe", subscribe)

    return arrange


async def test_a_move_made_elsewhere_while_a_socket_joins_is_shown_on_it(begun, meanwhile):
    code, fold, session = await asyncio.to_thread(lambda: (begun.row.code, begun.fold, begin_session(begun.people[0])))
    seat = fold.match.to_act[0]

    async def move() -> None:
        known = folds.known(begun.id)
        await services.take_action(
            table_id=begun.id,
            who=services.Person(begun.people[seat].id),
            action=str(fold.match.legal_actions(seat)[0]),
            version=fold.version,
            action_id=None,
        )
        folds.forget(begun.id)
        folds.keep(known)

    meanwhile("table.", move, [hub])
    async with watching(code, session, "hr", "?json") as socket:
        version = fold.version
        while version == fold.version:
            version = json.loads(await socket.receive_from(timeout=5))["version"]
    assert version == fold.version + 1


async def test_a_phrase_said_elsewhere_while_a_page_joins_is_shown_on_it(begun, meanwhile):
    talk, page = Talk(), Page(begun.people[0].id)
    meanwhile("talk.", lambda: asyncio.to_thread(says, begun, 1), [talk])
    await talk.join(begun.id, page)
    await talk.leave(begun.id, page)
    assert len(page.shown) == 1
