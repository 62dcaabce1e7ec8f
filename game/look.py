"""How cards are drawn, named and sorted for somebody: what the server draws differently for one than for another.

Only what changes a drawing belongs here; all else that somebody has set is an attribute of the page (preferences.py).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache

from django.utils.translation import get_language

from .language import FIRST, language_now, speaking


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """How a card looks and is called: `deck` is hungarian or french, `names` too or unter, `numbers` roman or arabic.

    There is one of each kind, so that drawings can be kept under it at the cost of an address.
    """

    language: str
    deck: str
    names: str
    numbers: str


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """All of it: `trumps` lie at the left or right end of a hand, the `order` of a suit goes down or up. One of each kind."""

    style: Style
    trumps: str
    order: str


@cache
def _style(language: str, deck: str, names: str, numbers: str) -> Style:
    return Style(language, deck, names, numbers)


def look_of(
    language: str,
    *,
    deck: str = "hungarian",
    names: str = "hungarian",
    numbers: str = "roman",
    trumps: str = "left",
    order: str = "down",
) -> Look:
    return _look(_style(language, deck, names, numbers), trumps, order)


@cache  # by position only: the same value named otherwise would be another key
def _look(style: Style, trumps: str, order: str) -> Look:
    return Look(style, trumps, order)


def in_language(look: Look, language: str) -> Look:
    style = look.style
    return _look(_style(language, style.deck, style.names, style.numbers), look.trumps, look.order)


PLAIN = look_of(FIRST)
_seen: ContextVar[Look] = ContextVar("look", default=PLAIN)


def look_now() -> Look:
    """The active one, in the active language."""
    return _spoken(_seen.get(), get_language())


@cache
def _spoken(look: Look, _active: str | None) -> Look:
    return in_language(look, language_now())


def style_now() -> Style:
    return look_now().style


def see(look: Look) -> None:
    """From now on, whatever this request or socket is shown; the language is set apart from it."""
    _seen.set(look)


@contextmanager
def seeing(look: Look) -> Iterator[None]:
    """In this look and its language."""
    with speaking(look.style.language):
        before = _seen.set(look)
        try:
            yield
        finally:
            _seen.reset(before)
