"""The moment a robot has to play a card: its view, with what it has worked out from it."""

from typing import NamedTuple

from game.bela import Card, CardSet, Seat, SeatView, Suit, cards_of, set_of
from game.bela.play import allowed_cards

from .knowledge import Knowledge
from .obligations import best_of


class Turn(NamedTuple):
    """`best` holds the open trick; `to_play` are the seats that play to it after this one."""

    view: SeatView
    me: Seat
    trump: Suit
    hand: CardSet
    trick: tuple[Card, ...]
    best: Card | None
    to_play: tuple[Seat, ...]
    known: Knowledge

    @staticmethod
    def of(view: SeatView) -> "Turn":
        assert view.you is not None
        assert view.trump is not None
        trick = tuple(card for _, card in view.trick)
        return Turn(
            view=view,
            me=view.you,
            trump=view.trump,
            hand=set_of(view.hand),
            trick=trick,
            best=best_of(trick, view.trump),
            to_play=view.rules.in_turn[view.you][1 : view.rules.players - len(trick)],
            known=Knowledge.of(view),
        )

    @property
    def choice(self) -> tuple[Card, ...]:
        """The cards that revoke nothing: where a revoke is possible, `legal` has others too."""
        if self.best is None:
            return self.view.hand
        return cards_of(allowed_cards(self.hand, self.trick[0], self.best, self.trump, self.view.rules))

    @property
    def opponents(self) -> tuple[Seat, ...]:
        return self.view.rules.opponents[self.me]

    @property
    def other_defender(self) -> Seat | None:
        """Who plays against the caller of three beside this seat."""
        caller, seats = self.view.caller, self.view.rules.seats
        if len(seats) != 3 or caller == self.me:
            return None
        return next(seat for seat in seats if seat not in (self.me, caller))

    def is_ours(self, seat: Seat) -> bool:
        return seat not in self.opponents
