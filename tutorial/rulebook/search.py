"""Finding a rule by its words: titles before headings, headings before text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from .book import Book
from .folding import fold, variants
from .pages import Section

LONGEST: Final = 80
MOST: Final = 30
_WORD: Final = re.compile(r"\w+")
_AROUND: Final = 90


class Piece(NamedTuple):
    text: str
    is_hit: bool


@dataclass(frozen=True, slots=True)
class Hit:
    section: Section
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


def find(book: Book, query: str) -> tuple[Hit, ...]:
    """The sections that hold every word of the query, the best first. A word is found at the beginning of another."""
    words = [variants(word) for word in _WORD.findall(query[:LONGEST])]
    if not words:
        return ()
    ranked = [(_rank(section, words), number, section) for number, section in enumerate(book.sections)]
    found = sorted((-rank, number, section) for rank, number, section in ranked if rank)
    return tuple(_hit(section, words) for _rank, _number, section in found[:MOST])


def _rank(section: Section, words: list[tuple[str, ...]]) -> int:
    """0 if a word is missing. A whole word counts more than a beginning, a title more than the text."""
    title, page, text = fold(section.title), fold(section.page_title), fold(section.text)
    total = 0
    for spellings in words:
        in_title, in_page, in_text = (_best(spellings, where) for where in (title, page, text))
        if not (in_title or in_text or in_page):
            return 0
        own_title = 8 if section.level == 1 else 6
        total += own_title * in_title + 2 * in_text + (in_page if in_title or in_text else 0)
        if not (in_title or in_text):
            return 0
    return total


def _best(spellings: tuple[str, ...], text: str) -> int:
    """2 for the whole word, 1 for a beginning."""
    if any(re.search(rf"\b{re.escape(word)}\b", text) for word in spellings):
        return 2
    return int(any(re.search(rf"\b{re.escape(word)}", text) for word in spellings))


def _hit(section: Section, words: list[tuple[str, ...]]) -> Hit:
    pattern = re.compile("|".join(rf"\b{re.escape(word)}" for spellings in words for word in spellings))
    return Hit(section, tuple(_marked(section.title, pattern)), tuple(_marked(_excerpt(section.text, pattern), pattern)))


def _excerpt(text: str, pattern: re.Pattern[str]) -> str:
    """The text around the first hit, cut between words."""
    found = pattern.search(fold(text))
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
