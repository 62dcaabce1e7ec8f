"""rules.md, "The deal"."""

import pytest

from game.bela import CARDS, ActionError, Match, Pass, Reason, Refused, Rules, cards_of
from game.bela.deal import Deal
from game.bela.seats import Seat

from .table import after

LIKE_A_NEW_DECK = CARDS


def hands_of(rules, dealer=3):
    """First cards and talon of each seat, as numbers of places in the deck."""
    deal = Deal.of(rules, Seat(dealer), (0,) * rules.sides, LIKE_A_NEW_DECK)
    return [
        ([*map(int, cards_of(first))], [*map(int, cards_of(talon))])
        for first, talon in zip(deal.first, deal.talons, strict=True)
    ]


def test_four_look_at_three_and_three_cards_and_two_lie_in_the_talon():
    assert hands_of(Rules())[0] == ([0, 1, 2, 12, 13, 14], [24, 25])
    assert hands_of(Rules())[3] == ([9, 10, 11, 21, 22, 23], [30, 31])


def test_four_may_look_at_three_and_two_cards_with_three_in_the_talon():
    assert hands_of(Rules(first_look=5))[0] == ([0, 1, 2, 12, 13], [20, 21, 22])


@pytest.mark.parametrize("players", [2, 3])
def test_three_and_two_get_six_cards_and_a_talon_of_four(players):
    dealt = hands_of(Rules(players=players), dealer=0)
    assert all((len(first), len(talon)) == (6, 4) for first, talon in dealt)
    assert dealt[1][0][:3] == [0, 1, 2]


def test_with_four_the_last_card_of_the_dealers_talon_is_turned_up_and_stays_his():
    deal = Deal.of(Rules(offered_trump=True), Seat(1), (0, 0), LIKE_A_NEW_DECK)
    assert str(deal.offered) == "AC"
    assert deal.talons[1] >> deal.offered & 1


def test_with_two_the_top_card_of_those_left_over_is_turned_up_and_stays_out_of_play():
    deal = Deal.of(Rules(players=2, offered_trump=True), Seat(1), (0, 0), LIKE_A_NEW_DECK)
    assert int(deal.offered) == 20
    assert not any(hand >> deal.offered & 1 for hand in deal.hands)


def test_a_deck_is_each_card_once():
    start = Match.start(Rules(), 0)
    for deck in (CARDS[:31], (*CARDS[:31], CARDS[0]), (*CARDS, CARDS[0]), ()):
        with pytest.raises(ActionError):
            start.deal(deck)


def test_a_match_that_plays_takes_no_deck_and_one_that_waits_for_a_deck_no_action():
    start = Match.start(Rules(), 0)
    assert start.needs_deck
    with pytest.raises(Refused) as refused:
        start.act(1, Pass())
    assert refused.value.refusal.reason is Reason.WRONG_PHASE
    with pytest.raises(Refused):
        start.deal(CARDS).match.deal(CARDS)


def test_a_deck_moves_by_its_text_and_counts_nothing():
    text = "deal " + " ".join(map(str, CARDS))
    match = Match.start(Rules(), 2).move(None, text).match
    assert (match.version, match.phase, match.turn) == (0, "calling", 3)
    for wrong in ("deal 7H", "deal", text + " XX", text.replace("deal", "cut")):
        with pytest.raises(ActionError):
            Match.start(Rules(), 2).move(None, wrong)


def test_the_next_seat_deals_also_after_a_deal_that_is_thrown_in():
    match = Match.start(Rules(mus=False), 3).deal(CARDS).match
    match = after(match, "pass", "pass", "pass", "pass")
    assert match.needs_deck
    assert match.dealer == 0
    assert match.deals[-1].outcome == "redealt"
    assert (match.deals[-1].caller, match.deals[-1].trump, match.deals[-1].score) == (None, None, (0, 0))
