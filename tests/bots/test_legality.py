"""What holds for robots at every table, whatever its options."""

import random

import pytest

from game.bela import PRESETS, Auzmes, Match, Rules, SeatView
from game.bots import LEVELS, USUAL_LEVEL, choose
from tests.bela.hiding import with_hidden_shuffled
from tests.bela.table import deck_for, random_match, random_rules


@pytest.fixture
def chance():
    return random.Random(20_240)


def match_of_robots(rules, chance, most_deals=4):
    """Every state of a match in which only robots play."""
    match = Match.start(rules, chance.randrange(rules.players))
    while match.winner is None and len(match.deals) < most_deals:
        if match.needs_deck:
            match = match.deal(deck_for(match, chance)).match
        else:
            seat = match.to_act[0]
            match = match.act(seat, choose(SeatView.of(match, seat))).match
        yield match


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_robot_finds_something_legal_wherever_others_have_led_the_match(chance, players):
    for seed in range(15):
        for match in random_match(random_rules(chance, players=players), seed, most_deals=3):
            for seat in match.to_act:
                view = SeatView.of(match, seat)
                assert choose(view) in view.legal


@pytest.mark.parametrize("players", [4, 3, 2])
def test_robots_play_whole_deals_among_themselves_without_a_revoke(chance, players):
    for _ in range(25):
        states = list(match_of_robots(random_rules(chance, players=players), chance))
        assert states[-1].deals
        assert not any(match.stage.revoked for match in states if match.phase == "playing")


@pytest.mark.parametrize("preset", PRESETS)
def test_robots_play_a_whole_match_of_every_preset(chance, preset):
    *_, last = match_of_robots(Rules.preset(preset), chance, most_deals=100)
    assert last.winner is not None


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_robot_decides_by_what_its_seat_sees(chance, players):
    for seed in range(8):
        for match in random_match(random_rules(chance, players=players), seed, most_deals=2):
            for seat in match.to_act:
                view = SeatView.of(match, seat)
                other = SeatView.of(with_hidden_shuffled(match, seat, chance), seat)
                assert choose(other) == choose(view)


def test_a_robot_claims_no_auzmes_when_it_is_asked_for_a_card_or_to_accept(chance):
    for match in random_match(Rules(illegal_play="auzmes"), seed=1, most_deals=6):
        for seat in match.to_act:
            assert not isinstance(choose(SeatView.of(match, seat)), Auzmes)


def test_the_usual_level_is_one_of_the_levels():
    assert USUAL_LEVEL in LEVELS


def test_a_robot_plays_on_where_somebody_has_revoked():
    """It once divided by the places that a wrongly ruled out card had left."""
    for seed in range(40):
        chance = random.Random(seed)
        match = (
            Match.start(Rules(illegal_play="auzmes", target=501), 0)
            .deal(deck_for(Match.start(Rules(), 0), chance))
            .match
        )
        while match.phase in ("calling", "playing"):
            view = SeatView.of(match, match.turn)
            plays = [action for action in view.legal if not isinstance(action, Auzmes)]
            action = choose(view) if match.turn == 0 else chance.choice(plays)
            assert action in view.legal
            match = match.act(match.turn, action).match
