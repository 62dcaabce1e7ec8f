"""Cards as pictures: in a trick or an announcement, where they can be looked at and nothing more."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.bela.cards import CARDS, Card
from game.bela.play import Trick
from game.bela.seats import Seat
from game.bela.view import SeatView
from game.tables.presenters.words import Words

CARD_NAMES = tuple(str(card) for card in CARDS)


@dataclass(frozen=True, slots=True)
class Picture:
    card: str
    name: str


class TrickCard(NamedTuple):
    """A card on the felt, and who has laid it."""

    card: str
    name: str
    seat: int
    player: str
    wins: bool


@dataclass(frozen=True, slots=True)
class DoneTrick:
    """`number` counts the deal's tricks, this one included; `cards` are in order of play."""

    number: int
    cards: tuple[TrickCard, ...]
    taker: str
    points: int


def pictures(cards: Iterable[Card], words: Words) -> tuple[Picture, ...]:
    return tuple(Picture(str(card), words.card_names[card]) for card in cards)


def open_trick(view: SeatView, names: tuple[str, ...], words: Words) -> tuple[TrickCard, ...]:
    """The cards that lie on the felt, in order of play."""
    return _laid(view.trick, view, names, words, winner=view.winning)


def last_trick(view: SeatView, names: tuple[str, ...], words: Words) -> DoneTrick | None:
    """The finished trick that can be looked at again, if there is one."""
    return None if view.last_trick is None else _done(len(view.history), view.last_trick, view, names, words)


def tricks_done(view: SeatView, names: tuple[str, ...], words: Words) -> tuple[DoneTrick, ...]:
    """All tricks of the deal so far, in order: for learning, where nobody has to remember them."""
    return tuple(_done(number, trick, view, names, words) for number, trick in enumerate(view.history, 1))


def _done(number: int, trick: Trick, view: SeatView, names: tuple[str, ...], words: Words) -> DoneTrick:
    plays = zip(view.rules.in_turn[trick.leader], trick.cards, strict=True)
    cards = _laid(plays, view, names, words, winner=trick.winner)
    return DoneTrick(number, cards, names[trick.winner], trick.points)


def _laid(
    plays: Iterable[tuple[Seat, Card]], view: SeatView, names: tuple[str, ...], words: Words, *, winner: Seat | None
) -> tuple[TrickCard, ...]:
    return tuple(
        TrickCard(
            CARD_NAMES[card],
            words.card_name(card, view.trump),
            int(seat),
            names[seat],
            seat == winner,
        )
        for seat, card in plays
    )
