"""Whose pages may open a socket here."""

import json

import pytest
from channels.testing import WebsocketCommunicator
from django.conf import settings

from belasite.asgi import application


async def is_let_in(origin: str | None, host: str = "testserver") -> bool:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    socket = WebsocketCommunicator(application, "/ws/stol/nema99/?json", headers=headers)
    let_in, _ = await socket.connect()
    if let_in:
        assert json.loads(await socket.receive_from())["status"] == 404
    return let_in


@pytest.mark.parametrize("number", range(len(settings.SITE_ORIGINS)))
async def test_a_page_of_any_of_the_sites_origins_is_let_in(transactional_db, number):
    assert await is_let_in(settings.SITE_ORIGINS[number])


async def test_a_page_is_let_in_where_it_comes_from_whatever_port_that_is(transactional_db):
    assert await is_let_in("http://127.0.0.1:8123", "127.0.0.1:8123")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "127.0.0.1:8123"),
        ("null", "127.0.0.1:8123"),
        ("http://127.0.0.1:8124", "127.0.0.1:8123"),
        ("https://127.0.0.1:8123", "127.0.0.1:8123"),
        ("http://elsewhere.example", "elsewhere.example"),
        ("http://", ""),
    ],
)
async def test_a_page_from_elsewhere_is_refused(transactional_db, origin, host):
    assert not await is_let_in(origin, host)


async def test_a_plain_page_of_a_site_behind_https_is_from_elsewhere(transactional_db, settings):
    settings.HTTPS = True
    assert not await is_let_in("http://127.0.0.1:8123", "127.0.0.1:8123")
    assert await is_let_in("https://127.0.0.1:8123", "127.0.0.1:8123")
