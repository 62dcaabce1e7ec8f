"""Sitting down, robots, the order of seats, being ready, and the start."""

import pytest

from .answers import at_rest, refused
from .playing import NAMES, begin, gather
from .program import Program
from .whole_view import FREE


def kinds(view):
    return [seat["kind"] for seat in view["seats"]]


def names(view):
    return [seat["name"] for seat in view["seats"]]


def readiness(view):
    return [seat["ready"] for seat in view["seats"]]


def test_sitting_down_without_a_word_takes_a_free_seat(site):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    ivan.code = ana.opens()
    answer = ivan.does("sjedni")
    assert answer.status == 200
    you = answer.json["you"]
    assert answer.json == {"table": ana.code, "url": f"/stol/{ana.code}/", "you": you}
    assert you in {1, 2, 3}
    assert ivan.view["seats"][you]["name"] == "Ivan"


def test_who_sits_elsewhere_at_the_table_moves(site):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    ivan.sits(ana.opens(), 1)
    ivan.sits(ana.code, 3)
    assert names(ana.view) == ["Ana", None, None, "Ivan"]
    ana.sits(ana.code, 2)
    assert names(ana.view) == [None, None, "Ana", "Ivan"]
    assert ana.does("robot", seat=0).status == 200, "who opened the table stays its creator in another seat"


def test_a_taken_seat_stays_taken(site):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    ivan.code = ana.opens()
    before = at_rest(ana.view)
    refused(ivan.does("sjedni", seat=0), 422, "seat_taken")
    assert at_rest(ana.view) == before


@pytest.mark.parametrize("seat", ["4", "-1", "99999999999999999999", "first", "1.0", "", "²", "\x00", "é" * 300])
def test_a_seat_that_does_not_exist_is_refused(site, seat):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    ivan.code = ana.opens()
    if seat:
        refused(ivan.does("sjedni", seat=seat), 422, "no_such_seat")
        refused(ana.does("robot", seat=seat), 422, "no_such_seat")
    assert kinds(ana.view) == ["guest", None, None, None]


def test_a_fifth_player_finds_no_seat(site):
    ana, *_ = gather(site, begins=False)
    eva = Program(site.port, "Eva")
    refused(eva.does("sjedni", ana.code), 422, "full")
    assert names(ana.view) == list(NAMES)
    assert eva.looks(ana.code).json["you"] is None


def test_nobody_sits_down_at_a_begun_match(site):
    ana, *_ = gather(site, 2, visibility="open")
    eva = Program(site.port, "Eva")
    refused(eva.does("sjedni", ana.code), 422, "already_begun")
    refused(eva.does("sjedni", ana.code, seat=3), 422, "already_begun")


def test_only_somebody_with_a_name_sits_down(site):
    code = Program(site.port, "Ana").opens()
    refused(Program(site.port).does("sjedni", code), 403, "who_are_you")


def test_the_creator_seats_robots_and_they_are_ready(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    assert ana.does("robot", seat=2).status == 200
    assert ana.does("robot", seat=1, level="srednji").status == 200
    view = ana.view
    assert kinds(view) == ["guest", "robot", "robot", None]
    assert [seat["level"] for seat in view["seats"]] == [None, "srednji", "srednji", None]
    assert readiness(view)[1:] == [True, True, False]
    refused(ana.does("robot", seat=2), 422, "seat_taken")


def test_a_level_that_does_not_exist_is_refused(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    assert ana.does("robot", seat=2, level="genius").status == 422
    assert kinds(ana.view)[2] is None


@pytest.mark.parametrize("word", ["robot", "poredak", "pocni"])
def test_only_the_creator_rules_the_table(site, word):
    ana, ivan, *_ = gather(site, begins=False)
    before = at_rest(ana.view)
    fields = {"seat": 2, "seats": "1,0,2,3"}
    refused(ivan.does(word, **fields), 403, "not_creator")
    refused(Program(site.port, "Eva").does(word, ana.code, **fields), 403, "not_creator")
    refused(Program(site.port).does(word, ana.code, **fields), 403, "who_are_you")
    assert at_rest(ana.view) == before


def test_being_ready_can_be_said_twice_and_taken_back(site):
    ana, ivan, *_ = gather(site, begins=False)
    for fields, expected in (({}, True), ({}, True), ({"off": 1}, False), ({"off": 1}, False), ({}, True)):
        answer = ivan.does("spremno", **fields)
        assert (answer.status, answer.json["you"]) == (200, 1)
        assert readiness(ana.view)[1] is expected


def test_only_who_sits_here_can_be_ready(site):
    ana, *_ = gather(site, begins=False)
    refused(Program(site.port, "Eva").does("spremno", ana.code), 403, "not_at_table")


def test_the_creator_reorders_the_seats(site):
    programs = gather(site, begins=False)
    ana = programs[0]
    for program in programs[1:]:
        program.does("spremno")
    answer = ana.does("poredak", seats="2,0,1,3")
    assert (answer.status, answer.json["you"]) == (200, 1)
    view = ana.view
    assert names(view) == [NAMES[2], NAMES[0], NAMES[1], NAMES[3]]
    assert not any(readiness(view)), "a change of seats takes readiness back"
    refused(ana.does("pocni"), 422, "not_ready")
    begin(programs)
    assert [program.view["you"] for program in programs] == [1, 2, 0, 3]


def test_robots_stay_ready_when_seats_change(site):
    [ana] = gather(site, 1, begins=False)
    assert ana.does("poredak", seats="1,2,3,0").status == 200
    assert kinds(ana.view) == ["robot", "robot", "robot", "guest"]
    assert readiness(ana.view)[:3] == [True] * 3
    assert ana.does("pocni").status == 200


@pytest.mark.parametrize(
    "seats", ["", "0,1,2", "0,0,1,2", "0,1,2,4", "a,b,c,d", "3,2,1,0,0", "0 1 2 3", "9" * 5000, "\x00"]
)
def test_an_order_that_is_none_is_refused(site, seats):
    ana, *_ = gather(site, begins=False)
    before = at_rest(ana.view)
    answer = ana.does("poredak", seats=seats)
    assert answer.status in {400, 422}
    assert answer.json["text"]
    assert at_rest(ana.view) == before


def test_a_match_begins_with_four_who_are_ready(site):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    ivan.sits(ana.opens(), 2)
    refused(ana.does("pocni"), 422, "not_full")
    for seat in (1, 3):
        ana.does("robot", seat=seat)
    refused(ana.does("pocni"), 422, "not_ready")
    ivan.does("spremno")
    answer = ana.does("pocni")
    assert answer.json == {"table": ana.code, "url": f"/stol/{ana.code}/", "you": 0}
    assert ana.view["phase"] == "calling"
    assert readiness(ana.view) == [True] * 4, "the start counts as the creator's being ready"


def test_a_begun_match_is_not_begun_again(site):
    ana, ivan, *_ = gather(site)
    before = at_rest(ana.view)
    refused(ana.does("robot", seat=1), 422, "already_begun")
    refused(ana.does("poredak", seats="1,0,2,3"), 422, "already_begun")
    assert ana.does("pocni").status in {409, 422}
    assert ivan.does("sjedni", seat=3).status == 422
    assert ivan.does("spremno", off=1).status in {200, 422}
    assert at_rest(ana.view) == before


def test_leaving_a_waiting_table_asks_once(site):
    ana, ivan, *_ = gather(site, begins=False)
    refused(ivan.does("napusti"), 422, "confirm_needed")
    refused(ivan.does("napusti", confirm=0), 422, "confirm_needed")
    assert names(ana.view) == list(NAMES)
    answer = ivan.does("napusti", confirm="True")
    assert (answer.status, answer.json) == (200, {"table": ana.code, "url": f"/stol/{ana.code}/", "you": None})
    assert ana.view["seats"][1] == FREE
    refused(ivan.does("napusti", confirm=1), 403, "not_at_table")
    assert Program(site.port, "Eva").does("sjedni", ana.code).json["you"] == 1
