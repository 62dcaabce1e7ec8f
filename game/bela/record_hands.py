"""From the hands of a record to the deck they were dealt from."""

from typing import Any

from .cards import CARD_NAMED, Card
from .deal import Places, caller_takes_stock, deck_from, offered_place, places_by_seat
from .rules import Rules
from .seats import Seat

Hand = tuple[list[Card], list[Card]]


def deck_of(record: dict[str, Any], rules: Rules, dealer: Seat) -> tuple[Card, ...] | None:
    """A deck that deals what the record of a deal says; None if what it says cannot be."""
    try:
        hands = [_hand(text) for text in record["hands"]]
        left_over = _left_over(record, rules)
    except KeyError:
        return None
    cards = [card for hand in hands for part in hand for card in part] + left_over
    if [*map(_sizes, hands)] != [*map(_sizes, places_by_seat(rules, dealer))] or len(set(cards)) != len(cards):
        return None
    deck, place = deck_from(rules, dealer, hands, left_over), offered_place(rules)
    return deck if place is None or str(deck[place]) == record["offered"] else None


def _hand(text: str) -> Hand:
    """First cards and talon; KeyError if there is no bar, or what stands for a card is none."""
    first, bar, talon = text.partition("|")
    if not bar:
        raise KeyError(text)
    return _cards(first), _cards(talon)


def _sizes(hand: Hand | Places) -> tuple[int, ...]:
    return tuple(map(len, hand))


def _left_over(record: dict[str, Any], rules: Rules) -> list[Card]:
    """The two cards for the caller of three, the card turned up with two; KeyError if there are none."""
    if caller_takes_stock(rules):
        stock = _cards(record["stock"])
        if len(stock) != 2:
            raise KeyError("stock")
        return stock
    place = offered_place(rules)
    offered = [] if place is None else [CARD_NAMED[record["offered"]]]
    return offered if place == rules.players * rules.hand_size else []


def _cards(text: str) -> list[Card]:
    return [CARD_NAMED[name] for name in text.split()]
