"""Cards, sets of cards, their orders and values (rules.md, "Cards").

A set of cards is an int with a bit for each card: the hands of a deal are compared, parted and counted by the million, and a
bitmask does that many times faster than a set of objects. Each suit is one byte of it, so tables of 256 entries answer
what has to be known of a suit's cards.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

Points = int
CardSet = int

NO_CARDS: Final[CardSet] = 0
ALL_CARDS: Final[CardSet] = (1 << 32) - 1


class Suit(IntEnum):
    HEARTS = 0
    DIAMONDS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        return "HDSC"[self]

    @property
    def cards(self) -> CardSet:
        return 0xFF << (8 * self)


class Rank(IntEnum):
    """The eight ranks in the order of a run: the ten stands between nine and jack."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        return "789TJQKA"[self]


class Card(int):
    """One of the 32 cards; the order of the ints is the order of a hand: H D S C, then 7 8 9 T J Q K A.

    >>> Card.named("JH"), Card.named("JH").suit.name, int(Card.named("7D"))
    (JH, 'HEARTS', 8)
    """

    __slots__ = ()

    @staticmethod
    def of(suit: Suit, rank: Rank) -> "Card":
        return CARDS[suit * 8 + rank]

    @staticmethod
    def named(name: str) -> "Card":
        """The card of a name like `JH`; KeyError if there is none."""
        return CARD_NAMED[name]

    @property
    def suit(self) -> Suit:
        return SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        return RANKS[self & 7]

    def __str__(self) -> str:
        return CARD_NAMES[self]

    __repr__ = __str__


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
CARDS: Final = tuple(Card(number) for number in range(32))
CARD_NAMES: Final = tuple(rank.letter + suit.letter for suit in SUITS for rank in RANKS)
CARD_NAMED: Final = dict(zip(CARD_NAMES, CARDS, strict=True))
SUIT_NAMED: Final = {suit.letter: suit for suit in SUITS}
SUIT_CARDS: Final = tuple(suit.cards for suit in SUITS)

TRUMP_ORDER: Final = tuple(map("789TJQKA".index, "78QKTA9J"))
PLAIN_ORDER: Final = tuple(map("789TJQKA".index, "789JQKTA"))
"""Ranks from the weakest to the strongest."""

TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
"""What a card is worth, by rank."""

LAST_TRICK: Final[Points] = 10


def _by_byte(*, suit: Suit) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(Card.of(suit, rank) for rank in RANKS if byte >> rank & 1) for byte in range(256))


_HEARTS, _DIAMONDS, _SPADES, _CLUBS = (_by_byte(suit=suit) for suit in SUITS)


def cards_of(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in the order of a hand."""
    return _HEARTS[cards & 255] + _DIAMONDS[cards >> 8 & 255] + _SPADES[cards >> 16 & 255] + _CLUBS[cards >> 24]


def set_of(cards: Iterable[Card]) -> CardSet:
    union = NO_CARDS
    for card in cards:
        union |= 1 << card
    return union


def text_of(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def points_of_cards() -> tuple[tuple[Points, ...], ...]:
    """What each card is worth under each trump."""
    return tuple(
        tuple((TRUMP_POINTS if card.suit == trump else PLAIN_POINTS)[card.rank] for card in CARDS) for trump in SUITS
    )


def _beaten_by(card: Card, trump: Suit) -> CardSet:
    order = TRUMP_ORDER if card.suit == trump else PLAIN_ORDER
    stronger = set_of(Card.of(card.suit, RANKS[rank]) for rank in order[order.index(card.rank) + 1 :])
    return stronger if card.suit == trump else stronger | trump.cards


POINTS: Final = points_of_cards()
"""`POINTS[trump][card]`"""

BEATEN_BY: Final = tuple(tuple(_beaten_by(card, trump) for card in CARDS) for trump in SUITS)
"""`BEATEN_BY[trump][card]`: the cards that take a trick from this one, the stronger of its suit and all trumps."""

BELA: Final = tuple(1 << Card.of(suit, Rank.QUEEN) | 1 << Card.of(suit, Rank.KING) for suit in SUITS)
"""King and queen of each suit."""


def points_in(cards: CardSet, trump: Suit) -> Points:
    worth = POINTS[trump]
    return sum(worth[card] for card in cards_of(cards))
