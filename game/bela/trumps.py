"""What is settled once trumps are named: trump, caller, and the hands after exchange and discard."""

from dataclasses import dataclass

from .cards import NO_CARDS, CardSet, Suit
from .deal import Deal
from .seats import Seat


@dataclass(frozen=True, slots=True)
class Trumps:
    deal: Deal
    calls: tuple[Suit | None, ...]
    trump: Suit
    caller: Seat
    first: tuple[CardSet, ...]
    talons: tuple[CardSet, ...]
    exchanger: Seat | None = None
    aside: CardSet = NO_CARDS

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """All cards of each seat; the talons are taken up with them."""
        return tuple(first | talon for first, talon in zip(self.first, self.talons, strict=True))
