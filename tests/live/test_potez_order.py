"""The answers to a move: of two that would fit, the one that comes first in the contract."""

from itertools import product

import pytest

from .answers import at_rest, refused
from .playing import gather, whose_turn
from .program import Program

GARBAGE = {"action": "dance", "version": "x", "action_id": "g" * 65}


@pytest.fixture
def four(site):
    return gather(site, visibility="open")


def refused_with_view(answer, status, reason, view):
    refused(answer, status, reason)
    assert at_rest(answer.json["view"]) == at_rest(view)


def test_a_table_that_is_not_there_comes_before_everything(site):
    for somebody in (Program(site.port, "Ana"), Program(site.port)):
        answer = somebody.post("/stol/zzzzzz/potez/", GARBAGE)
        refused(answer, 404, "no_such_table")
        assert answer.json["view"] is None
        refused(somebody.post_without_token("/stol/zzzzzz/potez/", GARBAGE), 404, "no_such_table")


def test_a_table_that_is_not_there_for_you_comes_before_everything(site):
    ana, *_ = gather(site)
    for somebody in (Program(site.port, "Eva"), Program(site.port)):
        refused(somebody.post(f"/stol/{ana.code}/potez/", GARBAGE), 404, "no_such_table")
        refused(somebody.post_without_token(f"/stol/{ana.code}/potez/", GARBAGE), 404, "no_such_table")


def test_who_may_not_move_is_told_so_before_what_was_wrong_with_the_move(site, four):
    before = at_rest(four[0].view)
    path = f"/stol/{four[0].code}/potez/"
    for fields in (GARBAGE, {"action": "pass", "version": 99}, {"action": "call H", "version": 0, "action_id": "a"}):
        answer = Program(site.port, "Eva").post(path, fields)
        refused(answer, 403, "not_at_table")
        assert answer.json["view"]["hand"] == []
        refused(Program(site.port).post(path, fields), 403, "who_are_you")
        refused(four[1].post_without_token(path, fields), 403, "csrf")
    assert at_rest(four[0].view) == before


def test_an_unreadable_move_comes_before_a_repeated_one(four):
    player, view = whose_turn(four)
    assert player.sends("call H", 0, "once").status == 200
    refused_with_view(player.sends("dance", 0, "once"), 400, "malformed", player.view)
    refused_with_view(player.sends("call H", "x", "once"), 400, "malformed", player.view)
    assert player.view["version"] == view["version"] + 1


def test_a_repeated_id_gets_the_present_view_whatever_comes_with_it(four):
    player, _ = whose_turn(four)
    assert player.sends("call H", 0, "once").status == 200
    for action, version in product(
        ("call H", "call S", "pass", "play 7H", "accept", "declare", "auzmes 1"), (0, 1, 999)
    ):
        again = player.sends(action, version, "once")
        assert again.status == 200
        assert (again.json["version"], again.json["trump"]) == (1, "H")
    assert at_rest(again.json) == at_rest(player.view)


def test_a_repeated_id_gets_the_view_of_now_not_of_then(four):
    player, _ = whose_turn(four)
    player.sends("call H", 0, "once")
    other, view = whose_turn(four)
    other.acts(view)
    assert player.sends("call H", 0, "once").json["version"] == 2


def test_another_version_comes_before_what_is_not_allowed(four):
    player, view = whose_turn(four)
    other = next(program for program in four if program is not player)
    for action, version in product(("pass", "play 7H", "accept", "discard AS 7D", "declare"), (1, 2, 999_999_999)):
        refused_with_view(player.sends(action, version), 409, "stale", view)
        refused_with_view(other.sends(action, version), 409, "stale", other.view)
    assert player.view["version"] == 0


def test_an_old_version_is_stale(four):
    first, view = whose_turn(four)
    first.acts(view)
    second, view = whose_turn(four)
    refused_with_view(second.sends(view["legal"][0], 0), 409, "stale", view)


def test_an_id_may_be_used_again_after_each_kind_of_refusal(four):
    player, _ = whose_turn(four)
    assert player.sends("dance", 0, "mine").status == 400
    assert player.sends("pass", 7, "mine").status == 409
    assert player.sends("play 7H", 0, "mine").status == 422
    assert player.sends("pass", 0, "mine").status == 200
    assert player.view["version"] == 1


def test_ids_of_two_seats_have_nothing_to_do_with_each_other(four):
    for version in range(3):
        player, _ = whose_turn(four)
        answer = player.sends("pass", version, "the same")
        assert answer.json["version"] == version + 1


def test_ids_of_two_tables_have_nothing_to_do_with_each_other(site):
    for _ in range(2):
        [ana] = gather(site, 1)
        _, view = whose_turn([ana])
        assert ana.sends(view["legal"][-1], view["version"], "the same").json["version"] > view["version"]
        assert ana.does("napusti", confirm=1).status == 200


def test_without_an_id_every_sending_counts(four):
    fields = {"action": "pass", "version": 0}
    player, _ = whose_turn(four)
    path = f"/stol/{player.code}/potez/"
    assert player.post(path, fields).status == 200
    refused(player.post(path, fields), 409, "stale")
    other, _ = whose_turn(four)
    assert other.post(path, {"action": "pass", "version": 1, "action_id": ""}).status == 200
    assert other.view["version"] == 2


@pytest.mark.parametrize(
    ("action_id", "status"), [("x" * 64, 200), ("č" * 64, 200), ("x" * 65, 400), ("x" * 60_000, 400)]
)
def test_an_id_has_up_to_sixty_four_characters(four, action_id, status):
    player, _ = whose_turn(four)
    assert player.sends("pass", 0, action_id).status == status
    assert player.view["version"] == (1 if status == 200 else 0)
