"""The values of a lesson file: cards, suits, seats, and what is made of them."""

from collections.abc import Mapping

from game.bela import Card, CardSet, Seat, Suit, set_of
from game.bela.cards import CARD_NAMED, CARDS, PLAIN_POINTS, POINTS, SUIT_NAMED

from ..sources import Source
from .position import SEAT_WORDS


def card(source: Source) -> Card:
    name = source.text()
    if name not in CARD_NAMED:
        raise source.wrong(
            f"`{name}` is no card; a card is its rank and its suit, as 7H, TS, JC (7 8 9 T J Q K A, H D S C)"
        )
    return CARD_NAMED[name]


def cards(source: Source) -> tuple[Card, ...]:
    """Cards with spaces between, each of them once."""
    found = tuple(card(Source(source.path, source.line, name)) for name in source.text().split())
    if len(set(found)) < len(found):
        raise source.wrong("a card stands here twice")
    return found


def hand(source: Source) -> CardSet:
    found = cards(source)
    if len(found) > 8:
        raise source.wrong(f"a hand has eight cards at most, got {len(found)}")
    return set_of(found)


def suit(source: Source) -> Suit:
    return SUIT_NAMED[source.one_of(*SUIT_NAMED)]


def seat(source: Source) -> Seat:
    return Seat(SEAT_WORDS.index(source.one_of(*SEAT_WORDS)))


def side(source: Source) -> int:
    return ("we", "they").index(source.one_of("we", "they"))


def yes(source: Source) -> bool:
    return source.one_of("yes", "no") == "yes"


def pair(source: Source) -> tuple[int, int]:
    """Two numbers, ours and theirs."""
    parts = [Source(source.path, source.line, part).number() for part in source.text().split()]
    if len(parts) != 2:
        raise source.wrong("expected two numbers: ours and theirs")
    return parts[0], parts[1]


def held(source: Source) -> Mapping[Seat, tuple[Card, ...]]:
    """By seat, the cards it shows."""
    by_seat = {Seat(SEAT_WORDS.index(name)): cards(part) for name, part in source.only(*SEAT_WORDS).items()}
    everything = [each for some in by_seat.values() for each in some]
    if len(set(everything)) < len(everything):
        raise source.wrong("two players hold the same card")
    return by_seat


def worth(source: Source) -> tuple[int, ...]:
    """By card, its points where this suit is trump, or no suit is."""
    word = source.one_of(*SUIT_NAMED, "plain")
    return tuple(PLAIN_POINTS[each.rank] for each in CARDS) if word == "plain" else POINTS[SUIT_NAMED[word]]
