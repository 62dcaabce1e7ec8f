"""A table's socket, asked in this very process."""

import json

from asgiref.sync import async_to_sync, sync_to_async
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.test import Client

from belasite.asgi import application
from game.tables.fold import folds
from game.tables.models import Table


def socket_of(user, code, asks="?json"):
    client = Client()
    client.force_login(user)
    cookie = f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"
    headers = [(b"origin", settings.SITE_ORIGINS[0].encode()), (b"cookie", cookie.encode())]
    return WebsocketCommunicator(application, f"/ws/stol/{code}/{asks}", headers=headers)


def test_who_moves_at_a_table_that_has_gone_hears_so_before_the_socket_closes(begun):
    socket = socket_of(begun.people[0], begun.row.code)

    async def evening():
        await socket.connect()
        await socket.receive_output(2)
        await sync_to_async(Table.objects.filter(id=begun.id).update)(closed_ms=1)
        folds.forget(begun.id)
        await socket.send_to(text_data=json.dumps({"action": "pass", "version": 0, "action_id": "a"}))
        heard = [await socket.receive_output(2) for _ in range(2)]
        await socket.wait()
        return heard

    answer, close = async_to_sync(evening)()
    assert json.loads(answer["text"])["status"] == 404
    assert close == {"type": "websocket.close", "code": 4404}


def test_a_page_that_has_missed_a_move_is_shown_the_table_at_its_next_beat(begun):
    socket = socket_of(begun.people[0], begun.row.code, asks="")

    async def heard(what):
        await socket.send_to(text_data=json.dumps({"beat": what}))
        while True:
            html = (await socket.receive_output(5))["text"]
            if 'id="room"' in html or 'id="beat"' in html:
                return 'id="room"' in html

    async def evening():
        await socket.connect()
        while 'id="room"' not in (await socket.receive_output(5))["text"]:
            pass
        answers = [await heard(version) for version in (1, 0, None)]
        await socket.disconnect()
        return answers

    assert async_to_sync(evening)() == [True, False, True]
