"""The robots against players who do anything legal: fixed decks, so the figures are the same in every run."""

import pytest

from game.bela import Rules

from .duel import robots_against_random_players


@pytest.fixture(scope="module")
def klasik():
    return robots_against_random_players(Rules(), deals=2000)


def test_robots_win_nearly_all_matches_against_random_players(klasik):
    assert klasik.deals >= 2000
    assert klasik.winning_rate >= 0.9


def test_robots_call_boldly_but_not_rashly(klasik):
    assert 0.10 <= klasik.falling_rate <= 0.35


@pytest.mark.parametrize("preset", ["troje", "blok_troje"])
def test_a_robot_wins_most_matches_against_two_random_players(preset):
    """They fall more often: first hand must call, whatever it holds."""
    duel = robots_against_random_players(Rules.preset(preset), deals=200)
    assert duel.winning_rate >= 0.75
    assert duel.falling_rate <= 0.5


@pytest.mark.parametrize("preset", ["dvoje", "blok_dvoje"])
def test_a_robot_wins_nearly_all_matches_against_one_random_player(preset):
    duel = robots_against_random_players(Rules.preset(preset), deals=200)
    assert duel.winning_rate >= 0.85
    assert 0.05 <= duel.falling_rate <= 0.35


@pytest.mark.parametrize("preset", ["kavana", "regija", "klub_dosta", "blok"])
def test_robots_win_nearly_all_matches_of_other_presets_too(preset):
    duel = robots_against_random_players(Rules.preset(preset), deals=200)
    assert duel.winning_rate >= 0.9
    assert 0.03 <= duel.falling_rate <= 0.35
