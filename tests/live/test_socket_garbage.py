"""Garbage on the socket: a sentence for whoever sent it, nothing for anybody else."""

import contextlib
import json

import pytest

from .playing import gather, whose_turn
from .websocket import BINARY, TEXT, Closed

MEGABYTE = 1 << 20
WELL = {"action": "pass", "version": 0, "action_id": "a"}
GARBAGE = {
    "nothing": "",
    "blanks": "   ",
    "no JSON": "pass",
    "half an object": '{"action": "pass", "version": 0',
    "null": "null",
    "true": "true",
    "NaN": "NaN",
    "infinity": "-Infinity",
    "a number": "17",
    "a huge number": "9" * 5000,
    "a huge exponent": "1e400",
    "a string": '"pass"',
    "a list": '["pass", 0, "a"]',
    "a list of moves": json.dumps([WELL, WELL]),
    "deep lists": "[" * 30_000,
    "deep lists, closed": "[" * 5000 + "]" * 5000,
    "deep objects": '{"action":' * 5000 + "1" + "}" * 5000,
    "an empty object": "{}",
    "an action only": '{"action": "pass"}',
    "a version only": '{"version": 0}',
    "an action that is a number": '{"action": 1, "version": 0}',
    "an action that is a list": '{"action": ["pass"], "version": 0}',
    "an action that is null": '{"action": null, "version": 0}',
    "a version that is NaN": '{"action": "pass", "version": NaN}',
    "a version that is true": '{"action": "pass", "version": false}',
    "a version that is null": '{"action": "pass", "version": null}',
    "a version that is a list": '{"action": "pass", "version": [0]}',
    "a version that is half": '{"action": "pass", "version": 0.5}',
    "a version below nothing": '{"action": "pass", "version": -1}',
    "a huge version": '{"action": "pass", "version": ' + "9" * 4000 + "}",
    "a very huge version": '{"action": "pass", "version": ' + "9" * 6000 + "}",
    "a version in ten digits": '{"action": "pass", "version": 1000000000}',
    "an id that is too long": json.dumps({**WELL, "action_id": "x" * 65}),
    "an id that is a list": json.dumps({**WELL, "action_id": ["a"]}),
    "an id that is an object": json.dumps({**WELL, "action_id": {"a": 1}}),
    "an id that is NaN": '{"action": "pass", "version": 0, "action_id": NaN}',
    "an unknown action": json.dumps({**WELL, "action": "dance"}),
    "a lone surrogate for an action": r'{"action": "\ud800", "version": 0, "action_id": "a"}',
    "null bytes in an action": r'{"action": "pass\u0000", "version": 0, "action_id": "a"}',
    "a long action": json.dumps({**WELL, "action": "p" * 60_000}),
    "a null byte before": "\x00" + json.dumps(WELL),
    "a byte order mark": "\ufeff" + json.dumps({**WELL, "action": "dance"}),
    "html": "<script>alert(1)</script>",
}
ODD_IDS = {
    "a lone surrogate": r"\ud800",
    "half a pair, turned": r"\udc00\ud800",
    "a null byte": r"\u0000",
    "emoji": r"\ud83c\udccf",
}


@pytest.fixture
def table(still):
    """The player's socket; another player's gets nothing meanwhile but what all get."""
    table, beside = still.player.socket(), still.other.socket()
    assert table.view["version"] == beside.view["version"] == 0
    yield table
    beside.reads_all(0.02)
    assert {push["version"] for push in beside.pushed} == {0}
    assert beside.answers == []
    beside.close()
    table.close()


@pytest.mark.parametrize("text", GARBAGE.values(), ids=GARBAGE)
def test_what_cannot_be_read_is_answered_400_and_the_socket_stays_open(table, text):
    answer = table.asks(text)
    assert (answer["status"], answer["reason"]) == (400, "malformed")
    assert answer["text"].strip()
    assert table.sends("play 7H", 0, "after it")["status"] == 422


@pytest.mark.parametrize("payload", [b"", b"\x00\xff\xfe" * 20, json.dumps(WELL).encode()])
def test_a_binary_message_cannot_be_read(table, payload):
    table.wire.send_frame(BINARY, payload)
    assert table.answer()["status"] == 400
    assert table.sends("play 7H", 0, "after it")["status"] == 422


@pytest.mark.parametrize("size", [70_000, MEGABYTE])
def test_a_message_that_is_far_too_long_hurts_nobody(table, size):
    with contextlib.suppress(OSError):
        table.wire.send_text(json.dumps({**WELL, "weight": "x" * size}))
    assert_told_or_closed(table, 1009)


def test_text_that_is_no_utf8_hurts_nobody(table):
    table.wire.send_frame(TEXT, b"\xff\xfe\xfd")
    assert_told_or_closed(table, 1007)


def test_a_frame_of_an_unknown_kind_hurts_nobody(table):
    table.wire.send_frame(0x3, b"?")
    assert_told_or_closed(table, 1002)


def assert_told_or_closed(table, code):
    """A message the protocol itself forbids ends the socket; one that came through is answered."""
    try:
        ended = table.answer()["status"]
    except Closed as closed:
        ended = closed.code
    assert ended in {400, code, 1006}


@pytest.mark.parametrize("written", ODD_IDS.values(), ids=ODD_IDS)
def test_an_odd_action_id_is_taken_or_refused_in_words(site, written):
    players = gather(site, 1)
    _, view = whose_turn(players)
    table = players[0].socket()
    move = {"action": view["legal"][0], "version": view["version"]}
    answer = table.asks(json.dumps(move)[:-1] + f', "action_id": "{written}"}}')
    assert answer["status"] in {200, 400}
    assert (players[0].view["version"] > view["version"]) == (answer["status"] == 200)
    table.close()


def test_a_flood_of_garbage_is_answered_in_full(table):
    for _ in range(200):
        table.wire.send_text("garbage")
    assert {table.answer()["status"] for _ in range(200)} == {400}
