"""The fields of a block, read as what they have to be. docs/rules-pages.md tells them to who writes a page."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import yaml

from game.bela import Card, Rules, RulesError, Suit
from game.bela.cards import CARD_NAMED, SUIT_NAMED

from .errors import BlockError

Markdown = Callable[[str], str]
"""From a line of Markdown to HTML."""


class Fields:
    """Each field is asked for once; one that nobody has asked for is a slip of the pen, and told as one."""

    def __init__(self, argument: str, text: str, markdown: Markdown, values: Any = None) -> None:
        self.argument = argument
        self.text = text
        self.markdown = markdown
        self._values = _read(text) if values is None else values
        self._asked: set[str] = set()

    def error(self, message: str, field: str = "") -> BlockError:
        lines = self.text.splitlines()
        found = (number for number, line in enumerate(lines, 1) if field and re.match(rf"[\s-]*{field}:", line))
        return BlockError(message, next(found, 0))

    def each(self) -> list["Fields"]:
        """The items of a block that is a list; a block that is none is a list of one."""
        items = self._values if isinstance(self._values, list) else [self._values]
        if not all(isinstance(item, dict) for item in items):
            raise self.error("expected fields with their names, like `adut: H`")
        return [Fields(self.argument, self.text, self.markdown, item) for item in items]

    def raw(self, field: str, default: Any = None) -> Any:
        if not isinstance(self._values, dict):
            raise self.error("expected fields with their names, like `adut: H`")
        self._asked.add(field)
        value = self._values.get(field)
        return default if value is None else value

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

    def number(self, field: str, default: int | None = None) -> int:
        value = self.raw(field, default)
        if type(value) is not int:
            raise self.error(f"`{field}` must be a number, got {value!r}", field)
        return value

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
        unknown = set(self._values) - self._asked if isinstance(self._values, dict) else set()
        if unknown:
            field = min(unknown)
            raise self.error(f"there is no field `{field}` in this block", str(field))


def _read(text: str) -> Any:
    try:
        values = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise BlockError(f"unreadable: {error.problem}", 1 + mark.line if mark else 0) from None
    return {} if values is None else values
