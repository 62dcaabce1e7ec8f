"""record-format.md, "Record": a match and its record tell the same."""

import json

import pytest

from game.bela import PRESETS, Match, Rules, record_of
from game.bela.record_replay import result_of

from .recorded import match_of
from .table import after, dealt, random_match, random_rules

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


def states_of(chance, players):
    for seed in range(12):
        rules = random_rules(chance, players=players)
        states = list(random_match(rules, seed, most_deals=4))
        yield from chance.sample(states, min(len(states), 12))
        yield states[-1]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_from_record_to_match_to_record_nothing_is_lost(chance, players):
    for match in states_of(chance, players):
        record = record_of(match)
        assert record_of(match_of(record)) == record


@pytest.mark.parametrize("players", [4, 3, 2])
def test_what_follows_from_a_record_is_what_the_match_itself_says(chance, players):
    for match in states_of(chance, players):
        result = result_of(record_of(match))
        assert result["error"] is None
        if match.needs_deck or match.phase == "over":
            assert result["totals"] == list(match.totals)
            assert result["winner"] == match.winner
            assert [deal["outcome"] for deal in result["deals"]] == [deal.outcome for deal in match.deals]
            assert [deal["score"] for deal in result["deals"]] == [list(deal.score) for deal in match.deals]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_recorded_and_replayed(preset):
    match = list(random_match(Rules.preset(preset), seed=7))[-1]
    assert match.winner is not None
    result = result_of(record_of(match))
    assert (result["totals"], result["winner"], result["next"]) == (list(match.totals), match.winner, None)
