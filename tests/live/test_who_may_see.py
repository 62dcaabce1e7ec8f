"""Whom a table is for: its players, spectators, and nobody else."""

import pytest

from .answers import at_rest, refused
from .playing import gather, play_to_the_end, whose_turn
from .program import Program, TableSocket
from .visitor import HTML
from .websocket import Closed

FORMS = ("sjedni", "robot", "spremno", "poredak", "pocni", "napusti", "potez")
OWN = {"you", "hand", "talon", "legal", "move_ms"}


def strangers(site):
    return Program(site.port, "Eva"), Program(site.port)


def assert_not_there(somebody, code):
    """404 in every address of the table."""
    refused(somebody.looks(code), 404, "no_such_table")
    assert somebody.page(f"/stol/{code}/").status == 404
    for word in FORMS:
        fields = {"seat": 1, "seats": "0,1,2,3", "confirm": 1, "action": "pass", "version": 0}
        refused(somebody.post(f"/stol/{code}/{word}/", fields), 404, "no_such_table")
        assert somebody.post(f"/stol/{code}/{word}/", fields, accept=HTML).status == 404
    assert_no_socket(somebody, code)


def assert_no_socket(somebody, code):
    table = TableSocket(somebody, code)
    message = table.read()
    assert (message["status"], message["reason"], message["view"]) == (404, "no_such_table", None)
    with pytest.raises(Closed) as closed:
        table.read()
    assert closed.value.code == 4404


def test_a_table_that_was_never_opened_is_not_there(site):
    for somebody in strangers(site):
        assert_not_there(somebody, "zzzzzz")


def test_a_private_match_that_has_begun_is_not_there_for_others(site):
    ana, *_ = gather(site)
    before = at_rest(ana.view)
    for somebody in strangers(site):
        assert_not_there(somebody, ana.code)
    assert at_rest(ana.view) == before


def test_a_private_match_stays_away_from_others_when_it_is_over(site):
    [ana] = gather(site, 1, target=501)
    record = play_to_the_end(ana)["record"]
    assert ana.get(record).status == 200
    for somebody in strangers(site):
        assert_not_there(somebody, ana.code)
        assert somebody.get(record).status == 404


def test_a_match_has_no_record_before_its_end(site):
    [ana] = gather(site, 1)
    assert ana.view["record"] is None
    finished = gather(site, 1, seed="finished", target=501)[0]
    address = play_to_the_end(finished)["record"].replace(finished.code, ana.code)
    assert 400 <= ana.get(address).status < 500


def test_who_knows_the_code_sees_a_waiting_table(site):
    ana, ivan, *_ = gather(site, 2, begins=False)
    for somebody in strangers(site):
        view = somebody.looks(ana.code).json
        assert {**view, "you": 0} == ana.view
        assert view["you"] is None
        assert somebody.page(f"/stol/{ana.code}/").status == 200
        table = TableSocket(somebody, ana.code)
        assert table.view == view
        ivan.does("spremno", off=1)
        ivan.does("spremno")
        while not table.view["seats"][1]["ready"]:
            table.read()
        table.close()


def assert_a_spectator(somebody, players, refusal):
    """He sees what is public, and nobody's cards; he can do nothing."""
    player, view = whose_turn(players)
    code = player.code
    seen = somebody.looks(code).json
    assert (seen["you"], seen["hand"], seen["legal"], seen["talon"]) == (None, [], [], 0)
    assert {**at_rest(seen), **dict.fromkeys(OWN)} == {**at_rest(view), **dict.fromkeys(OWN)}
    page = somebody.page(f"/stol/{code}/")
    assert page.status == 200
    for text in (page.text, somebody.looks(code).text):
        assert not [card for player in players for card in player.view["hand"] if f'"{card}"' in text]
    table = TableSocket(somebody, code)
    assert at_rest(table.view) == at_rest(seen)
    answer = table.sends("pass", 0, "x")
    assert (answer["status"], answer["reason"]) == (403, refusal)
    player.acts(view)
    assert table.reaches(view["version"] + 1)["hand"] == []
    table.close()


@pytest.mark.parametrize("fields", [{"visibility": "open"}, {"visibility": "private", "spectators": "TRUE"}])
def test_spectators_see_what_is_public_and_nobodys_cards(site, fields):
    players = gather(site, **fields)
    eva, nobody = strangers(site)
    assert_a_spectator(eva, players, "not_at_table")
    assert_a_spectator(nobody, players, "who_are_you")


def test_a_spectator_may_read_the_record(site):
    [ana] = gather(site, 1, visibility="open", target=501)
    over = play_to_the_end(ana)
    for somebody in strangers(site):
        assert somebody.looks(ana.code).json["record"] == over["record"]
        assert somebody.get(over["record"]).json == ana.get(over["record"]).json


def test_who_plays_is_sent_back_to_the_match_from_wherever_another_is_to_begin(site):
    ana, ivan, *_ = gather(site)
    running = {"reason": "already_playing", "url": f"/stol/{ana.code}/"}
    elsewhere = Program(site.port, "Eva")
    elsewhere.opens()
    for answer in (
        ana.post("/stolovi/novi/"),
        ivan.post("/stolovi/novi/", {"visibility": "open"}),
        ivan.does("sjedni", elsewhere.code),
        ivan.does("sjedni", elsewhere.code, seat=2),
    ):
        refused(answer, 409, "already_playing")
        assert {"reason": answer.json["reason"], "url": answer.json["url"]} == running
    assert [seat["kind"] for seat in elsewhere.view["seats"]] == ["guest", None, None, None]


def test_who_has_begun_elsewhere_does_not_begin_a_second_match(site):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    waiting = ana.opens()
    ivan.sits(waiting)
    ana.opens()
    for seat in (1, 2, 3):
        assert ana.does("robot", seat=seat).status == 200
    assert ana.does("pocni").status == 200
    answer = ana.does("pocni", waiting)
    refused(answer, 409, "already_playing")
    assert answer.json["url"] == f"/stol/{ana.code}/"
    assert ivan.view["phase"] == "waiting"


def test_who_waits_alone_at_two_tables_begins_at_one_of_them(site):
    ana = Program(site.port, "Ana")
    codes = [ana.opens(), ana.opens()]
    for code in codes:
        for seat in (1, 2, 3):
            assert ana.does("robot", code, seat=seat).status == 200
    first, second = codes
    assert ana.does("pocni", first).status == 200
    answer = ana.does("pocni", second)
    refused(answer, 409, "already_playing")
    assert answer.json["url"] == f"/stol/{first}/"
    assert ana.does("napusti", first, confirm=1).status == 200
    assert ana.does("pocni", second).status == 200


def test_a_match_that_is_over_holds_nobody(site):
    [ana] = gather(site, 1, target=501)
    play_to_the_end(ana)
    assert ana.opens()
