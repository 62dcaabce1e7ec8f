"""The card turned up: where it is, and the seven that can be swapped for it (rules.md, "The deal", option `seven_exchange`)."""

from game.bela import Card, CardSet, Rank, SeatView, Suit
from game.bela.cards import NO_CARDS


def after_swap(hand: CardSet, offered: Card) -> CardSet:
    return hand ^ (1 << offered | 1 << _seven(offered.suit))


def out_of_play(view: SeatView) -> CardSet:
    """What lies open and is in no hand: with two the card turned up, or the seven that was swapped for it."""
    if view.offered is None or view.rules.players != 2:
        return NO_CARDS
    return 1 << (view.offered if view.exchanger is None else _seven(view.offered.suit))


def dealers(view: SeatView) -> CardSet:
    """With four the card turned up is the dealer's, or the seven that was swapped for it."""
    if view.offered is None or view.rules.players != 4:
        return NO_CARDS
    return 1 << (view.offered if view.exchanger is None else _seven(view.offered.suit))


def _seven(trump: Suit) -> Card:
    return Card.of(trump, Rank.SEVEN)
