"""How many sockets one may have open, and how fast one may speak."""

import json

import pytest
from asgiref.sync import async_to_sync
from channels.testing import WebsocketCommunicator
from django.conf import settings as configured

from belasite.asgi import application
from game.accounts import person_socket
from game.limits import AtOnce, Pace
from game.tables.models import Table

from .test_consumers import socket_of

CLOSED = {"type": "websocket.close", "code": 4429}


@pytest.fixture(autouse=True)
def limits(settings, monkeypatch):
    settings.RATE_LIMITS = True
    monkeypatch.setattr(person_socket, "SOCKETS_OF_A_PERSON", AtOnce(2))
    monkeypatch.setattr(person_socket, "SOCKETS_OF_VISITORS", AtOnce(2))


def stranger(code):
    headers = [(b"origin", configured.SITE_ORIGINS[0].encode())]
    return WebsocketCommunicator(application, f"/ws/stol/{code}/?json", headers=headers)


async def comes(socket):
    """What it is told first."""
    await socket.connect()
    return await socket.receive_output(2)


async def goes(*sockets):
    for socket in sockets:
        await socket.disconnect()


def is_shown(told):
    return told["type"] == "websocket.send"


def test_one_more_than_a_person_may_have_open_is_told_so_and_closed(begun):
    first, second, third, again, others = (socket_of(begun.people[seat], begun.row.code) for seat in (0, 0, 0, 0, 1))

    async def evening():
        told = [await comes(socket) for socket in (first, second, third, others)]
        await goes(first)
        told.append(await comes(again))
        await goes(second, again, others)
        return told

    one, two, one_more, of_another, in_place_of_one = async_to_sync(evening)()
    assert one_more == CLOSED
    assert all(map(is_shown, (one, two, of_another, in_place_of_one)))


def test_so_it_is_with_the_visitors_of_one_address_together(begun):
    Table.objects.update(spectators=True, seating=99)
    sockets = [stranger(begun.row.code) for _ in range(3)]

    async def evening():
        told = [await comes(socket) for socket in sockets]
        await goes(*sockets[:2])
        return told

    *welcome, one_more = async_to_sync(evening)()
    assert one_more == CLOSED
    assert all(map(is_shown, welcome))


def test_who_says_too_much_at_once_is_told_so_and_heard_no_more(begun, monkeypatch):
    monkeypatch.setattr("game.socket.pace_of_a_socket", lambda: Pace(3, 10))
    socket = socket_of(begun.people[0], begun.row.code)

    async def evening():
        await comes(socket)
        for number in range(6):
            await socket.send_to(text_data=json.dumps({"action": "nonsense", "action_id": str(number)}))
        told = [await socket.receive_output(2) for _ in range(4)]
        assert await socket.receive_nothing()
        await goes(socket)
        return told

    *answers, last = async_to_sync(evening)()
    assert sorted(json.loads(answer["text"])["action_id"] for answer in answers if is_shown(answer)) == ["0", "1", "2"]
    assert last == CLOSED


def test_a_pace_is_counted_anew_in_each_window(monkeypatch):
    now = 100.0
    monkeypatch.setattr("game.limits.monotonic", lambda: now)
    pace = Pace(2, 10)
    assert [pace.is_too_fast() for _ in range(3)] == [False, False, True]
    now += 11
    assert not pace.is_too_fast()


def test_a_socket_that_is_gone_without_a_word_holds_no_place():
    class Socket:
        pass

    places = AtOnce(1)
    lost = Socket()
    assert places.has_place("Ana", lost)
    assert not places.has_place("Ana", Socket())
    del lost
    assert places.has_place("Ana", Socket())
