"""The steps of a record are the states it leads through, and nothing that could be seen is missing."""

import json
import random

import pytest

from game.bela import (
    PRESETS,
    AuzmesClaimed,
    BelaSaid,
    Called,
    DealEnded,
    Dealt,
    Discarded,
    Exchanged,
    MatchWon,
    Passed,
    Played,
    Redealt,
    Rules,
    RulesError,
    record_of,
)
from game.bela.ended import Ended
from game.bela.record_replay import result_of
from game.replays.walk import walk_of

from ..bela.table import after, dealt
from .records import HANDS, laid, match_by, record_by, some_records, with_revoke

SEEN = {"plays": Played, "calls": (Called, Passed)}


def events_of(deal, kinds):
    return [event for step in deal.steps for event in step.events if isinstance(event, kinds)]


def tells(step, kinds):
    return any(isinstance(event, kinds) for event in step.events)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_walk_leads_to_the_end_of_the_match(preset):
    match = match_by(Rules.preset(preset), seed=3)
    walk = walk_of(record_of(match))
    assert walk.fault is None
    assert (walk.end.totals, walk.end.winner) == (match.totals, match.winner)
    assert tuple(deal.result for deal in walk.deals) == match.deals


@pytest.mark.parametrize("players", [4, 3, 2])
def test_everything_that_was_done_is_a_step_of_its_own(players):
    for record in some_records(players):
        for of_deal, deal in zip(record["deals"], walk_of(record).deals, strict=True):
            for field, kinds in SEEN.items():
                assert len(events_of(deal, kinds)) == len(of_deal.get(field, ()))
            assert len(events_of(deal, Exchanged)) == of_deal.get("exchange", False)
            assert len(events_of(deal, AuzmesClaimed)) == ("auzmes" in of_deal)
            assert len(events_of(deal, Discarded)) == (2 if "discards" in of_deal else 0)
            shown = [step for step in deal.steps if isinstance(step.events[0], Played | Called | Passed | Dealt)]
            assert len({id(step) for step in shown}) == 1 + len(of_deal.get("plays", ())) + len(of_deal["calls"])


@pytest.mark.parametrize("players", [4, 3, 2])
def test_every_step_after_the_first_tells_something(players):
    for record in some_records(players):
        for deal in walk_of(record).deals:
            assert [type(step.events[0]) for step in deal.steps].count(Dealt) == 1
            assert isinstance(deal.steps[0].events[0], Dealt)
            assert all(step.events for step in deal.steps)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_deal_ends_with_its_score_or_with_nobody_having_called(players):
    for record in some_records(players):
        walk = walk_of(record)
        for deal in walk.deals:
            ends = [number for number, step in enumerate(deal.steps) if tells(step, DealEnded | Redealt)]
            claimed_in_review = tells(deal.steps[-1], AuzmesClaimed) and len(ends) == 2
            assert ends[-1] == len(deal.steps) - 1
            assert len(ends) == 1 + claimed_in_review
        won = events_of(walk.deals[-1], MatchWon)
        assert won == ([] if walk.end.winner is None else [MatchWon(walk.end.winner)])


@pytest.mark.parametrize("players", [4, 2])
def test_wrong_cards_are_those_the_engine_knows_of(players):
    found = 0
    for record in some_records(players, 30):
        walk = walk_of(record)
        for deal, finished in zip(walk.deals, walk.end.standing.finished, strict=True):
            revokes = deal.revokes(len(deal.steps) - 1)
            found += len(revokes)
            if isinstance(finished, Ended):
                seats = {seat for seat in walk.rules.seats if finished.play.has_revoked(seat)}
                assert {revoke.seat for revoke in revokes} == seats
            assert all(revoke.card not in revoke.refusal.allowed for revoke in revokes)
    assert found, "no sample has a revoke"


def test_a_wrong_card_is_known_with_its_reason_and_what_was_allowed_from_when_it_was_played():
    [deal] = walk_of(with_revoke()).deals
    wrong = next(number for number, step in enumerate(deal.steps) if step.revoke)
    revoke = deal.steps[wrong].revoke
    assert (revoke.seat, str(revoke.card), revoke.refusal.reason) == (1, "8S", "must_follow_suit")
    assert [str(card) for card in revoke.refusal.allowed] == ["7D"]
    assert deal.revokes(wrong - 1) == ()
    assert deal.revokes(wrong) == deal.revokes(wrong + 1) == (revoke,)


def test_who_declares_nothing_takes_no_step_but_is_passed_by():
    [deal] = walk_of(laid("pass", "call H", "declare", "declare", "declare", "declare", declaring="manual")).deals
    assert [type(step.events[0]) for step in deal.steps] == [Dealt, Passed, Called]
    assert deal.steps[-1].match.phase == "playing"


def test_who_keeps_the_seven_takes_no_step_either():
    record = record_of(match_by(Rules.preset("dvoje"), seed=2))
    for deal in walk_of(record).deals:
        assert all(step.match.phase != "exchanging" for step in deal.steps)


def test_a_bela_stands_with_the_card_it_was_said_with():
    [deal] = walk_of(laid("pass", "call H", "play 7H", "play JH", "play QH bela")).deals
    assert isinstance(deal.steps[-1].events[1], BelaSaid)


def test_a_record_that_stops_in_the_middle_has_no_result_there():
    walk = walk_of(laid("pass", "call H", "play AD"))
    assert walk.fault is None
    assert walk.deals[0].result is None
    assert walk.end.phase == "playing"


FAULTS = {
    "a card of another suit": ({"plays": ["AD", "8S"]}, 1),
    "a card that is none": ({"plays": ["AD", "7D", "XX"]}, 2),
    "a call too many": ({"calls": ["pass", "H", "S"]}, 0),
    "no call": ({"calls": ["pass"]}, 0),
    "bela where there is none": ({"bela": [0]}, 0),
    "bela with no card": ({"bela": [99]}, 0),
    "a claim where none is taken": ({"auzmes": {"by": 0, "against": 1}}, 4),
    "an exchange where there is none": ({"exchange": True}, 0),
}


@pytest.mark.parametrize(("changes", "plays"), FAULTS.values(), ids=FAULTS)
def test_what_comes_before_a_fault_can_be_walked(changes, plays):
    record = laid("pass", "call H", "play AD", "play 7D", "play TD", "play 9D")
    record["deals"][0] |= changes
    walk, [deal] = walk_of(record), walk_of(record).deals
    assert {"at": walk.fault.at, "reason": walk.fault.reason} == result_of(record)["error"]
    assert deal.result is None
    assert len(events_of(deal, Played)) == plays
    assert walk.end.totals == (0, 0)


def test_a_fault_in_a_later_deal_leaves_the_ones_before_it():
    record = record_by(Rules(), seed=5)
    record["deals"][2]["plays"][0] = "XX"
    walk = walk_of(record)
    assert (walk.fault.at, walk.fault.reason) == ("deals[2].plays[0]", "not_in_hand")
    assert len(walk.deals) == 3
    assert list(walk.end.totals) == result_of(record)["totals"]


@pytest.mark.parametrize(("preset", "outcome"), [("klub_dosta", "enough"), ("blok", "belot")])
def test_a_card_after_the_end_takes_the_end_away(preset, outcome):
    records = (record_by(Rules.preset(preset), seed) for seed in range(200))
    record = next(record for record in records if walk_of(record).deals[-1].result.outcome == outcome)
    record["deals"][-1].setdefault("plays", []).append("7H")
    walk, result = walk_of(record), result_of(record)
    assert walk.fault.reason == result["error"]["reason"] == "match_over"
    assert walk.deals[-1].result is None
    assert (list(walk.end.totals), walk.end.winner) == (result["totals"], result["winner"])


def test_a_deal_that_cannot_have_been_dealt_is_not_walked():
    record = record_by(Rules(), seed=5)
    record["deals"][1]["dealer"] = record["deals"][0]["dealer"]
    walk = walk_of(record)
    assert (walk.fault.at, walk.fault.reason) == ("deals[1].dealer", "wrong_dealer")
    assert len(walk.deals) == 1


@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_fault_of_a_spoiled_record_is_the_one_the_replay_names(players):
    chance = random.Random(players)
    for record in some_records(players, 12):
        for _ in range(6):
            spoiled = json.loads(json.dumps(record))
            deal = chance.choice(spoiled["deals"])
            field = chance.choice([field for field in ("calls", "plays") if deal.get(field)])
            deal[field][chance.randrange(len(deal[field]))] = chance.choice(["7H", "JS", "pass", "H", "AC", ""])
            result, walk = result_of(spoiled), walk_of(spoiled)
            fault = None if walk.fault is None else {"at": walk.fault.at, "reason": walk.fault.reason}
            assert fault == result["error"]
            assert list(walk.end.totals) == result["totals"]
            assert walk.end.winner == result["winner"]
            assert len(walk.deals) == len(result["deals"])


def test_rules_that_are_no_game_have_no_walk():
    with pytest.raises(RulesError):
        walk_of({"rules": {"players": 5}, "deals": []})


def test_a_match_that_has_not_begun_has_no_step():
    assert walk_of({}).deals == ()


def test_the_first_step_shows_the_deal_as_it_was_dealt():
    [deal] = walk_of(laid()).deals
    [step] = deal.steps
    assert step.match == dealt(*HANDS)
    assert after(step.match, "pass").phase == "calling"
