"""rules.md, "Cards"."""

import doctest
from importlib import import_module

import pytest

from game.bela import CARDS, Card, Rank, Suit, cards_of, set_of
from game.bela.cards import ALL_CARDS, BEATEN_BY, LAST_TRICK, points_in

from .table import cards


def test_a_card_prints_as_rank_then_suit_and_is_found_by_its_name():
    assert str(CARDS[4]) == "JH"
    assert Card.named("TS").suit is Suit.SPADES
    assert Card.named("TS").rank is Rank.TEN
    assert [Card.named(str(card)) for card in CARDS] == list(CARDS)


def test_a_hand_is_sorted_by_hearts_diamonds_spades_clubs_then_from_seven_to_ace():
    assert " ".join(map(str, cards_of(set_of(cards("AS 7D JH TC 7H 9S"))))) == "7H JH 7D 9S AS TC"


@pytest.mark.parametrize("trump", Suit)
def test_all_cards_and_the_last_trick_are_162_whatever_is_trumps(trump):
    assert points_in(ALL_CARDS, trump) == 152
    assert points_in(ALL_CARDS, trump) + LAST_TRICK == 162


@pytest.mark.parametrize(
    ("order", "suit"), [("JH 9H AH TH KH QH 8H 7H", Suit.HEARTS), ("AS TS KS QS JS 9S 8S 7S", None)]
)
def test_the_strongest_stand_first_in_the_order_of_trumps_and_of_other_suits(order, suit):
    trump = suit if suit is not None else Suit.HEARTS
    ranked = cards(order)
    for place, card in enumerate(ranked):
        stronger = BEATEN_BY[trump][card] & ranked[0].suit.cards
        assert stronger == set_of(ranked[:place])


def test_every_trump_beats_every_card_of_another_suit():
    assert BEATEN_BY[Suit.CLUBS][Card.named("AS")] == Suit.CLUBS.cards


@pytest.mark.parametrize("module", ["actions", "announcements", "cards", "ending", "play", "seats"])
def test_the_examples_in_the_docstrings_hold(module):
    failed, tried = doctest.testmod(import_module(f"game.bela.{module}"))
    assert tried
    assert not failed
