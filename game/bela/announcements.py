"""Runs and fours: what a hand holds, and whose are the strongest (rules.md, "Announcements")."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from .cards import RANKS, SUITS, Card, CardSet, Points, Rank, Suit, cards_of, set_of, text_of
from .rules import Rules
from .seats import Seat, Side, side_of


class Announcement(NamedTuple):
    """A run in the order of a run, or a four in the order H D S C."""

    cards: tuple[Card, ...]
    held: CardSet
    value: Points
    is_four: bool

    @property
    def text(self) -> str:
        return text_of(self.cards)

    @property
    def top(self) -> Card:
        return self.cards[-1]

    @property
    def is_belot(self) -> bool:
        return len(self.cards) == len(RANKS)

    def strength(self, rules: Rules) -> tuple[Points, bool, int, int]:
        """What is compared, in order: the value, a four before a run, the length, the top card."""
        if self.is_four:
            return self.value, True, 0, _FOUR_STRENGTH[rules.four_order].get(self.top.rank, 0)
        length = len(self.cards) if rules.longer_run_wins else min(len(self.cards), 5)
        return self.value, False, length, self.top.rank


Declared = tuple[tuple[Announcement, ...], ...]
"""By seat: what it declares, each seat's in the record's order."""

_RUN_VALUES: Final = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
_FOUR_VALUES: Final = {
    Rank.JACK: 200,
    Rank.NINE: 150,
    Rank.ACE: 100,
    Rank.TEN: 100,
    Rank.KING: 100,
    Rank.QUEEN: 100,
}
_FOUR_STRENGTH: Final[dict[str, dict[Rank, int]]] = {
    "trick": {Rank.ACE: 3, Rank.TEN: 2, Rank.KING: 1},
    "natural": {Rank.ACE: 3, Rank.KING: 2, Rank.QUEEN: 1},
    "turn": {},
}
"""By `four_order`: how the fours of 100 stand to each other."""


def _runs(suit: Suit, byte: int) -> Iterator[Announcement]:
    held = "".join("x" if byte >> rank & 1 else " " for rank in RANKS)
    start = 0
    for run in held.split(" "):
        if len(run) >= 3:
            cards = tuple(Card.of(suit, RANKS[rank]) for rank in range(start, start + len(run)))
            yield Announcement(cards, set_of(cards), _RUN_VALUES[len(run)], is_four=False)
        start += len(run) + 1


def _fours(byte: int) -> Iterator[Announcement]:
    for rank, value in _FOUR_VALUES.items():
        if byte >> rank & 1:
            cards = tuple(Card.of(suit, rank) for suit in SUITS)
            yield Announcement(cards, set_of(cards), value, is_four=True)


_RUNS: Final = tuple(tuple(tuple(_runs(suit, byte)) for byte in range(256)) for suit in SUITS)
_FOURS: Final = tuple(tuple(_fours(byte)) for byte in range(256))

ANNOUNCEMENT_OF: Final = {known.held: known for table in (*_RUNS, _FOURS) for held in table for known in held}
"""Every announcement there is, by its cards."""


def record_order(announcement: Announcement) -> tuple[int, str]:
    """By falling value, then by the text of the cards (record-format.md)."""
    return -announcement.value, announcement.text


def announcement_order(cards: CardSet) -> tuple[int, str]:
    """The record's order of announcements given as cards; what is none comes last."""
    known = ANNOUNCEMENT_OF.get(cards)
    return record_order(known) if known else (0, text_of(cards_of(cards)))


def named_cards(cards: CardSet) -> tuple[Card, ...]:
    """The cards of an announcement in the order they are named in."""
    known = ANNOUNCEMENT_OF.get(cards)
    return known.cards if known else cards_of(cards)


def announcements_in(hand: CardSet) -> tuple[Announcement, ...]:
    """Everything a hand could declare, in the record's order.

    >>> from game.bela.cards import CARD_NAMED
    >>> [str(a.text) for a in announcements_in(set_of(CARD_NAMED[c] for c in "7H 8H 9H JH JD JS JC AD".split()))]
    ['JH JD JS JC', '7H 8H 9H']
    """
    hearts, diamonds, spades, clubs = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    held = (
        _RUNS[0][hearts]
        + _RUNS[1][diamonds]
        + _RUNS[2][spades]
        + _RUNS[3][clubs]
        + _FOURS[hearts & diamonds & spades & clubs]
    )
    return tuple(sorted(held, key=record_order)) if len(held) > 1 else held


def are_announced(rules: Rules) -> bool:
    """Whether there are runs, fours and belots at this table."""
    return rules.announcements == "all"


def declared_by_players(rules: Rules) -> bool:
    """Whether each says what he declares, and what he keeps back is worth nothing; else it is all declared by itself."""
    return rules.declaring == "manual"


def worth(announcement: Announcement, rules: Rules) -> Points | None:
    """None for a belot where that wins the match."""
    return None if announcement.is_belot and rules.belot == "wins_match" else announcement.value


def announcing_side(declared: Declared, first: Seat, trump: Suit, rules: Rules) -> Side | None:
    """The side with the strongest single announcement: it alone scores, and all of its own."""
    said = [(each.strength(rules), seat, each) for seat in rules.in_turn[first] for each in declared[seat]]
    if not said:
        return None
    strongest = max(strength for strength, _, _ in said)
    equals = [(seat, each) for strength, seat, each in said if strength == strongest]
    sides = [side_of(seat, rules.players) for seat, _ in equals]
    if rules.equal_announcements == "nobody":
        return sides[0] if len(set(sides)) == 1 else None
    if rules.equal_announcements == "trump_then_first":
        in_trumps = (side for side, (_, each) in zip(sides, equals, strict=True) if _is_run_in(trump, each))
        return next(in_trumps, sides[0])
    return sides[0]


def _is_run_in(trump: Suit, announcement: Announcement) -> bool:
    return not announcement.is_four and announcement.top.suit == trump
