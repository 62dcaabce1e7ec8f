"""The fields of a block, read as what they have to be. docs/rules-pages.md tells them to who writes a page."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.bela import Card, Rules, RulesError, Suit
from game.bela.cards import CARD_NAMED, SUIT_NAMED

from ..sources import ContentError, Source

Markdown = Callable[[str], str]
"""From a line of Markdown to HTML."""


def block_source(path: Path, line: int, text: str) -> Source:
    """The text of a block, whose first line follows the one that opens it. It may be empty."""
    return replace(Source.of(path, text, line + 1), line=line) if text.strip() else Source(path, line, {})


class Fields:
    """Each field is asked for once; one that nobody has asked for is a slip of the pen, and told as one."""

    def __init__(self, argument: str, source: Source, markdown: Markdown) -> None:
        self.argument = argument
        self.markdown = markdown
        self._source = source
        self._asked: set[str] = set()

    def error(self, message: str, *way: str) -> ContentError:
        """What is wrong with the field to which the names lead, or with the block."""
        at = self._source
        for name in way:
            at = at.raw.get(name, at) if isinstance(at.raw, dict) else at
        return at.wrong(message)

    def each(self) -> list["Fields"]:
        """The items of a block that is a list; a block that is none is a list of one."""
        items = self._source.raw if isinstance(self._source.raw, list) else [self._source]
        return [Fields(self.argument, item, self.markdown) for item in items]

    def raw(self, field: str, default: Any = None) -> Any:
        self._asked.add(field)
        found = self._fields().get(field)
        value = None if found is None else found.plain()
        return default if value is None else value

    def _fields(self) -> dict[str, Source]:
        if not isinstance(self._source.raw, dict):
            raise self.error("expected fields with their names, like `adut: H`")
        return self._source.raw

    def has(self, field: str) -> bool:
        return self.raw(field) is not None

    def needed(self, field: str) -> Any:
        value = self.raw(field)
        if value is None:
            raise self.error(f"the field `{field}` is missing")
        return value

    def words(self, field: str, default: str = "") -> str:
        return str(self.raw(field, default))

    def line(self, field: str) -> str:
        """A line of Markdown as HTML."""
        return self.markdown(self.words(field)) if self.has(field) else ""

    def numbers(self, field: str, count: int, default: Sequence[int] | None = None) -> tuple[int, ...]:
        """Several numbers in a row, parted by blanks or colons."""
        value = self.raw(field)
        if value is None and default is not None:
            return tuple(default)
        words = re.split(r"[\s:]+", str(value).strip())
        if len(words) != count or not all(word.isascii() and word.isdigit() for word in words):
            raise self.error(f"`{field}` must be {count} numbers, got {value!r}", field)
        return tuple(map(int, words))

    def cards(self, field: str) -> tuple[Card, ...]:
        return self.cards_in(self.words(field), field)

    def cards_in(self, text: str, field: str) -> tuple[Card, ...]:
        names = text.split()
        for name in names:
            if name not in CARD_NAMED:
                raise self.error(f"there is no card {name!r}", field)
        if len(set(names)) != len(names):
            raise self.error(f"a card stands twice in {text!r}", field)
        return tuple(CARD_NAMED[name] for name in names)

    def suit(self, field: str, default: str = "") -> Suit:
        letter = self.words(field, default)
        if letter not in SUIT_NAMED:
            raise self.error(f"`{field}` must be one of H D S C, got {letter!r}", field)
        return SUIT_NAMED[letter]

    def rules(self) -> Rules:
        """A preset by `igra`, single options by `pravila`."""
        preset, options = self.words("igra", "klasik"), self.raw("pravila", {})
        if not isinstance(options, dict):
            raise self.error("`pravila` must be options, like {mus: false}", "pravila")
        try:
            return Rules.preset(preset, **options)
        except KeyError:
            raise self.error(f"there is no preset {preset!r}", "igra") from None
        except (RulesError, TypeError) as error:
            raise self.error(str(error), "pravila") from None

    def expects(self, field: str, computed: str) -> None:
        """What a page says must come out is what the rules make of it."""
        stated = " ".join(self.words(field, computed).split())
        if stated != computed:
            raise self.error(f"`{field}` says {stated!r}, the rules say {computed!r}", field)

    def done(self) -> None:
        for field, found in self._fields().items():
            if field not in self._asked:
                raise found.wrong(f"there is no field `{field}` in this block")
