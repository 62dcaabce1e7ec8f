"""Whether to name trumps, and which: what the first cards promise the side that calls."""

from typing import Final

from game.bela import Call, CardSet, Pass, Rank, Rules, SeatView, Suit, announcements_in, cards_of, set_of
from game.bela.cards import BELA, SUIT_CARDS, SUITS

from .reasons import Advice, Why

UNSEEN: Final = -156.0
"""How the caller comes out with nothing of what follows, the talon and the partner reckoned in.

This and the other worths are rounded coefficients of a regression: the difference written, falls included, in 18,000 deals that
robots played out with one of the two best suits of six cards named.
"""

TRUMP_WORTH: Final = (13, 13, 48, 24, 84, 20, 25, 25)
"""By rank, 7 8 9 T J Q K A: the jack first, then the nine; any other is mostly one trump more."""

LENGTH_WORTH: Final = (0, 0, 0, 17, 33, 40, 40, 40, 40)
"""By the number of trumps, beside what each is worth."""

ACE_WORTH: Final = 35
TEN_WORTH: Final = 9
VOID_WORTH: Final = 9
BELA_WORTH: Final = 22

ANNOUNCED_WORTH: Final = 1.3
"""For each point of an announcement: it counts if no other is stronger, and may save the deal."""

ENOUGH_TO_CALL: Final = -24.0
"""To pass is no gain either: the others may call, or the partner may have to. Anything from -35 to -5 does about as well."""


def call_or_pass(view: SeatView) -> Advice:
    """The best suit, if it promises enough or nothing else is allowed."""
    calls = [action for action in view.legal if isinstance(action, Call)]
    hand = set_of(view.hand)
    best = max(calls, key=lambda call: promise(hand, call.suit, view.rules))
    if promise(hand, best.suit, view.rules) >= ENOUGH_TO_CALL:
        return Advice(best, Why.CALLS)
    return Advice(Pass(), Why.PROMISES_TOO_LITTLE) if Pass() in view.legal else Advice(best, Why.MUST_CALL)


def promise(hand: CardSet, trump: Suit, rules: Rules) -> float:
    """By how many points a caller with these cards is likely to come out before the others."""
    beside = sum(_beside(hand & SUIT_CARDS[suit]) for suit in SUITS if suit != trump)
    return UNSEEN + _in_trumps(hand & SUIT_CARDS[trump]) + beside + _said(hand, trump, rules)


def _in_trumps(trumps: CardSet) -> float:
    return LENGTH_WORTH[trumps.bit_count()] + sum(TRUMP_WORTH[card.rank] for card in cards_of(trumps))


def _said(hand: CardSet, trump: Suit, rules: Rules) -> float:
    """What announcements and bela add, so far as the table plays them."""
    bela = BELA_WORTH if rules.announcements != "none" and hand & BELA[trump] == BELA[trump] else 0
    if rules.announcements != "all":
        return bela
    return bela + ANNOUNCED_WORTH * sum(each.value for each in announcements_in(hand))


def _beside(cards: CardSet) -> float:
    """What the cards of a plain suit add."""
    if not cards:
        return VOID_WORTH
    ranks = {card.rank for card in cards_of(cards)}
    return ACE_WORTH * (Rank.ACE in ranks) + TEN_WORTH * (Rank.TEN in ranks)
