"""Finding a rule by its words: titles before headings, headings before text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from .book import Book
from .folding import fold, variants
from .pages import Section

LONGEST: Final = 80
MOST: Final = 30
_WORD: Final = re.compile(r"\w+")
_AROUND: Final = 90
_OF_A_NAME: Final = 12


class Piece(NamedTuple):
    text: str
    is_hit: bool


@dataclass(frozen=True, slots=True)
class Hit:
    section: Section
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


class Found(NamedTuple):
    """The best hits, and how many there are in all."""

    hits: tuple[Hit, ...]
    total: int


Spellings = tuple[str, ...]


def find(book: Book, query: str) -> Found:
    """The sections that hold every word of the query, the best first. A word is found at the beginning of another."""
    words = [variants(word) for word in _WORD.findall(query[:LONGEST])]
    if not words:
        return Found((), 0)
    ranked = [(_rank(section, words), number, section) for number, section in enumerate(book.sections)]
    found = sorted((-rank, number, section) for rank, number, section in ranked if rank)
    return Found(tuple(_hit(section, words) for _rank, _number, section in found[:MOST]), len(found))


def _rank(section: Section, words: list[Spellings]) -> int:
    """0 if a word is missing. First what is called just so, then a page's title, a heading, the text."""
    title, text = _folded(section.title), _folded(section.text)
    weight = 8 if section.level == 1 else 6
    ranks = [weight * _nearness(spellings, title) + _nearness(spellings, text) for spellings in words]
    if not all(ranks):
        return 0
    is_its_name = _WORD.findall(title) in ([spelt[-1] for spelt in words], [spelt[0] for spelt in words])
    return sum(ranks) + _OF_A_NAME * is_its_name


@cache
def _folded(text: str) -> str:
    """Of the book's own texts, which are always the same."""
    return fold(text)


def _nearness(spellings: Spellings, text: str) -> int:
    """3 for the very word, 2 for the beginning of one, 1 for another form of it: „bele“ for „bela“."""
    if any(re.search(rf"\b{re.escape(word)}\b", text) for word in spellings):
        return 3
    if any(re.search(rf"\b{re.escape(word)}", text) for word in spellings):
        return 2
    return int(any(re.search(rf"\b{re.escape(stem)}", text) for stem in _stems(spellings)))


def _stems(spellings: Spellings) -> Spellings:
    """Words without the ending by which Croatian bends them; of short ones nothing would be left."""
    return tuple(word[:-1] for word in spellings if len(word) >= 4)


def _hit(section: Section, words: list[Spellings]) -> Hit:
    known = [word for spellings in words for word in (*spellings, *_stems(spellings))]
    pattern = re.compile("|".join(rf"\b{re.escape(word)}" for word in known))
    return Hit(
        section, tuple(_marked(section.title, pattern)), tuple(_marked(_excerpt(section.text, pattern), pattern))
    )


def _excerpt(text: str, pattern: re.Pattern[str]) -> str:
    """The text around the first hit, cut between words."""
    found = pattern.search(_folded(text))
    at = found.start() if found else 0
    start, end = max(0, at - _AROUND), min(len(text), at + 2 * _AROUND)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = end if end == len(text) else max(text.rfind(" ", 0, end), at + 1)
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")


def _marked(text: str, pattern: re.Pattern[str]) -> Iterator[Piece]:
    """The text in pieces, every hit a piece of its own with the rest of its word."""
    at = 0
    for found in pattern.finditer(fold(text)):
        if found.start() < at:
            continue
        end = found.end()
        while end < len(text) and text[end].isalpha():
            end += 1
        if found.start() > at:
            yield Piece(text[at : found.start()], is_hit=False)
        yield Piece(text[found.start() : end], is_hit=True)
        at = end
    if at < len(text):
        yield Piece(text[at:], is_hit=False)
