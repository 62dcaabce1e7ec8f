"""Programs that know only the contract play every preset to its end, and what lies between."""

import json

import pytest

from .every_view import check_every
from .playing import gather, is_asked, play_to_the_end, whose_turn
from .replaying import check_record

SEATS = {
    "kavana": 4,
    "blok": 4,
    "blok_troje": 3,
    "blok_dvoje": 2,
    "klub_prolaz": 4,
    "klub_dosta": 4,
    "klub_bez_zvanja": 4,
    "regija": 4,
    "sazeto": 4,
    "turnir": 4,
    "troje": 3,
    "dvoje": 2,
}
RARE_CLAIMS = 0.02


def acts(player, view):
    action = player.decides(view)
    answer = player.sends(action, view["version"])
    assert answer.status == 200, (action, answer)
    return answer.json


def play_out(programs):
    """Play by socket until it is over, looking at every seat's view all the time; the last view, and the phases there were."""
    tables, number, phases = [program.socket() for program in programs], 0, set()
    while True:
        views = [table.reaches(number) for table in tables]
        assert {view["version"] for view in views} == {number}
        check_every(views)
        phases.add(views[0]["phase"])
        if views[0]["phase"] == "over":
            break
        seat = next(seat for seat, view in enumerate(views) if is_asked(view))
        action = programs[seat].decides(views[seat], RARE_CLAIMS)
        answer = tables[seat].sends(action, number, next(programs[seat].ids))
        assert answer["status"] == 200, (action, answer)
        number += 1
    for table in tables:
        table.close()
    return views[0], phases


@pytest.mark.parametrize("preset", SEATS)
def test_every_preset_is_played_to_its_end_and_its_record_replays_to_what_was_played(site, preset):
    programs = gather(site, SEATS[preset], seats=SEATS[preset], seed=preset, preset=preset, target=501)
    over, phases = play_out(programs)
    check_record(programs[0].get(over["record"]).json, over)
    if over["rules"].get("declaring") == "manual":
        assert "declaring" in phases
    if over["rules"].get("three_stock") == "to_caller":
        assert "discarding" in phases


def test_the_sevens_exchange_is_asked_of_everybody_in_turn(site):
    options = {"offered_trump": "true", "seven_exchange": "true", "target": 501}
    programs = gather(site, seed="seven", **options)
    over, phases = play_out(programs)
    assert "exchanging" in phases
    check_record(programs[0].get(over["record"]).json, over)


@pytest.mark.parametrize(
    ("preset", "seats", "by_socket"), [("troje", 3, False), ("dvoje", 2, True), ("kavana", 4, False), ("blok", 4, True)]
)
def test_a_lone_person_plays_it_against_robots(site, preset, seats, by_socket):
    [me] = gather(site, 1, seats=seats, preset=preset, target=501)
    over = play_to_the_end(me, by_socket=by_socket)
    assert [seat["kind"] for seat in over["seats"]] == ["guest"] + ["robot"] * (seats - 1)
    check_record(me.get(over["record"]).json, over)


def test_a_claim_is_taken_with_an_older_version_of_the_deal_and_out_of_turn(site):
    programs = gather(site, preset="blok", seed="claim")
    player, view = whose_turn(programs)
    while view["phase"] != "playing" or len(view["trick"]) < 2:
        acts(player, view)
        player, view = whose_turn(programs)
    claimant = programs[(view["turn"] + 1) % 4]
    old = claimant.view
    assert [action for action in old["legal"] if action.startswith("play")] == []
    acts(player, view)
    answer = claimant.sends(f"auzmes {(claimant.view['you'] + 1) % 4}", old["version"])
    assert answer.status == 200, answer
    judged = answer.json
    assert judged["phase"] == "review"
    assert judged["legal"] == ["accept"]
    assert sum(judged["deal"]) >= 162


def test_a_claim_against_a_partner_or_before_the_first_card_is_refused(site):
    programs = gather(site, preset="turnir", seed="early")
    player, view = whose_turn(programs)
    early = player.sends("auzmes 1" if view["you"] != 1 else "auzmes 0", view["version"])
    assert early.status == 422
    while view["phase"] != "playing" or not view["trick"]:
        acts(player, view)
        player, view = whose_turn(programs)
    partner = player.sends(f"auzmes {(view['you'] + 2) % 4}", view["version"])
    assert (partner.status, partner.reason) == (422, "illegal_auzmes")


def test_two_fields_named_card_lay_two_cards_aside(site):
    programs = gather(site, 3, seats=3, preset="troje", seed="aside")
    player, view = whose_turn(programs)
    while view["phase"] != "discarding":
        acts(player, view)
        player, view = whose_turn(programs)
    _, *cards = view["legal"][5].split()
    fields = [("action", "discard"), ("card", cards[0]), ("card", cards[1]), ("version", view["version"])]
    answer = player.post(f"/stol/{player.code}/potez/", fields)
    assert answer.status == 200, answer
    assert not set(cards) & set(answer.json["hand"])


def test_on_the_socket_too(site):
    programs = gather(site, 3, seats=3, preset="troje", seed="socket")
    player, view = whose_turn(programs)
    while view["phase"] != "discarding":
        acts(player, view)
        player, view = whose_turn(programs)
    _, *cards = view["legal"][-1].split()
    table = player.socket()
    wrong = table.asks(json.dumps({"action": "discard", "card": [cards[0], 7], "version": view["version"]}))
    assert wrong["status"] == 400
    answer = table.asks(json.dumps({"action": "discard", "card": cards, "version": view["version"]}))
    assert answer["status"] == 200, answer
    assert not set(cards) & set(answer["view"]["hand"])
    table.close()
