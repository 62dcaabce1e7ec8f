"""Why a robot does what it does: always with the very choice, and by the branch that has decided."""

import random

import pytest

from game.bela import CARDS, PRESETS, Rules, SeatView
from game.bots import Why, advise, choose, claim_to_make
from tests.bela.hiding import with_hidden_shuffled
from tests.bela.table import after, dealt, random_match

from .asking import start_of_play

STRONG = ("JH 9H AH AS KD 7D 8C 9C", "TH 7H 8D 9D TD 7S 8S JC", "KH JD QD AD 9S TS QC KC", "QH 8H JS QS KS 7C TC AC")
SURE = ("JH 9H 7H 7D 8D 9D JD 7C", "QD KD TD 8S 9S JS AS 8C", "QH KH AD QS TS 9C JC QC", "TH AH 8H KS 7S AC KC TC")


def advice_at(match):
    return advise(SeatView.of(match, match.turn))


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_advised_is_what_a_robot_does_and_comes_from_the_view_alone(name):
    chance = random.Random(name)
    for match in random_match(Rules.preset(name), 3, most_deals=1):
        if match.turn is None:
            continue
        view = SeatView.of(match, match.turn)
        advice = advise(view)
        assert advice.action == (claim_to_make(view) or choose(view))
        hidden = with_hidden_shuffled(match, match.turn, chance)
        assert advise(SeatView.of(hidden, match.turn)) == advice


def test_who_is_not_on_turn_is_advised_nothing():
    match = start_of_play(*STRONG)
    assert advise(SeatView.of(match, 1)) is None
    assert advise(SeatView.of(match, None)) is None


def test_a_caller_leads_trumps_to_take_out_the_others():
    assert advice_at(start_of_play(*STRONG)).why in (Why.DRAWS, Why.SAVES_ACES)


def test_a_trump_is_led_for_the_partner_who_called():
    match = start_of_play(
        "7H 8H KS 9S 7D 8D 7C 8C",
        "TH KH 9D TD 7S 8S JC QC",
        "JH 9H AH JD QD AD AS AC",
        "QH KD TS JS QS 9C TC KC",
        caller=2,
    )
    assert advice_at(match).why == Why.FOR_CALLER


def test_a_ten_is_given_to_a_trick_that_is_surely_ours():
    match = after(start_of_play(*SURE), *(f"play {card}" for card in ["7C", "8C", "9C", "AC", "KS", "7H", "9S"]))
    advice = advice_at(match)
    assert (str(advice.action), advice.why, advice.chance) == ("play TS", Why.GIVES, 1.0)


def test_where_one_card_is_allowed_there_is_no_other_reason():
    match = after(start_of_play(*SURE), "play 7C")
    assert (str(advice_at(match).action), advice_at(match).why) == ("play 8C", Why.ONLY_CARD)


def call_with(six: str, *, passes: int = 0):
    """The moment in which a seat with these six cards calls, after so many have passed."""
    left = [str(card) for card in CARDS if str(card) not in six]
    others = [" ".join(left[6 * number : 6 * number + 6]) for number in range(3)]
    firsts = [*others[:passes], six, *others[passes:]]
    talons = [" ".join(left[18 + 2 * number : 20 + 2 * number]) for number in range(4)]
    return after(dealt(*map(" | ".join, zip(firsts, talons, strict=True))), *["pass"] * passes)


@pytest.mark.parametrize(
    ("six", "passes", "why"),
    [
        ("JH 9H AH AS KD 7D", 0, Why.CALLS),
        ("7H 8D 9S QC 7S 8C", 0, Why.PROMISES_TOO_LITTLE),
        ("7H 8D 9S QC 7S 8C", 3, Why.MUST_CALL),
    ],
)
def test_a_call_says_whether_the_suit_promises_enough(six, passes, why):
    assert advice_at(call_with(six, passes=passes)).why == why
