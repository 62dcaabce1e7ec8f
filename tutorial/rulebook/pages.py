"""A page of the rules as it was read: its sections to be searched, its tokens to be drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from markdown_it.token import Token

from .links import Place


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading, as words. The first one of a page stands under its title and has no anchor."""

    page: str
    anchor: str
    page_title: str
    title: str
    text: str
    level: int
    language: str

    @property
    def address(self) -> str:
        return Place(self.page, self.anchor).address


@dataclass(frozen=True, slots=True)
class Aside:
    """A word, and what else it is called."""

    word: str
    also: str


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    path: Path
    slug: str
    title: str
    short: str
    order: int
    summary: str
    asides: tuple[Aside, ...]
    tokens: Sequence[Token]
    sections: tuple[Section, ...]
    links: tuple[tuple[int, Place], ...]
    language: str

    @property
    def address(self) -> str:
        return Place(self.slug).address

    @property
    def anchors(self) -> frozenset[str]:
        return frozenset(section.anchor for section in self.sections)

    @property
    def chapters(self) -> tuple[Section, ...]:
        """The sections a page's own list of contents names."""
        return tuple(section for section in self.sections if section.level == 2)
