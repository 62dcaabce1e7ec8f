"""What somebody who counts the cards knows: which are out, who is void, how the points stand."""

from dataclasses import dataclass

from game.bela import CardSet, Points, Seat, SeatView, Suit, cards_of, set_of
from game.bela.cards import ALL_CARDS, BEATEN_BY, SUIT_CARDS, SUITS, Card
from game.bots.knowledge import Knowledge
from game.tables.presenters.blok import announced_by_side, bela_by_side


@dataclass(frozen=True, slots=True)
class Count:
    """`unseen` are the cards that are neither in the own hand nor on the table; `may_hold` are, by seat, those it can have."""

    view: SeatView
    unseen: CardSet
    may_hold: tuple[CardSet, ...]

    @staticmethod
    def of(view: SeatView) -> "Count":
        unseen = ALL_CARDS & ~set_of(view.hand)
        for trick in view.history:
            unseen &= ~set_of(trick.cards)
        unseen &= ~set_of(card for _, card in view.trick)
        if view.trump is None or view.phase != "playing":
            return Count(view, unseen, (unseen,) * view.rules.players)
        known = Knowledge.of(view)
        return Count(view, unseen, tuple(may | sure for may, sure in zip(known.may_hold, known.holds, strict=True)))

    def out(self, suit: Suit) -> tuple[Card, ...]:
        """The unseen cards of a suit, the strongest first."""
        cards = cards_of(self.unseen & SUIT_CARDS[suit])
        return tuple(sorted(cards, key=lambda card: -self._strength(card)))

    def stronger(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards of its own suit that beat a card."""
        return tuple(other for other in self.out(card.suit) if BEATEN_BY[self._trump_or(card.suit)][card] >> other & 1)

    @property
    def trumps_out(self) -> int:
        return 0 if self.view.trump is None else len(self.out(self.view.trump))

    def own(self, suit: Suit) -> int:
        return sum(card.suit == suit for card in self.view.hand)

    def void(self, suit: Suit) -> tuple[Seat, ...]:
        """The others of whom it is known that they have none of a suit, as long as anybody may have one."""
        if not self.out(suit):
            return ()
        others = (seat for seat in self.view.rules.seats if seat != self.view.you and self.view.cards_left[seat])
        return tuple(seat for seat in others if not self.may_hold[seat] & SUIT_CARDS[suit])

    def has(self, side: int) -> Points:
        """What a side has so far, its announcements and bela too."""
        view = self.view
        return view.deal[side] + announced_by_side(view)[side] + bela_by_side(view)[side]

    @property
    def caller_lacks(self) -> Points | None:
        """What the caller's side still needs to pass, as far as everybody knows."""
        view = self.view
        if view.needed is None or view.caller is None:
            return None
        return max(0, view.needed - self.has(view.caller % view.rules.sides))

    def _strength(self, card: Card) -> int:
        beaten_by = BEATEN_BY[self._trump_or(card.suit)][card] & SUIT_CARDS[card.suit]
        return -beaten_by.bit_count()

    def _trump_or(self, suit: Suit) -> Suit:
        """Before trumps are called a suit is reckoned as if another one were trumps."""
        return self.view.trump if self.view.trump is not None else SUITS[(suit + 1) % 4]
