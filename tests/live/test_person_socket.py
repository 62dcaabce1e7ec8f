"""Each person's own line, from outside: on any page, at the table too, and never among a program's views."""

import json

import pytest

from .playing import gather
from .program import Program
from .websocket import Closed, WebSocket

EVERYWHERE = "/ws/ja/"


@pytest.fixture
def line():
    """Opens a socket of a person's page."""
    opened = []

    def line(program, path=EVERYWHERE) -> WebSocket:
        headers = {"Origin": program.origin, **program.cookie_header}
        opened.append(WebSocket(program.host, program.port, path, headers))
        return opened[-1]

    yield line
    for wire in opened:
        wire.stream.close()


def hears(wire, words, timeout=10) -> str:
    while words not in (said := wire.receive(timeout)):
        pass
    return said


@pytest.fixture
def two(site):
    """Two who have met: they sit at one table."""
    return gather(site, 2, seats=2, begins=False, preset="dvoje")


def asks(one, other) -> None:
    people = one.get(f"/prijatelji/stol/{one.code}/").json["people"]
    assert [person["relation"] for person in people] == ["none"]
    assert one.post("/prijatelji/", {"ask": people[0]["id"]}).json["relation"] == "asked"


def test_who_is_not_known_has_no_line(site, line):
    with pytest.raises(Closed) as closed:
        line(Program(site.port)).receive()
    assert closed.value.code == 4404


def test_an_address_that_asks_for_too_much_shows_what_every_page_does(site, line):
    assert 'id="personal"' in line(Program(site.port, "Ana"), f"{EVERYWHERE}?{'a&' * 900}").receive()


def test_a_request_is_heard_on_a_page_and_at_the_table(two, line):
    ana, ivan = two
    wires = [line(ivan), line(ivan, f"/ws/stol/{ivan.code}/")]
    for wire in wires:
        assert 'name="accept"' not in hears(wire, 'id="personal"')
    asks(ana, ivan)
    for wire in wires:
        assert 'hx-swap-oob="morph"' in hears(wire, 'name="accept"')


def test_a_programs_socket_at_the_table_tells_of_the_table_only(two):
    ana, ivan = two
    table = ivan.socket()
    assert table.view["version"] == 0
    asks(ana, ivan)
    table.reads_all(quiet=0.5)
    assert all("phase" in view for view in table.pushed)
    assert table.answers == []
    table.close()


def test_the_page_of_friends_shows_who_comes_and_goes(two, line):
    ana, ivan = two
    asks(ana, ivan)
    [person] = ivan.get("/prijatelji/").json["people"]
    ivan.post("/prijatelji/", {"accept": person["id"]})
    page = line(ana, f"{EVERYWHERE}?page=prijatelji")
    assert "is-here" not in hears(page, 'id="circle"')
    other = line(ivan)
    hears(page, "is-here")
    assert ana.get("/prijatelji/").json["people"][0]["here"]
    other.stream.close()
    while "is-here" in hears(page, 'id="circle"'):
        pass


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"beat": NaN}', '{"action": "pass"}', "[" * 5000])
def test_what_is_no_beat_is_passed_over(two, line, text):
    wire = line(two[0], f"{EVERYWHERE}?page=%00&%FF=%ED" if not text else EVERYWHERE)
    hears(wire, 'id="personal"')
    wire.send_text(text)
    wire.send_text(json.dumps({"beat": 0}))
    assert 'id="beat"' in wire.receive()


def test_sockets_are_closed_within_seconds_of_the_end_of_their_session(two, line):
    ana, ivan = two
    page, table, other = line(ana), ana.socket(), ivan.socket()
    assert table.view["you"] == 0
    assert ana.post("/odjava/").status == 200
    for wire in (page, table.wire):
        with pytest.raises(Closed) as closed:
            hears(wire, "what is never said", timeout=60)
        assert closed.value.code == 4403
    assert other.asks("{}")["status"] == 400
    other.close()
