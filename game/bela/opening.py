"""Everything that is settled before the first card: hands, announcements and whose the bela is."""

from dataclasses import dataclass

from .announcements import Announcement, Declared, announcing_side, worth
from .cards import BELA, CardSet, Points, Suit
from .rules import Rules
from .seats import Seat, Side, side_of
from .trumps import Trumps


@dataclass(frozen=True, slots=True)
class Opening:
    """`rules` and `trump` stand in `trumps` too; here they are at hand, as every card asks for them."""

    trumps: Trumps
    rules: Rules
    trump: Suit
    hands: tuple[CardSet, ...]
    declared: Declared
    belot: Seat | None
    announcing: Side | None
    bela_holder: Seat | None

    @staticmethod
    def of(trumps: Trumps, declared: Declared) -> "Opening":
        deal, hands = trumps.deal, trumps.hands
        belot = first_belot(declared, deal.first_hand, deal.rules)
        return Opening(
            trumps=trumps,
            rules=deal.rules,
            trump=trumps.trump,
            hands=hands,
            declared=declared,
            belot=belot,
            announcing=announcing_side(declared, deal.first_hand, trumps.trump, deal.rules) if belot is None else None,
            bela_holder=_bela_holder(trumps, hands, deal.rules),
        )

    @property
    def announced(self) -> Points:
        """What the announcements of the side that scores them are worth together."""
        if self.announcing is None:
            return 0
        return declared_by(self.declared, self.announcing, self.rules)

    def counts(self, seat: Seat, announcement: Announcement) -> bool:
        """Whether an announcement of this seat is scored; beside a belot that wins nothing else is."""
        if self.belot is not None:
            return seat == self.belot and announcement.is_belot
        return side_of(seat, self.rules.players) == self.announcing


def declared_by(declared: Declared, side: Side, rules: Rules) -> Points:
    return sum(each.value for seat in rules.seats if side_of(seat, rules.players) == side for each in declared[seat])


def first_belot(declared: Declared, first: Seat, rules: Rules) -> Seat | None:
    """The seat whose belot wins the match; of several the first in turn."""
    belots = (seat for seat in rules.in_turn[first] for each in declared[seat] if worth(each, rules) is None)
    return next(belots, None)


def bela_is_said(rules: Rules) -> bool:
    """Whether the holder of the bela has to say it himself; else it counts as said with the first of its cards."""
    return rules.bela == "announce"


def _bela_holder(trumps: Trumps, hands: tuple[CardSet, ...], rules: Rules) -> Seat | None:
    if rules.announcements == "none":
        return None
    bela = BELA[trumps.trump]
    return next((seat for seat in rules.seats if hands[seat] & bela == bela), None)
