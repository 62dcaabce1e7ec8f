"""rules.md, "Scoring a deal" and "End of the match": trumps are hearts, the caller's side stands first."""

import pytest

from game.bela import Rules

from .sheet import enough, score

RUN_20, RUN_50, FOUR_200 = "7S 8S 9S", "7S 8S 9S TS", "JH JD JS JC"


def test_the_parts_of_a_score_add_up_to_its_total_and_say_how_it_came_about():
    deal = score(72, 90, declared=[(0, RUN_50)], bela=2, last=1)
    assert (deal.cards, deal.last_trick, deal.announced, deal.bela) == ((72, 80), (0, 10), (50, 0), (20, 0))
    assert (deal.total, deal.written, deal.needed, deal.outcome) == ((142, 90), (142, 90), 117, "pass")


def test_a_fall_moves_everything_but_the_parts_stay_as_they_were():
    deal = score(60, 102, bela=0)
    assert (deal.total, deal.written, deal.outcome) == ((80, 102), (0, 182), "fall")
    assert deal.needed == 92


def test_a_sweep_is_written_also_by_a_caller_who_falls():
    deal = score(162, 0, declared=[(1, FOUR_200)], rules=Rules(unconfirmed="kept", sweep_bonus=0))
    assert (deal.sweep, deal.outcome) == (0, "fall")


def test_the_bonus_of_a_sweep_is_an_option():
    assert score(162, 0, rules=Rules(sweep_bonus=100)).written == (262, 0)


def test_a_side_whose_tricks_hold_no_point_is_blank_where_that_is_played():
    by_trick, by_point = (
        score(162, 0, rules=rules, declared=[(1, RUN_20)], worthless=1) for rules in (Rules(), Rules(blank="point"))
    )
    assert (by_trick.sweep, by_trick.written) == (None, (162, 20))
    assert (by_point.sweep, by_point.written) == (0, (272, 0))


def test_the_ten_of_the_last_trick_is_a_point():
    deal = score(152, 10, rules=Rules(blank="point"), last=1)
    assert (deal.sweep, deal.last_trick) == (None, (0, 10))


def test_cards_laid_aside_never_unblank_the_caller():
    rules = Rules.preset("troje", unconfirmed="void")
    deal = score(0, 100, 41, rules=rules, declared=[(0, RUN_50)], aside="AS TS", last=1)
    assert (deal.cards, deal.announced) == ((21, 90, 41), (0, 0, 0))
    assert (deal.outcome, deal.written) == ("fall", (0, 100, 41))


def test_two_of_three_who_share_all_tricks_have_no_sweep_and_nobody_takes_over_what_was_announced():
    rules = Rules(players=3)
    deal = score(100, 62, 0, rules=rules, declared=[(2, RUN_50)])
    assert (deal.sweep, deal.announced, deal.written) == (None, (0, 0, 50), (0, 62, 50))
    void = score(100, 62, 0, rules=Rules(players=3, unconfirmed="void"), declared=[(2, RUN_50)])
    assert (void.announced, void.written) == ((0, 0, 0), (100, 62, 0))


def test_one_of_three_who_takes_all_tricks_sweeps_and_takes_over():
    deal = score(162, 0, 0, rules=Rules(players=3), declared=[(2, RUN_50)])
    assert (deal.sweep, deal.announced, deal.written) == (0, (50, 0, 0), (302, 0, 0))


@pytest.mark.parametrize(
    ("deal", "written"),
    [
        (score(60, 102, bela=2, rules=Rules(bela_kept_on_fall=True)), (20, 162)),
        (score(60, 102, bela=1, rules=Rules(bela_kept_on_fall=True)), (0, 182)),
        (score(0, 162, bela=0, last=1, rules=Rules(bela_kept_on_fall=True)), (0, 272)),
        (score(0, 162, bela=0, last=1, rules=Rules(bela_kept_on_fall=True, unconfirmed="kept")), (20, 252)),
        (score(40, 60, 62, bela=0, rules=Rules(players=3, bela_kept_on_fall=True)), (20, 60, 62)),
    ],
)
def test_bela_may_stay_with_a_caller_who_falls_if_it_is_still_his_then(deal, written):
    assert deal.written == written


def test_the_side_that_reaches_the_target_with_a_trick_has_won_whatever_the_call():
    deal = enough(30, 11, totals=(500, 990))
    assert (deal.winner, deal.written, deal.outcome, deal.sweep) == (1, (30, 11), "enough", None)


def test_short_of_the_target_play_goes_on():
    assert enough(30, 10, totals=(500, 990)) is None


def test_what_a_side_announced_counts_once_it_is_not_blank():
    assert enough(30, None, totals=(500, 960), declared=[(1, RUN_50)]) is None
    assert enough(30, 0, totals=(500, 960), declared=[(1, RUN_50)]).written == (30, 50)
    assert enough(30, 0, totals=(500, 960), declared=[(1, RUN_50)], blank="point") is None
    assert enough(30, None, totals=(500, 960), declared=[(1, RUN_50)], unconfirmed="kept").written == (30, 50)


def test_of_two_who_get_there_in_one_trick_the_higher_wins_and_equal_ones_play_on():
    assert enough(30, 40, totals=(990, 990)).winner == 1
    assert enough(30, 30, totals=(990, 990)) is None


def test_bela_said_counts_too():
    assert enough(30, None, totals=(955, 0), bela=0).written == (50, 0)


def test_points_of_cards_count_that_the_caller_laid_aside():
    rules = Rules(players=3, three_stock="to_caller", ending="enough")
    assert enough(rules=rules, totals=(980, 0, 0), aside="AS TS").written == (21, 0, 0)
