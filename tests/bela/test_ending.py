"""rules.md, "End of the match"."""

import pytest

from game.bela import Rules
from game.bela.ending import winner_after


@pytest.mark.parametrize(
    ("totals", "written", "winner"),
    [
        ((1000, 900), (80, 82), None),
        ((1001, 900), (80, 82), 0),
        ((1010, 1050), (100, 62), 1),
        ((1010, 1010), (100, 62), None),
    ],
)
def test_the_highest_total_at_the_target_wins_and_equal_ones_play_another_deal(totals, written, winner):
    assert winner_after(totals, written, Rules()) == winner


@pytest.mark.parametrize(
    ("totals", "written", "winner"),
    [
        ((1010, 900), (82, 80), 0),
        ((1010, 900), (81, 81), None),
        ((1010, 900), (0, 162), None),
        ((1010, 1050), (100, 62), 1),
        ((1010, 1010), (100, 62), None),
        ((1010, 400, 300), (60, 50, 40), None),
        ((1010, 400, 300), (76, 45, 30), 0),
    ],
)
def test_one_side_alone_at_the_target_must_have_more_than_half_of_the_deal(totals, written, winner):
    rules = Rules(players=len(totals) if len(totals) == 3 else 4, ending="must_pass")
    assert winner_after(totals, written, rules) == winner


def test_a_deal_that_ended_without_enough_is_judged_like_any_other():
    assert winner_after((1010, 1050), (100, 62), Rules(ending="enough")) == 1
