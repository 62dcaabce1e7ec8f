"""Leaving a running match: a robot plays on to its end."""

from .answers import at_rest, refused
from .playing import all_together, gather, play_to_the_end, play_until, whose_turn
from .replaying import check_record


def test_leaving_a_match_asks_once_and_a_robot_plays_on_to_its_end(site):
    ana, ivan, zeljka, duro = gather(site, target=501, move_seconds=60)
    play_until([ana, ivan, zeljka, duro], lambda view: view["phase"] == "playing" and sum(view["tricks"]) == 2)
    before = at_rest(ana.view)
    refused(ivan.does("napusti"), 422, "confirm_needed")
    assert at_rest(ana.view) == before
    answer = ivan.does("napusti", confirm=1)
    assert (answer.status, answer.json["table"], answer.json["you"]) == (200, ana.code, None)
    assert ana.view["seats"][1]["kind"] == "robot"
    assert ivan.sends("pass", 0).status in {403, 404}
    over = all_together([lambda p=p: play_to_the_end(p) for p in (ana, zeljka, duro)])[0]
    check_record(ana.get(over["record"]).json, over)


def test_who_has_left_is_free_for_another_table(site):
    _, ivan, *_ = gather(site)
    assert ivan.does("napusti", confirm=1).status == 200
    assert ivan.opens()


def test_who_leaves_on_turn_does_not_hold_up_the_others(site):
    programs = gather(site)
    player, view = whose_turn(programs)
    assert player.does("napusti", confirm=1).status == 200
    rest = [program for program in programs if program is not player]
    table = rest[0].socket()
    assert table.reaches(view["version"] + 1, timeout=5)["seats"][view["turn"]]["kind"] == "robot"
    table.close()


def test_who_leaves_in_the_review_does_not_hold_up_the_others(site):
    programs = gather(site)
    _, view = play_until(programs, lambda view: view["phase"] == "review")
    *others, leaving = programs
    for program in others:
        assert program.sends("accept", view["version"]).status == 200
    assert leaving.does("napusti", confirm=1).status == 200
    table = others[0].socket()
    assert table.reaches(view["version"] + 4, timeout=5)["phase"] == "calling"
    table.close()
