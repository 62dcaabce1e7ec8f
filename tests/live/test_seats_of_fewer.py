"""A table of three and one of two: no more seats than that, and all that is done about seats."""

import pytest

from .answers import refused
from .playing import begin, gather
from .program import Program

PRESETS = {3: "troje", 2: "dvoje"}
ROUND = {3: "1,2,0", 2: "1,0"}


@pytest.fixture(params=PRESETS)
def programs(request, site):
    """People who wait at a table that is full."""
    return gather(site, request.param, seats=request.param, preset=PRESETS[request.param], begins=False)


def test_one_more_finds_no_seat_and_a_seat_of_four_is_none(site, programs):
    ana, players = programs[0], len(programs)
    eva = Program(site.port, "Eva")
    eva.code = ana.code
    refused(eva.does("sjedni"), 422, "full")
    for seat in range(players, 5):
        refused(eva.does("sjedni", seat=seat), 422, "no_such_seat")
        refused(ana.does("robot", seat=seat), 422, "no_such_seat")


def test_seats_are_reordered_and_the_match_begins_in_that_order(programs):
    ana, players = programs[0], len(programs)
    for order in ("0,1,2,3", "0", "", ",".join("0" * players), ROUND[5 - players]):
        refused(ana.does("poredak", seats=order), 422, "no_such_seat")
    assert ana.does("poredak", seats=ROUND[players]).json["you"] == players - 1
    begin(programs)
    assert [program.view["you"] for program in programs] == [players - 1, *range(players - 1)]


def test_when_the_creator_leaves_somebody_else_rules_the_table(programs):
    ana, *others = programs
    assert ana.does("napusti", confirm=1).status == 200
    heirs = [program for program in others if program.does("robot", seat=0).status == 200]
    assert len(heirs) == 1
    assert heirs[0].view["seats"][0]["kind"] == "robot"
    for program in others:
        program.does("spremno")
    assert heirs[0].does("pocni").status == 200
