"""A content file as it was written: every value knows its line, so that what is wrong with it can be found."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml
from django.conf import settings

from game.language import FIRST

CONTENT: Final = Path(__file__).resolve().parent / "content"
"""What is taught, a folder a language. Whatever isn't translated yet is taught in the first one."""

LOADER: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
"""All of it is read at each start, and libyaml reads it ten times as fast."""


class File(NamedTuple):
    path: Path
    language: str


def files_of(content: Path, folder: str, language: str) -> list[File]:
    """Each file of a folder, in this language so far as there is one, else as it was first written."""
    originals = sorted(path for path in (content / FIRST / folder).glob("*") if path.suffix in (".md", ".yaml"))
    translated = [content / language / folder / path.name for path in originals]
    return [
        File(own, language) if own.exists() else File(original, FIRST)
        for original, own in zip(originals, translated, strict=True)
    ]


def strays_in(content: Path, folder: str, language: str) -> list[Path]:
    """Files that translate nothing."""
    known = {file.path.name for file in files_of(content, folder, FIRST)}
    return sorted(path for path in (content / language / folder).glob("*") if path.name not in known)


class ContentError(Exception):
    """Something is wrong in a content file, told with its file and line: whoever wrote it need not know the code."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        is_ours = path.is_relative_to(settings.BASE_DIR)
        super().__init__(f"{path.relative_to(settings.BASE_DIR) if is_ours else path}:{line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Source:
    """A text, a list or a mapping of a file; what has a name stands in the line of its name.

    Numbers and yes or no are texts here, since `8` may be meant as a card's rank; `plain` knows them by their `tag`.
    """

    path: Path
    line: int
    raw: "str | list[Source] | dict[str, Source]"
    tag: str = ""

    @staticmethod
    def read(path: Path) -> "Source":
        return Source.of(path, path.read_text(encoding="utf-8"))

    @staticmethod
    def of(path: Path, text: str, first_line: int = 1) -> "Source":
        """From a piece of a file that begins with this line."""
        try:
            for event in yaml.parse(text, LOADER):
                _refuse_tricks(path, first_line, event)
            node = yaml.compose(text, LOADER)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise ContentError(path, first_line + (mark.line if mark else 0), f"no YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(path, first_line, f"no YAML: {error}") from None
        if node is None:
            raise ContentError(path, first_line, "there is nothing in it")
        return _source(path, first_line, first_line + node.start_mark.line, node)

    def wrong(self, message: str) -> ContentError:
        """The error to raise about this place."""
        return ContentError(self.path, self.line, message)

    def text(self) -> str:
        return " ".join(self.paragraphs().split())

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

    def plain(self) -> Any:
        """The whole as JSON could hold it: lists, mappings, texts, and what YAML takes for numbers, yes or no, and nothing."""
        if isinstance(self.raw, dict):
            return {name: part.plain() for name, part in self.raw.items()}
        if isinstance(self.raw, list):
            return [part.plain() for part in self.raw]
        match self.tag.rpartition(":")[2]:
            case "null":
                return None
            case "int":
                return self.number()
            case "bool":
                return self.raw.lower() in ("true", "yes", "on")
        return self.raw


def _source(path: Path, first_line: int, line: int, node: yaml.Node) -> Source:
    if isinstance(node, yaml.SequenceNode):
        items = [_source(path, first_line, first_line + child.start_mark.line, child) for child in node.value]
        return Source(path, line, items, node.tag)
    if not isinstance(node, yaml.MappingNode):
        return Source(path, line, str(node.value), node.tag)
    found: dict[str, Source] = {}
    for key, value in node.value:
        at = first_line + key.start_mark.line
        if not isinstance(key, yaml.ScalarNode):
            raise ContentError(path, at, "expected a word before the colon")
        if key.value in found:
            raise ContentError(path, at, f"`{key.value}` stands here twice")
        found[key.value] = _source(path, first_line, at, value)
    return Source(path, line, found, node.tag)


def _refuse_tricks(path: Path, first_line: int, event: yaml.Event) -> None:
    """What would let one place of the file change another, or make something else than text of it."""
    line = first_line + (event.start_mark.line if event.start_mark else 0)
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
        raise ContentError(path, line, "& and * refer to other places; write it out (or put the text in quotes)")
    if isinstance(event, yaml.NodeEvent) and getattr(event, "tag", None):
        raise ContentError(path, line, "! names a type; only texts stand here (put the text in quotes)")
