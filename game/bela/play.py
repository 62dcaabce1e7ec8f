"""Which cards may be played, and why the others may not (rules.md, "Playing")."""

from typing import NamedTuple

from .cards import BEATEN_BY, SUIT_CARDS, Card, CardSet, Points, Suit, cards_of
from .errors import Reason, Refusal
from .rules import Rules
from .seats import Seat


class Trick(NamedTuple):
    """A finished trick: its cards in the order of play, its points with the last trick's ten."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: Points


def allowed_cards(hand: CardSet, led: Card, best: Card, trump: Suit, rules: Rules) -> CardSet:
    """The cards of a hand that may follow; `best` holds the trick so far.

    Once a plain trick has been trumped no card of its suit beats the best one, so any of the suit will do.

    >>> from game.bela.cards import CARD_NAMED as named, set_of
    >>> hand = set_of(map(named.get, ("9H", "KH", "AD")))
    >>> cards_of(allowed_cards(hand, named["AS"], named["TH"], Suit.HEARTS, Rules()))
    (9H,)
    """
    suit = led >> 3
    if following := hand & SUIT_CARDS[suit]:
        if suit == trump or rules.must_beat == "all_suits":
            return following & BEATEN_BY[trump][best] or following
        return following
    if trumps := hand & SUIT_CARDS[trump]:
        return (rules.must_overtrump and trumps & BEATEN_BY[trump][best]) or trumps
    return hand


def best_of(cards: tuple[Card, ...], trump: Suit) -> Card:
    """The card that holds a trick with these cards, of which there is at least one."""
    best = cards[0]
    for card in cards[1:]:
        if BEATEN_BY[trump][best] >> card & 1:
            best = card
    return best


def refusal_of(card: Card, hand: CardSet, allowed: CardSet, led: Card | None, trump: Suit) -> Refusal:
    """Why a card that is not among the allowed ones is refused."""
    return Refusal(_reason(card, hand, led, trump), cards_of(allowed))


def _reason(card: Card, hand: CardSet, led: Card | None, trump: Suit) -> Reason:
    if led is None or not hand >> card & 1:
        return Reason.NOT_IN_HAND
    if hand & SUIT_CARDS[led.suit]:
        return Reason.MUST_BEAT if card.suit == led.suit else Reason.MUST_FOLLOW_SUIT
    return Reason.MUST_OVERTRUMP if card.suit == trump else Reason.MUST_TRUMP
