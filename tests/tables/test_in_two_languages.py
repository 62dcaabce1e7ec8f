"""Who watches the same table in two languages is shown it in each, whoever has moved."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.utils import translation

from belasite.asgi import application
from game.accounts.models import User
from game.tables import services
from game.tables.models import Table

from ..addresses.world import begin_session


@asynccontextmanager
async def watching(code: str, session: str, language: str, query: str = "") -> AsyncIterator[WebsocketCommunicator]:
    cookie = f"{settings.SESSION_COOKIE_NAME}={session}; {settings.LANGUAGE_COOKIE_NAME}={language}"
    headers = [(b"origin", settings.SITE_ORIGINS[0].encode()), (b"cookie", cookie.encode())]
    socket = WebsocketCommunicator(application, f"/ws/stol/{code}/{query}", headers=headers)
    await socket.connect()
    yield socket
    await socket.disconnect()


@pytest.fixture
def first(begun):
    """The table, its state and a session of who sits at its first seat."""
    return begun, begun.row.code, begun.fold, begin_session(begun.people[0])


async def shown(socket: WebsocketCommunicator, version: int) -> str:
    """The first drawing of this state."""
    while True:
        text: str = await socket.receive_from(timeout=5)
        if f'data-version="{version}"' in text:
            return text


async def test_each_watcher_is_shown_the_table_in_their_own_language(first):
    table, code, fold, session = first
    async with watching(code, session, "hr") as croatian, watching(code, session, "en") as english:
        assert "Tvoje karte" in await shown(croatian, fold.version)
        assert "Your cards" in await shown(english, fold.version)
        seat = fold.match.to_act[0]
        with translation.override("en"):  # whoever moves may read another language
            outcome = await services.take_action(
                table_id=table.id,
                who=services.Person(table.people[seat].id),
                action=str(fold.match.legal_actions(seat)[0]),
                version=fold.version,
                action_id=None,
            )
        in_croatian = await shown(croatian, outcome.fold.version)
        in_english = await shown(english, outcome.fold.version)
    assert ("Tvoje karte" in in_croatian, "Your cards" in in_croatian) == (True, False)
    assert ("Tvoje karte" in in_english, "Your cards" in in_english) == (False, True)


async def test_a_program_reads_the_news_in_its_language(first):
    _table, code, fold, session = first
    async with watching(code, session, "en", "?json") as socket:
        await socket.receive_from()
        await socket.send_to(json.dumps({"action": "play AC", "version": fold.version, "action_id": "1"}))
        while "status" not in (answer := json.loads(await socket.receive_from(timeout=5))):
            pass
    assert answer["text"] in ("It isn't your turn.", "That can't be done now.", "That card isn't in your hand.")


@pytest.fixture
def stranger() -> str:
    return begin_session(User.objects.create(username="stranac", name="Stranac", is_guest=True))


async def test_who_is_turned_away_by_anothers_move_is_told_in_their_own_language(waiting, stranger):
    code = (await Table.objects.aget(id=waiting.id)).code
    async with watching(code, stranger, "en") as socket:
        await shown(socket, 0)
        await sync_to_async(_begin)(waiting)
        while 'id="notice"' not in (text := await socket.receive_from(timeout=5)):
            pass
    assert "There is no such table." in text


def _begin(waiting) -> None:
    with translation.override("hr"):
        for person in waiting.people:
            services.set_ready(table_id=waiting.id, user=person, ready=True)
        services.begin(table_id=waiting.id, user=waiting.people[0])
