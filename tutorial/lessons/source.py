"""A content file as it was written: every value knows its line, so that what is wrong with it can be found."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import yaml

Raw = "str | list[Source] | dict[str, Source]"


class ContentError(Exception):
    """Something is wrong in a content file; the message begins with the file and the line."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")


@dataclass(frozen=True, slots=True)
class Source:
    """A text, a list or a mapping of a file. Numbers and yes or no are texts here: `8` may be meant as a card's rank."""

    path: Path
    line: int
    raw: "str | list[Source] | dict[str, Source]"

    @classmethod
    def read(cls, path: Path) -> Self:
        text = path.read_text(encoding="utf-8")
        try:
            for event in yaml.parse(text, yaml.SafeLoader):
                _refuse_tricks(path, event)
            node = yaml.compose(text, yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise ContentError(path, mark.line + 1 if mark else 1, f"no YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(path, 1, f"no YAML: {error}") from None
        if node is None:
            raise ContentError(path, 1, "the file is empty")
        return cls._of(path, node)

    @classmethod
    def _of(cls, path: Path, node: yaml.Node) -> Self:
        line = node.start_mark.line + 1
        if isinstance(node, yaml.SequenceNode):
            return cls(path, line, [cls._of(path, child) for child in node.value])
        if not isinstance(node, yaml.MappingNode):
            return cls(path, line, str(node.value))
        found: dict[str, Source] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ContentError(path, key.start_mark.line + 1, "expected a word before the colon")
            if key.value in found:
                raise ContentError(path, key.start_mark.line + 1, f"`{key.value}` stands here twice")
            found[key.value] = cls._of(path, value)
        return cls(path, line, found)

    def wrong(self, message: str) -> ContentError:
        """The error to raise about this place."""
        return ContentError(self.path, self.line, message)

    def text(self) -> str:
        if not isinstance(self.raw, str) or not self.raw.strip():
            raise self.wrong("expected a text")
        return " ".join(self.raw.split())

    def paragraphs(self) -> str:
        """A text that may have several paragraphs."""
        if not isinstance(self.raw, str) or not self.raw.strip():
            raise self.wrong("expected a text")
        return self.raw.strip()

    def one_of(self, *known: str) -> str:
        word = self.text()
        if word not in known:
            raise self.wrong(f"expected one of {', '.join(known)}, got `{word}`")
        return word

    def number(self) -> int:
        word = self.text()
        if not (word.isascii() and word.isdigit() and len(word) < 6):
            raise self.wrong(f"expected a number, got `{word}`")
        return int(word)

    def each(self) -> "Iterator[Source]":
        if not isinstance(self.raw, list) or not self.raw:
            raise self.wrong("expected a list, each of its items after a dash")
        yield from self.raw

    def named(self) -> "dict[str, Source]":
        if not isinstance(self.raw, dict):
            raise self.wrong("expected names with a colon and what belongs to them")
        return self.raw

    def only(self, *known: str) -> "dict[str, Source]":
        """The parts of a mapping that has no others than these."""
        found = self.named()
        for name, part in found.items():
            if name not in known:
                raise part.wrong(f"unknown name `{name}`; known are {', '.join(known)}")
        return found

    def part(self, name: str) -> "Source":
        """A part that has to be there."""
        found = self.named()
        if name not in found:
            raise self.wrong(f"`{name}` is missing")
        return found[name]

    def has(self, name: str) -> bool:
        return name in self.named()


def _refuse_tricks(path: Path, event: yaml.Event) -> None:
    """What would let one place of the file change another, or make something else than text of it."""
    line = event.start_mark.line + 1 if event.start_mark else 1
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
        raise ContentError(path, line, "& and * refer to other places; write it out (or put the text in quotes)")
    if isinstance(event, yaml.NodeEvent) and getattr(event, "tag", None):
        raise ContentError(path, line, "! names a type; a lesson holds texts only (put the text in quotes)")
