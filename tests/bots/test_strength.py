"""The robots against players who do anything legal: fixed decks, so the figures are the same in every run."""

import pytest

from .duel import robots_against_random_players


@pytest.fixture(scope="module")
def duel():
    return robots_against_random_players(deals=2000)


def test_robots_win_nearly_all_matches_against_random_players(duel):
    assert duel.deals >= 2000
    assert duel.winning_rate >= 0.9


def test_robots_call_boldly_but_not_rashly(duel):
    assert 0.10 <= duel.falling_rate <= 0.35
