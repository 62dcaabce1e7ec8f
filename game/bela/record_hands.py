"""From the hands of a record to the deck they were dealt from."""

from typing import Any

from .cards import CARD_NAMED, Card
from .deal import deck_from, offered_place
from .rules import Rules
from .seats import Seat

Hand = tuple[list[Card], list[Card]]


def deck_of(record: dict[str, Any], rules: Rules, dealer: Seat) -> tuple[Card, ...] | None:
    """A deck that deals what the record of a deal says; None if what it says cannot be."""
    try:
        hands = [_hand(text, rules) for text in record["hands"]]
        left_over = _left_over(record, rules)
    except KeyError:
        return None
    cards = [card for hand in hands for part in hand for card in part] + left_over
    if len(hands) != rules.players or len(set(cards)) != len(cards):
        return None
    deck = deck_from(rules, dealer, hands, left_over)
    if rules.offered_trump and str(deck[offered_place(rules)]) != record["offered"]:
        return None
    return deck


def _hand(text: str, rules: Rules) -> Hand:
    """First cards and talon; KeyError if there is not one bar, a wrong count or no such card."""
    first, bar, talon = text.partition("|")
    hand = _cards(first), _cards(talon)
    if not bar or len(hand[0]) != rules.first_look or sum(map(len, hand)) != rules.hand_size:
        raise KeyError(text)
    return hand


def _left_over(record: dict[str, Any], rules: Rules) -> list[Card]:
    """The two cards for the caller of three, the card turned up with two; KeyError if there are none."""
    if rules.three_stock == "to_caller":
        stock = _cards(record["stock"])
        if len(stock) != 2:
            raise KeyError("stock")
        return stock
    if rules.offered_trump:
        offered = CARD_NAMED[record["offered"]]
        return [offered] if rules.players == 2 else []
    return []


def _cards(text: str) -> list[Card]:
    return [CARD_NAMED[name] for name in text.split()]
