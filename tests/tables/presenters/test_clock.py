"""The ring and its seconds."""

from game.tables.presenters.clock import clock_of
from tests.tables.presenters import samples


def shown(left_ms):
    return clock_of(samples.table(shown_until_ms=samples.NOW + left_ms), samples.NOW)


def test_the_ring_shows_what_is_left_of_the_whole():
    assert (shown(14_000).percent, shown(14_000).seconds) == (70, 14)
    assert (shown(25_000).percent, shown(-300).percent) == (100, 0)


def test_seconds_are_rounded_up_so_that_nought_means_over():
    assert (shown(4_001).seconds, shown(1).seconds, shown(0).seconds) == (5, 1, 0)


def test_everybody_sees_the_last_five_seconds():
    assert (shown(5_000).is_ending, shown(5_001).is_ending) == (True, False)


def test_without_a_clock_nothing_runs_out():
    assert clock_of(samples.table(shown_until_ms=None, clock_ms=None), samples.NOW) is None
