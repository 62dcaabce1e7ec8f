"""record-format.md, "Record": a match and its record tell the same."""

import json

import pytest

from game.bela import PRESETS, Match, Rules, record_of
from game.bela.ended import Ended
from game.bela.record_replay import result_of

from .recorded import match_of
from .table import OUTCOMES, after, dealt, random_match, tables

HANDS = (
    "7H 8H 9H AD KD 7C | QS 8C",
    "7D JH QC AS TS 8S | KS 9C",
    "TD TH KH QH AC KC | 7S TC",
    "9D AH 8D JD JS 9S | QD JC",
)


def test_a_match_that_has_not_begun_has_a_record_without_deals():
    assert record_of(Match.start(Rules(mus=False), 2)) == {"rules": {"mus": False}, "deals": []}


def test_a_record_holds_what_was_dealt_and_done():
    match = after(dealt(*HANDS), "pass", "call H", "play AD", "play 7D", "play TD", "play 9D")
    assert record_of(match) == {
        "rules": {},
        "deals": [{"dealer": 3, "hands": list(HANDS), "calls": ["pass", "H"], "plays": ["AD", "7D", "TD", "9D"]}],
    }


def test_it_holds_what_only_some_tables_have():
    rules = Rules(declaring="manual", illegal_play="auzmes")
    match = after(dealt(*HANDS, rules=rules), "pass", "call H", "declare 7H 8H 9H", "declare", "declare", "declare")
    match = after(match, "play 7H", "play JH", "play QH bela", "2: auzmes 1")
    deal = record_of(match)["deals"][0]
    assert deal["declared"] == [["7H 8H 9H"], [], [], []]
    assert (deal["bela"], deal["auzmes"]) == ([2], {"by": 2, "against": 1})


def test_a_record_is_json():
    match = list(random_match(Rules.preset("troje"), seed=1, most_deals=2))[-1]
    record = record_of(match)
    assert json.loads(json.dumps(record)) == record
    assert record["deals"][0].keys() >= {"stock", "discards"}


GOES_FURTHER = ("exchanging", "declaring", "review")
"""Phases that a record does not stop in: what it lacks there has been declined, or seen."""


def states_of(chance, players):
    """Some of the states of matches of every kind, the last ones among them."""
    for rules, seed in tables(chance, players, 3):
        states = list(random_match(rules, seed))
        yield from chance.sample(states[:150], min(len(states), 12))
        yield from states[-3:]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_from_record_to_match_to_record_nothing_is_lost(chance, players):
    for match in states_of(chance, players):
        record = record_of(match)
        assert record_of(match_of(record)) == record


def deal_as_it_ended(finished):
    """What the result of a record says of a deal, from the deal itself."""
    result = finished.result
    tricks = finished.play.tricks if isinstance(finished, Ended) else ()
    return {
        "trump": None if result.trump is None else result.trump.letter,
        "caller": result.caller,
        "tricks": [[trick.leader, trick.winner, trick.points] for trick in tricks],
        **{field: list(getattr(result, field)) for field in ("cards", "announced", "bela", "score")},
        "sweep": result.sweep,
        "outcome": result.outcome,
    }


@pytest.mark.parametrize("players", [4, 3, 2])
def test_what_follows_from_a_record_is_what_the_match_itself_says(chance, players):
    outcomes = set()
    for match in states_of(chance, players):
        result = result_of(record_of(match))
        assert result["error"] is None
        for deal, finished in zip(result["deals"], match.standing.finished, strict=False):
            assert {field: value for field, value in deal.items() if field != "announcements"} == deal_as_it_ended(
                finished
            )
            outcomes.add(deal["outcome"])
        if match.phase not in GOES_FURTHER:
            assert (result["totals"], result["winner"]) == (list(match.totals), match.winner)
    assert outcomes == OUTCOMES[players]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_what_comes_next_in_a_record_is_what_the_match_waits_for(chance, players):
    """The exchange and the announcing are no step of it, and a deal under review is a whole one."""
    for match in states_of(chance, players):
        result = result_of(record_of(match))
        if match.phase not in ("calling", "discarding", "playing"):
            assert result["next"] is None or match.phase in ("exchanging", "declaring")
            continue
        legal = [str(action).split() for action in match.legal_actions(match.turn)]
        named = {word for words in legal if words[0] != "auzmes" for word in words[1:] or words} - {"bela"}
        assert result["next"] == {
            "deal": len(result["deals"]) - 1,
            "seat": match.turn,
            "action": {"calling": "call", "discarding": "discard", "playing": "play"}[match.phase],
            "legal": sorted(named),
        }


@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_match_of_a_record_stands_as_the_match_that_was_recorded(chance, players):
    for match in states_of(chance, players):
        again = match_of(record_of(match))
        if match.phase == "review":
            assert again.standing.finished[-1].score == match.stage.ended.score
        if match.phase in GOES_FURTHER:
            continue
        assert (again.totals, again.deals, again.winner) == (match.totals, match.deals, match.winner)
        assert again.dealer == match.dealer
        if match.phase == "playing":
            for field in ("hands", "turn", "trick", "tricks", "allowed", "bela_at", "revoked"):
                assert getattr(again.stage, field) == getattr(match.stage, field)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_recorded_and_replayed(preset):
    match = list(random_match(Rules.preset(preset), seed=7))[-1]
    assert match.winner is not None
    result = result_of(record_of(match))
    assert (result["totals"], result["winner"], result["next"]) == (list(match.totals), match.winner, None)
