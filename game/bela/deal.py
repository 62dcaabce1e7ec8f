"""What the dealer gives out: the deck's order makes the hands, the talons and what is left over (rules.md, "The deal")."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import NamedTuple

from .cards import CARDS, NO_CARDS, Card, CardSet, Points, set_of
from .errors import ActionError
from .rules import Rules
from .seats import Seat


class Places(NamedTuple):
    """Where in the deck the cards of a seat lie, counted from the top."""

    first: tuple[int, ...]
    talon: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it was dealt, and what stood in the match before it."""

    rules: Rules
    dealer: Seat
    totals: tuple[Points, ...]
    order: tuple[Card, ...]
    first: tuple[CardSet, ...]
    talons: tuple[CardSet, ...]
    offered: Card | None
    stock: CardSet

    @staticmethod
    def of(rules: Rules, dealer: Seat, totals: tuple[Points, ...], order: Sequence[Card]) -> "Deal":
        """Deal a whole deck, 32 cards from the top; ActionError if it is none."""
        if sorted(order) != list(CARDS):
            raise ActionError("expected each of the 32 cards once")
        places = places_by_seat(rules, dealer)
        return Deal(
            rules=rules,
            dealer=dealer,
            totals=totals,
            order=tuple(order),
            first=tuple(set_of(order[at] for at in seat.first) for seat in places),
            talons=tuple(set_of(order[at] for at in seat.talon) for seat in places),
            offered=None if (place := offered_place(rules)) is None else order[place],
            stock=set_of(order[30:]) if caller_takes_stock(rules) else NO_CARDS,
        )

    @property
    def hands(self) -> tuple[CardSet, ...]:
        return tuple(first | talon for first, talon in zip(self.first, self.talons, strict=True))

    @property
    def first_hand(self) -> Seat:
        return self.rules.next_seat[self.dealer]


def offered_place(rules: Rules) -> int | None:
    """Where the card lies that is turned up: with four the dealer's last one, with two the top one of those left over."""
    if not rules.offered_trump:
        return None
    return 31 if rules.players == 4 else 20


def caller_takes_stock(rules: Rules) -> bool:
    """Whether the two cards left over with three are the caller's."""
    return rules.three_stock == "to_caller"


def places_by_seat(rules: Rules, dealer: Seat) -> tuple[Places, ...]:
    places = _places_in_turn(rules.players, rules.first_look)
    return tuple(places[(seat - dealer - 1) % rules.players] for seat in rules.seats)


@cache
def _places_in_turn(players: int, first_look: int) -> tuple[Places, ...]:
    """By turn from first hand. Cards go round in packets: 3+3+2, or 3+2+3 to look at five; 3+3+4 with three and two."""
    packets = (3, first_look - 3, 8 - first_look if players == 4 else 4)
    top = count()
    dealt: list[list[int]] = [[] for _ in range(players)]
    for packet in packets:
        for hand in dealt:
            hand.extend(next(top) for _ in range(packet))
    return tuple(Places(tuple(hand[:first_look]), tuple(hand[first_look:])) for hand in dealt)


def deck_from(
    rules: Rules, dealer: Seat, hands: Sequence[tuple[Sequence[Card], Sequence[Card]]], left_over: Iterable[Card]
) -> tuple[Card, ...]:
    """The order of the deck from which these hands (first cards and talon, by seat) are dealt.

    `left_over` comes next; the cards that nobody ever sees follow in their own order.
    """
    deck: list[Card] = [*CARDS]
    rest = set(CARDS).difference(left_over)
    for places, (first, talon) in zip(places_by_seat(rules, dealer), hands, strict=True):
        for place, card in zip(places.first + places.talon, (*first, *talon), strict=True):
            deck[place] = card
            rest.discard(card)
    deck[rules.players * rules.hand_size :] = [*left_over, *sorted(rest)]
    return tuple(deck)
