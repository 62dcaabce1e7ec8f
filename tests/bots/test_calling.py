"""Which hands a robot calls on."""

import pytest

from game.bela import CARDS, Card, Rules, SeatView
from game.bots import choose
from tests.bela.table import after, dealt, hand

WEAK = "7H 8H 9D QD 7S 8C"


def called_by(first: str, *, passes: int = 0, **options) -> str:
    """What the seat says that looks at these cards after so many have passed."""
    rest = [card for card in CARDS if not hand(first) >> card & 1]
    size = len(first.split())
    looked_at = [first if seat == passes else _taken(rest, size) for seat in range(4)]
    hands = [f"{own} | {_taken(rest, 8 - size)}" for own in looked_at]
    match = after(dealt(*hands, rules=Rules(**options)), *["pass"] * passes)
    return str(choose(SeatView.of(match, passes)))


def _taken(rest: list[Card], count: int) -> str:
    """So many cards, taken off the rest."""
    return " ".join(str(rest.pop()) for _ in range(count))


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_a_robot_with_jack_nine_and_ace_of_a_suit_calls_it(passes):
    assert called_by("9S JS AS 7H 8D QD", passes=passes) == "call S"


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_a_robot_with_nothing_passes(passes):
    assert called_by(WEAK, passes=passes) == "pass"


def test_the_dealer_who_must_call_names_his_best_suit():
    assert called_by("9H TH 9D 8D KS 8C", passes=3) == "call H"


def test_the_dealer_who_need_not_call_passes_a_weak_hand():
    assert called_by(WEAK, passes=3, mus=False) == "pass"


def test_aces_beside_the_trumps_make_a_suit_worth_calling():
    assert called_by("JS TS 7H 8D QD 7C") == "pass"
    assert called_by("JS TS 7H 8D QD AC") == "call S"


def test_four_trumps_without_the_jack_are_enough_with_bela_and_an_ace():
    assert called_by("9C TC QC KC AD 7H") == "call C"


def test_a_robot_that_looks_at_five_cards_calls_on_strong_ones():
    assert called_by("JS 9S AS TS AD", first_look=5) == "call S"
