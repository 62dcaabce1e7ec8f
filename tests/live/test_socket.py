"""The table's socket, as far as a program sees it."""

import json

import pytest

from .answers import at_rest
from .playing import gather, whose_turn
from .websocket import HandshakeRefused, WebSocket

ANSWER = {"action_id", "status", "reason", "text", "view"}


@pytest.fixture
def four(site):
    return gather(site, move_seconds=60)


def assert_refused(answer, status, reason):
    assert set(answer) == ANSWER
    assert (answer["status"], answer["reason"]) == (status, reason), answer
    assert answer["text"].strip()


def test_the_view_comes_on_connecting_and_after_every_change(four):
    tables = [program.socket() for program in four]
    for version in range(3):
        for program, table in zip(four, tables, strict=True):
            view = table.reaches(version)
            assert at_rest(view) == at_rest(program.view)
        player, view = whose_turn(four)
        player.sends("pass", version)
    for table in tables:
        table.close()


def test_readiness_and_new_seats_are_pushed_too(site):
    ana, ivan, *_ = gather(site, begins=False)
    table = ana.socket()
    assert table.view["version"] == 0
    for what, fields, changed in (
        ("spremno", {}, lambda view: view["seats"][1]["ready"]),
        ("spremno", {"off": 1}, lambda view: not view["seats"][1]["ready"]),
        ("napusti", {"confirm": 1}, lambda view: view["seats"][1]["kind"] is None),
    ):
        ivan.does(what, **fields)
        while not changed(table.view):
            table.read()
    ana.does("robot", seat=1)
    while table.view["seats"][1]["kind"] != "robot":
        table.read()
    table.close()


def test_two_sockets_of_one_seat_show_the_same(four):
    player, view = whose_turn(four)
    first, second = player.socket(), player.socket()
    assert at_rest(first.view) == at_rest(second.view) == at_rest(view)
    answer = first.sends("pass", 0, "from the first")
    assert answer["status"] == 200
    assert at_rest(second.reaches(1)) == at_rest(first.reaches(1))
    again = second.sends("pass", 0, "from the first")
    assert (again["status"], again["view"]["version"]) == (200, 1)
    assert_refused(second.sends("pass", 0, "from the second"), 409, "stale")
    first.close()
    other, _ = whose_turn(four)
    other.sends("pass", 1)
    assert second.reaches(2)["version"] == 2
    second.close()


def test_a_lost_connection_comes_back_to_the_same_view(four):
    player, view = whose_turn(four)
    table = player.socket()
    assert at_rest(table.view) == at_rest(view)
    table.wire.drop()
    again = player.socket()
    assert at_rest(again.view) == at_rest(view)
    assert again.view["move_ms"] <= view["move_ms"], "a reconnect never gives a fresh clock"
    again.close()


def test_the_socket_answers_as_a_post_does(four):
    player, view = whose_turn(four)
    other = next(program for program in four if program is not player)
    table, beside = player.socket(), other.socket()
    assert_refused(table.sends("dance", 0, "a"), 400, "malformed")
    assert at_rest(table.answers[-1]["view"]) == at_rest(view)
    assert_refused(table.sends("pass", -1, "a"), 400, "malformed")
    assert_refused(table.sends("pass", 5, "a"), 409, "stale")
    assert_refused(table.sends("play 7H", 0, "a"), 422, "wrong_phase")
    assert_refused(beside.sends("call H", 0, "a"), 422, "not_your_turn")
    assert at_rest(table.answers[-1]["view"]) == at_rest(view)
    accepted = table.sends("call H", 0, "a")
    assert (accepted["action_id"], accepted["status"], accepted["view"]["version"]) == ("a", 200, 1)
    assert table.sends("call S", 9, "a")["view"]["trump"] == "H"
    assert beside.reaches(1)["trump"] == "H"
    for each in (table, beside):
        each.close()


def test_a_move_in_many_frames_is_one_move(four):
    player, _ = whose_turn(four)
    table = player.socket()
    table.wire.send_in_pieces(json.dumps({"action": "pass", "version": 0, "action_id": "č"}, ensure_ascii=False), 5)
    answer = table.answer()
    assert (answer["action_id"], answer["status"]) == ("č", 200)
    table.wire.send_frame(0x9, b"are you there")
    table.reads_all(0.3)
    assert table.wire.pongs == [b"are you there"]
    table.close()


def test_many_moves_sent_at_once_are_one_move(four):
    """Twenty presses of one button, and twenty of different ones, all chosen from the same view."""
    player, _ = whose_turn(four)
    table = player.socket()
    moves = [{"action": "pass", "version": 0, "action_id": "same"}] * 20
    moves += [{"action": "pass", "version": 0, "action_id": f"other {number}"} for number in range(20)]
    for move in moves:
        table.wire.send_text(json.dumps(move))
    answers = [table.answer() for _ in moves]
    assert player.view["version"] == 1
    by_id = {}
    for answer in answers:
        by_id.setdefault(answer["action_id"], set()).add(answer["status"])
    assert list(by_id.values()).count({200}) == 1
    assert {frozenset(statuses) for statuses in by_id.values()} == {frozenset({200}), frozenset({409})}
    table.close()


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "",
        "null",
        "https://elsewhere.example",
        "http://127.0.0.1:1",
        "https://127.0.0.1:PORT",
        "http://127.0.0.1",
        "x",
    ],
)
def test_a_missing_or_foreign_origin_is_refused(site, four, origin):
    ana = four[0]
    headers = {} if origin is None else {"Origin": origin.replace("PORT", str(site.port))}
    with pytest.raises(HandshakeRefused) as refused:
        WebSocket(ana.host, ana.port, f"/ws/stol/{ana.code}/?json", {**ana.cookie_header, **headers})
    assert refused.value.status in {400, 403}


def test_a_browsers_socket_gets_fragments(four):
    player, _ = whose_turn(four)
    headers = {"Origin": player.origin, **player.cookie_header}
    wire = WebSocket(player.host, player.port, f"/ws/stol/{player.code}/", headers)
    first = wire.receive()
    assert 'id="table"' in first
    assert 'data-version="0"' in first
    player.sends("pass", 0)
    while 'data-version="1"' not in wire.receive():
        pass
    wire.close()
