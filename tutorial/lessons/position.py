"""A trick with a hand that is to follow: what the rules say about each of its cards."""

from dataclasses import dataclass, field
from functools import cached_property

from game.bela import Card, CardSet, Refusal, Rules, Seat, Suit
from game.bela.cards import BEATEN_BY, POINTS, SUIT_CARDS
from game.bela.play import allowed_cards, best_of, refusal_of
from game.bela.seats import side_of

ME = Seat.S0
"""The learner's seat. Ivan sits to the right, Đurđa opposite, Joža to the left."""

SEAT_WORDS = ("me", "right", "top", "left")
"""How a lesson names the seats."""


@dataclass(frozen=True)
class Position:
    """The learner's turn: the cards of the trick so far, in the order they were played."""

    trump: Suit
    trick: tuple[Card, ...]
    hand: CardSet
    rules: Rules = field(default_factory=Rules)

    @cached_property
    def leader(self) -> Seat:
        return self.rules.seats[-len(self.trick) % self.rules.players]

    @cached_property
    def led(self) -> Card | None:
        return self.trick[0] if self.trick else None

    @cached_property
    def best(self) -> Card | None:
        """The card that holds the trick so far."""
        return best_of(self.trick, self.trump) if self.trick else None

    @cached_property
    def holder(self) -> Seat | None:
        if self.best is None:
            return None
        return self.rules.in_turn[self.leader][self.trick.index(self.best)]

    @property
    def is_ours(self) -> bool:
        """Whether the trick is the partner's so far."""
        return self.holder is not None and side_of(self.holder, self.rules.players) == side_of(ME, self.rules.players)

    @cached_property
    def allowed(self) -> CardSet:
        if self.led is None or self.best is None:
            return self.hand
        return allowed_cards(self.hand, self.led, self.best, self.trump, self.rules)

    def allows(self, card: Card) -> bool:
        return bool(self.allowed >> card & 1)

    def refusal(self, card: Card) -> Refusal:
        """Why a card that is not allowed is refused."""
        return refusal_of(card, self.hand, self.allowed, self.led, self.trump)

    def takes(self, card: Card) -> bool:
        """Whether the card would hold the trick."""
        return self.best is None or bool(BEATEN_BY[self.trump][self.best] >> card & 1)

    def points(self, card: Card) -> int:
        return POINTS[self.trump][card]

    @cached_property
    def case(self) -> str:
        """Which rule it is that says what may be played.

        `lead`, `beat`, `under` (the suit, but nothing higher), `trumped` (the suit, and the trick is cut already), `suit` (any of
        the suit, though some are higher), `cut`, `overcut`, `undercut` (trumps, but no higher one), `any_trump`, `free`.
        """
        if self.led is None or self.best is None:
            return "lead"
        beats = BEATEN_BY[self.trump][self.best]
        some, every = bool(self.allowed & beats), not self.allowed & ~beats
        if self.hand & SUIT_CARDS[self.led.suit]:
            if self.led.suit != self.trump and self.best.suit == self.trump:
                return "trumped"
            return "beat" if every else "suit" if some else "under"
        if not self.hand & SUIT_CARDS[self.trump]:
            return "free"
        if self.best.suit != self.trump:
            return "cut"
        return "overcut" if every else "any_trump" if some else "undercut"


def kind_of(card: Card, trump: Suit | None) -> str:
    """Which of the two orders a card stands in."""
    return "trump" if card.suit == trump else "plain"
