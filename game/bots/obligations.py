"""What a play tells of the rest of the hand: there was no card in it that would have had to be played instead."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.bela import Card, CardSet, Rules, Seat, SeatView, Suit, set_of
from game.bela.cards import BEATEN_BY, CARDS, NO_CARDS
from game.bela.play import allowed_cards


class Played(NamedTuple):
    """A card on the table, and those each of which makes it a revoke if it is in the same hand."""

    seat: Seat
    card: Card
    forbidden_by: CardSet


def plays_of_deal(view: SeatView) -> Iterator[Played]:
    """Every card played in this deal, in order."""
    for trick in view.history:
        yield from _plays_in(view.rules.in_turn[trick.leader], trick.cards, view)
    yield from _plays_in([seat for seat, _ in view.trick], [card for _, card in view.trick], view)


def best_of(cards: Iterable[Card], trump: Suit) -> Card | None:
    """The card that holds a trick."""
    best: Card | None = None
    for card in cards:
        if best is None or BEATEN_BY[trump][best] >> card & 1:
            best = card
    return best


def _plays_in(seats: Sequence[Seat], cards: Sequence[Card], view: SeatView) -> Iterator[Played]:
    """Those of one trick. Nothing forbids a lead."""
    assert view.trump is not None
    for number, (seat, card) in enumerate(zip(seats, cards, strict=True)):
        best = best_of(cards[:number], view.trump)
        yield Played(
            seat, card, NO_CARDS if best is None else _forbidding(card, cards[0], best, view.trump, view.rules)
        )


@lru_cache(maxsize=1 << 15)
def _forbidding(card: Card, led: Card, best: Card, trump: Suit, rules: Rules) -> CardSet:
    """Every obligation that a play can miss is shown by a single card: asked of two at a time, the rules name them all."""
    played = 1 << card
    return set_of(other for other in CARDS if not allowed_cards(played | 1 << other, led, best, trump, rules) & played)
