"""Codes of tables are guessed no longer by sockets than by pages, and who sits there goes on playing meanwhile."""

import pytest

from .program import Program
from .site import Site
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
