"""Whoever has the seven of the offered trumps may swap it for the offered card (rules.md, option `seven_exchange`)."""

from dataclasses import dataclass, replace

from .actions import EXCHANGE, KEEP, Action, Exchange, Keep
from .cards import Card, CardSet, Rank
from .discarding import discard
from .errors import Reason, Refused
from .events import Event, Exchanged, Kept
from .rules import Rules
from .seats import Seat
from .stage import Progress, expect
from .trumps import Trumps


@dataclass(frozen=True, slots=True)
class Exchanging:
    """Every seat is asked in turn, also when the seven is already swapped: to be skipped would tell."""

    trumps: Trumps
    asked: int = 0

    @property
    def phase(self) -> str:
        return "exchanging"

    @property
    def turn(self) -> Seat:
        return self._in_turn[self.asked]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        if seat != self.turn:
            return ()
        return (EXCHANGE, KEEP) if self._has_seven(seat) else (KEEP,)

    def apply(self, seat: Seat, action: Action) -> Progress:
        expect(isinstance(action, Exchange | Keep), seat, self.turn)
        if isinstance(action, Keep):
            return self._after(self.trumps, Kept(seat))
        offered = self.trumps.deal.offered
        if offered is None or not self._has_seven(seat):
            raise Refused(Reason.ILLEGAL_EXCHANGE)
        return self._after(self._swapped(seat, offered), Exchanged(seat, self._seven, offered))

    @property
    def _in_turn(self) -> tuple[Seat, ...]:
        deal = self.trumps.deal
        seats = deal.rules.in_turn[deal.first_hand]
        return seats[:-1] if _lies_in_talon(deal.rules) else seats

    @property
    def _seven(self) -> Card:
        return Card.of(self.trumps.trump, Rank.SEVEN)

    def _has_seven(self, seat: Seat) -> bool:
        """Only a seven among the cards first dealt can be swapped."""
        return bool(self.trumps.first[seat] >> self._seven & 1)

    def _swapped(self, seat: Seat, offered: Card) -> Trumps:
        swap: CardSet = 1 << self._seven | 1 << offered
        first = [*self.trumps.first]
        first[seat] ^= swap
        talons = [*self.trumps.talons]
        if _lies_in_talon(self.trumps.deal.rules):
            talons[self.trumps.deal.dealer] ^= swap
        return replace(self.trumps, first=tuple(first), talons=tuple(talons), exchanger=seat)

    def _after(self, trumps: Trumps, event: Event) -> Progress:
        if self.asked + 1 < len(self._in_turn):
            return Exchanging(trumps, self.asked + 1), (event,)
        return discard(trumps, event)


def _lies_in_talon(rules: Rules) -> bool:
    """With four the offered card is the dealer's, who has nothing to swap; with two it is nobody's."""
    return rules.players == 4


def exchange(trumps: Trumps, *events: Event) -> Progress:
    """Go on to the exchange, where the offered suit became trumps."""
    deal = trumps.deal
    if deal.rules.seven_exchange and deal.offered is not None and deal.offered.suit == trumps.trump:
        return Exchanging(trumps), events
    return discard(trumps, *events)
