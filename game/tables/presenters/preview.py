"""A hand to look at: how cards, names and order come out."""

from dataclasses import dataclass

from game.bela.cards import Card, Suit, set_of
from game.look import look_now

from .hand import arranged
from .words import words_now

TRUMP = Suit.SPADES
LED = Suit.HEARTS
HELD = set_of(Card.named(name) for name in ("9S", "JS", "AH", "8H", "KD", "QD", "7C", "TC"))


@dataclass(frozen=True, slots=True)
class ShownCard:
    card: str
    name: str
    is_legal: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """Hearts were led, so that two of the cards may be played."""

    trump: str
    trump_name: str
    cards: tuple[ShownCard, ...]


def preview() -> Preview:
    words = words_now()
    cards = tuple(
        ShownCard(str(card), words.card_name(card, TRUMP), card.suit == LED)
        for card in arranged(HELD, TRUMP, look_now())
    )
    return Preview(TRUMP.letter, words.suit_names[TRUMP], cards)
