"""What a seat can tell of the other hands from what lies open: the cards still out, and who may hold which of them."""

from typing import NamedTuple

from game.bela import Card, CardSet, Seat, SeatView, Suit, cards_of, set_of
from game.bela.cards import ALL_CARDS, BEATEN_BY, BELA, CARDS, SUIT_CARDS

from .obligations import plays_of_deal


class Knowledge(NamedTuple):
    """By seat: `may_hold` are the unseen cards it can have, `holds` those it has for certain, `places` how many of its cards
    are uncertain. `open_places` are, by card, all such places where it can be.
    """

    may_hold: tuple[CardSet, ...]
    holds: tuple[CardSet, ...]
    places: tuple[int, ...]
    open_places: tuple[int, ...]

    @staticmethod
    def of(view: SeatView) -> "Knowledge":
        unseen = ALL_CARDS & ~set_of(view.hand) & ~_played(view)
        holds = _shown(view, unseen)
        may_hold = _possible(view, unseen, holds)
        if unseen.bit_count() == sum(view.cards_left) - len(view.hand):
            holds = _only_owners(holds, may_hold)
        places = tuple(max(0, left - sure.bit_count()) for left, sure in zip(view.cards_left, holds, strict=True))
        return Knowledge(tuple(may_hold), tuple(holds), places, _open_places(may_hold, holds, places))

    def chance_of_any(self, seat: Seat, cards: CardSet) -> float:
        """How likely a seat is to hold at least one of these cards."""
        if cards & self.holds[seat]:
            return 1.0
        none, places = 1.0, self.places[seat]
        for card in cards_of(cards & self.may_hold[seat]):
            open_places = self.open_places[card]
            if open_places <= 0:
                continue  # where somebody has revoked, what is ruled out may be true
            if places >= open_places:
                return 1.0
            none *= 1.0 - places / open_places
        return 1.0 - none

    def chance_of_beating(self, seat: Seat, led: Card, best: Card, trump: Suit) -> float:
        """How likely a seat that is still to play is to take a trick from the card that holds it."""
        suit = SUIT_CARDS[led.suit]
        stronger = BEATEN_BY[trump][best]
        following = self.chance_of_any(seat, stronger & suit)
        if led.suit == trump:
            return following
        return following + (1.0 - self.chance_of_any(seat, suit)) * self.chance_of_any(seat, stronger & ~suit)


def _played(view: SeatView) -> CardSet:
    played = set_of(card for _, card in view.trick)
    for trick in view.history:
        played |= set_of(trick.cards)
    return played


def _shown(view: SeatView, unseen: CardSet) -> list[CardSet]:
    """By seat: cards of announcements that lie open, and those of a bela that was said."""
    assert view.trump is not None
    shown = [0] * len(view.cards_left)
    for announced in view.announced:
        shown[announced.seat] |= set_of(announced.cards or ())
    for seat in view.bela:
        shown[seat] |= BELA[view.trump]
    return [cards & unseen for cards in shown]


def _possible(view: SeatView, unseen: CardSet, shown: list[CardSet]) -> list[CardSet]:
    """By seat: what neither its own plays nor the cards shown by others rule out."""
    elsewhere = sum(shown)
    possible = [
        unseen & ~elsewhere | shown[seat] if view.cards_left[seat] and seat != view.you else 0
        for seat in view.rules.seats
    ]
    for play in plays_of_deal(view):
        possible[play.seat] &= ~play.forbidden_by
    return [cards | sure for cards, sure in zip(possible, shown, strict=True)]


def _only_owners(holds: list[CardSet], may_hold: list[CardSet]) -> list[CardSet]:
    """Where every unseen card is in a hand, one with a single possible owner is his."""
    once = several = 0
    for cards in may_hold:
        several |= once & cards
        once |= cards
    return [sure | may & ~several for sure, may in zip(holds, may_hold, strict=True)]


def _open_places(may_hold: list[CardSet], holds: list[CardSet], places: tuple[int, ...]) -> tuple[int, ...]:
    open_places = [0] * len(CARDS)
    for may, sure, free in zip(may_hold, holds, places, strict=True):
        for card in cards_of(may & ~sure):
            open_places[card] += free
    return tuple(open_places)
