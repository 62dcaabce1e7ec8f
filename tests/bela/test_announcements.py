"""rules.md, "Announcements"."""

import pytest

from game.bela import Rules, Seat, Suit, announcements_in
from game.bela.announcements import announcing_side

from .table import hand


def found(text):
    return [(each.text, each.value) for each in announcements_in(hand(text))]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("7H 8H AD AS", []),
        ("7H 8H 9H", [("7H 8H 9H", 20)]),
        ("9C TC JC QC", [("9C TC JC QC", 50)]),
        ("9C TC JC QC KC", [("9C TC JC QC KC", 100)]),
        ("8C 9C TC JC QC KC AC", [("8C 9C TC JC QC KC AC", 100)]),
        ("7S 8S 9S TS JS QS KS AS", [("7S 8S 9S TS JS QS KS AS", 100)]),
        ("JH JD JS JC", [("JH JD JS JC", 200)]),
        ("9H 9D 9S 9C", [("9H 9D 9S 9C", 150)]),
        ("AH AD AS AC", [("AH AD AS AC", 100)]),
        ("TH TD TS TC", [("TH TD TS TC", 100)]),
        ("KH KD KS KC", [("KH KD KS KC", 100)]),
        ("QH QD QS QC", [("QH QD QS QC", 100)]),
        ("8H 8D 8S 8C 7H 7D 7S 7C", []),
    ],
)
def test_runs_and_fours_are_worth_what_the_rules_say(cards, expected):
    assert found(cards) == expected


def test_two_runs_apart_are_two_and_a_whole_run_is_one():
    assert found("7H 8H 9H JH QH KH") == [("7H 8H 9H", 20), ("JH QH KH", 20)]


def test_the_ten_stands_between_nine_and_jack():
    assert found("9H TH JH") == [("9H TH JH", 20)]
    assert found("TH QH KH AH") == [("QH KH AH", 20)]


def test_one_card_may_serve_in_a_run_and_in_a_four():
    assert found("JH JD JS JC TH 9H") == [("JH JD JS JC", 200), ("9H TH JH", 20)]


def test_they_stand_by_falling_value_then_by_their_text():
    assert found("7H 8H 9H 7D 8D 9D TD 7C 8C 9C") == [("7D 8D 9D TD", 50), ("7C 8C 9C", 20), ("7H 8H 9H", 20)]


def winner(*hands, first=0, trump=Suit.HEARTS, **options):
    declared = tuple(announcements_in(hand(text)) for text in hands)
    return announcing_side(declared, Seat(first), trump, Rules(players=len(hands), **options))


def test_only_the_strongest_single_announcement_decides():
    """One side holds 7-8-9 and 8-9-10, 40 together; the other a single 10-J-Q, and scores (rules.md, the second example of A)."""
    assert winner("7H 8H 9H", "TD JD QD", "8S 9S TS", "") == 1


def test_of_two_runs_of_three_the_one_up_to_the_ace_beats_the_one_up_to_the_nine():
    assert winner("7H 8H 9H", "QD KD AD", "", "") == 1


def test_nobody_announces_nothing():
    assert winner("", "", "", "") is None


def test_a_four_beats_a_run_of_the_same_value():
    assert winner("7H 8H 9H TH JH", "", "", "QH QD QS QC") == 1


def test_nines_beat_aces_and_jacks_beat_nines():
    assert winner("AH AD AS AC", "9H 9D 9S 9C", "", "") == 1
    assert winner("JH JD JS JC", "9H 9D 9S 9C", "", "") == 0


def test_the_longer_run_wins_beyond_five_cards_unless_only_the_top_card_counts():
    six_to_queen, five_to_ace = "7H 8H 9H TH JH QH", "TD JD QD KD AD"
    assert winner(six_to_queen, five_to_ace, "", "") == 0
    assert winner(six_to_queen, five_to_ace, "", "", longer_run_wins=False) == 1


@pytest.mark.parametrize(("four_order", "strongest_first"), [("trick", "ATKQ"), ("natural", "AKQT")])
def test_fours_of_a_hundred_stand_in_the_order_of_the_table(four_order, strongest_first):
    fours = ["".join(f"{rank}{suit} " for suit in "HDSC") for rank in strongest_first]
    for place, stronger in enumerate(fours):
        for weaker in fours[place + 1 :]:
            assert winner(weaker, stronger, "", "", four_order=four_order) == 1
            assert winner(stronger, weaker, "", "", first=1, four_order=four_order) == 0


def test_fours_of_a_hundred_may_all_be_equal_so_that_the_turn_decides():
    queens, aces = "QH QD QS QC", "AH AD AS AC"
    assert winner(queens, aces, "", "", first=0, four_order="turn") == 0
    assert winner(queens, aces, "", "", first=1, four_order="turn") == 1


EQUALS = ("7D 8D 9D", "7H 8H 9H", "", "7S 8S 9S")


def test_of_equal_ones_the_seat_nearest_after_the_dealer_is_first():
    assert winner(*EQUALS, first=0) == 0
    assert winner(*EQUALS, first=1) == 1
    assert winner(*EQUALS, first=2) == 1


def test_of_equal_ones_a_run_in_trumps_may_be_first_then_the_seat():
    assert winner(*EQUALS, first=0, equal_announcements="trump_then_first") == 1
    assert winner(*EQUALS, first=0, trump=Suit.CLUBS, equal_announcements="trump_then_first") == 0


def test_equal_ones_may_score_for_nobody_unless_they_are_on_one_side():
    assert winner(*EQUALS, equal_announcements="nobody") is None
    assert winner("", "7H 8H 9H", "", "7S 8S 9S", equal_announcements="nobody") == 1
    assert winner("7D 8D 9D", "7H 8H 9H", "QS KS", equal_announcements="nobody") is None
