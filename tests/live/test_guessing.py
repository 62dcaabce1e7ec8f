"""Codes of tables are guessed no longer by sockets than by pages, and who sits there goes on playing meanwhile."""

from http.client import HTTPConnection

import pytest

from .program import Program
from .site import HOST, Site
from .websocket import Closed

GUESSES = 40


@pytest.fixture
def strict(tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root, RATE_LIMITS="1")
    site.start()
    yield site
    site.stop()


def test_sockets_guess_no_longer_than_pages(strict):
    ana, guesser = Program(strict.port, "Ana"), Program(strict.port)
    ana.opens()
    for number in range(GUESSES):
        guessed = guesser.socket(f"xxxx{number:02}")
        assert guessed.read()["status"] == 404
        guessed.close()
    refused = guesser.socket(ana.code)
    assert refused.read()["status"] == 404
    with pytest.raises(Closed):
        refused.wire.receive()
    own = ana.socket()
    assert own.view["you"] == 0
    assert (ana.looks().status, guesser.looks(ana.code).status) == (200, 429)
    refused.wire.stream.close()
    own.close()


@pytest.fixture
def proxied(tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root, RATE_LIMITS="1", HTTPS="1")
    site.start()
    yield site
    site.stop()


def test_behind_a_proxy_who_guesses_keeps_nobody_else_out(proxied):
    def guess_from(address):
        connection = HTTPConnection(HOST, proxied.port)
        connection.request(
            "GET", "/stol/?kod=xxxxxx", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": address}
        )
        status = connection.getresponse().status
        connection.close()
        return status

    assert [guess_from("192.0.2.1") for _ in range(GUESSES + 1)][-1] == 429
    assert guess_from("192.0.2.2") == 404
