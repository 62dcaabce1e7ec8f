"""The caller of three takes up the two cards left over and lays two aside (rules.md, option `three_stock=to_caller`)."""

from dataclasses import dataclass, replace
from itertools import combinations

from .actions import Action, Discard
from .cards import CardSet, cards_of, set_of
from .declaring import declare
from .errors import Reason, Refused
from .events import Discarded, Event
from .seats import Seat
from .stage import Progress, expect
from .trumps import Trumps


@dataclass(frozen=True, slots=True)
class Discarding:
    """The caller holds twelve cards: the two left over count to his talon here."""

    trumps: Trumps

    @property
    def phase(self) -> str:
        return "discarding"

    @property
    def turn(self) -> Seat:
        return self.trumps.caller

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """All pairs of the caller's cards."""
        if seat != self.turn:
            return ()
        return tuple(Discard(pair) for pair in combinations(cards_of(self._hand), 2))

    def apply(self, seat: Seat, action: Action) -> Progress:
        expect(isinstance(action, Discard), seat, self.turn)
        assert isinstance(action, Discard)
        aside = set_of(action.cards)
        if len(action.cards) != 2 or aside.bit_count() != 2 or aside & ~self._hand:
            raise Refused(Reason.ILLEGAL_DISCARD)
        kept = replace(
            self.trumps,
            first=without(aside, self.trumps.first),
            talons=without(aside, self.trumps.talons),
            aside=aside,
        )
        return declare(kept, Discarded(seat), Discarded(seat, action.cards, audience=seat))

    @property
    def _hand(self) -> CardSet:
        return self.trumps.hands[self.turn]


def without(cards: CardSet, hands: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    return tuple(hand & ~cards for hand in hands)


def discard(trumps: Trumps, *events: Event) -> Progress:
    """Go on to the discard, where the stock is the caller's; else to the announcing."""
    if not trumps.deal.stock:
        return declare(trumps, *events)
    talons = tuple(
        talon | trumps.deal.stock if seat == trumps.caller else talon
        for seat, talon in zip(trumps.deal.rules.seats, trumps.talons, strict=True)
    )
    return Discarding(replace(trumps, talons=talons)), events
