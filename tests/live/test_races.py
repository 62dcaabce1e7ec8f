"""Several want the same thing at the same time: one gets it, and each is told."""

from collections import Counter

from .playing import all_together, begin, gather, play_until, whose_turn
from .program import Program


def test_of_six_who_sit_down_at_once_three_find_a_seat(site):
    ana = Program(site.port, "Ana")
    code = ana.opens()
    others = [Program(site.port, f"Igrač {number}") for number in range(6)]
    answers = all_together([lambda p=p: p.does("sjedni", code) for p in others])
    assert Counter(answer.status for answer in answers) == {200: 3, 422: 3}
    assert sorted(answer.json["you"] for answer in answers if answer.status == 200) == [1, 2, 3]
    assert {answer.reason for answer in answers if answer.status == 422} <= {"full", "seat_taken"}
    assert [seat["kind"] for seat in ana.view["seats"]] == ["guest"] * 4


def test_of_six_who_want_one_seat_one_gets_it(site):
    ana = Program(site.port, "Ana")
    code = ana.opens()
    others = [Program(site.port, f"Igrač {number}") for number in range(6)]
    answers = all_together([lambda p=p: p.does("sjedni", code, seat=2) for p in others])
    assert Counter(answer.status for answer in answers) == {200: 1, 422: 5}
    assert {answer.reason for answer in answers if answer.status == 422} == {"seat_taken"}
    assert [seat["kind"] for seat in ana.view["seats"]] == ["guest", None, "guest", None]


def test_a_match_that_is_begun_four_times_at_once_begins_once(site):
    programs = gather(site, begins=False)
    for program in programs[1:]:
        program.does("spremno")
    answers = all_together([lambda: programs[0].does("pocni")] * 4)
    assert Counter(answer.status for answer in answers)[200] >= 1
    views = [program.view for program in programs]
    assert {view["version"] for view in views} == {0}
    assert len({card for view in views for card in view["hand"]}) == 24


def test_of_eight_moves_of_one_moment_one_is_made(site):
    programs = gather(site)
    player, view = whose_turn(programs)
    answers = all_together([lambda a=a: player.sends(a, 0) for a in view["legal"] + ["pass"] * 3])
    assert Counter(answer.status for answer in answers) == {200: 1, 409: 7}
    assert player.view["version"] == 1


def test_one_move_sent_eight_times_at_once_is_made_once_and_acknowledged_each_time(site):
    programs = gather(site)
    player, _ = whose_turn(programs)
    answers = all_together([lambda: player.sends("pass", 0, "the same")] * 8)
    assert {(answer.status, answer.json["version"]) for answer in answers} == {(200, 1)}


def test_four_who_accept_at_once_are_all_taken(site):
    programs = gather(site)
    _, view = play_until(programs, lambda view: view["phase"] == "review")
    answers = all_together([lambda p=p: p.sends("accept", view["version"]) for p in programs])
    assert [answer.status for answer in answers] == [200] * 4
    after = programs[0].view
    assert (after["phase"], after["version"]) == ("calling", view["version"] + 4)


def test_eight_tables_at_once_do_not_mix(site):
    tables = all_together([lambda n=n: gather(site, 1, seed=n, begins=False) for n in range(8)])
    all_together([lambda t=t: begin(t) for t in tables])

    def plays_a_deal(table):
        return play_until(table, lambda view: view["phase"] == "review")[1]

    views = all_together([lambda t=t: plays_a_deal(t) for t in tables])
    assert [view["table"] for view in views] == [table[0].code for table in tables]
    assert all(sum(view["tricks"]) == 8 for view in views)
