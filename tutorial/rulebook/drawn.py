"""What a block has come to: computed when the page is read, drawn when it is looked at."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from django.template.loader import render_to_string

from game.bela import Card, Suit
from game.tables.presenters.words import words_now


@dataclass(frozen=True, slots=True)
class Drawn:
    """`words` are what a search finds in it, `entries` the places in it that a link can lead to."""

    template: str
    context: dict[str, Any]
    words: tuple[str, ...] = ()
    entries: tuple["Entry", ...] = field(default=())

    def html(self) -> str:
        return render_to_string(f"tutorial/rulebook/blocks/{self.template}.html", self.context)


@dataclass(frozen=True, slots=True)
class Entry:
    """A place of its own inside a block, such as a word of the glossary."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it lies on a page: `state` is how it lies there, `note` what stands below it."""

    card: str
    name: str
    state: str = ""
    note: str = ""


def face(card: Card, trump: Suit | None = None, state: str = "", note: str = "") -> Face:
    return Face(str(card), words_now().card_name(card, trump), state, note)


def faces(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Face, ...]:
    return tuple(face(card, trump) for card in cards)
