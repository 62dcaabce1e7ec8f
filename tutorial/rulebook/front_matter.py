"""The head of a page's file: title, order, summary, and what else its words are called."""

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from .errors import ContentError
from .pages import Aside

FENCE = "---"
FIELDS = {"title": str, "short": str, "order": int, "summary": str, "also": dict}
NEEDED = ("title", "order", "summary")


class FrontMatter(NamedTuple):
    title: str
    short: str
    order: int
    summary: str
    asides: tuple[Aside, ...]


def parted(path: Path, text: str) -> tuple[FrontMatter, str]:
    """The head, and the rest with empty lines for the head's, so that its lines keep their numbers."""
    lines = text.splitlines()
    if not lines or lines[0] != FENCE or FENCE not in lines[1:]:
        raise ContentError(path, 1, "a page begins with its title, order and summary between two lines of ---")
    end = lines.index(FENCE, 1)
    return _read(path, "\n".join(lines[1:end])), "\n" * (end + 1) + "\n".join(lines[end + 1 :]) + "\n"


def _read(path: Path, text: str) -> FrontMatter:
    try:
        head: Any = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1
        raise ContentError(path, line, f"unreadable: {error.problem}") from None
    if not isinstance(head, dict):
        raise ContentError(path, 1, "expected fields like `title: …`")
    _check(path, text, head)
    asides = tuple(Aside(str(word), str(also)) for word, also in head.get("also", {}).items())
    return FrontMatter(head["title"], head.get("short") or head["title"], head["order"], head["summary"], asides)


def _check(path: Path, text: str, head: dict[Any, Any]) -> None:
    lines = [line.partition(":")[0] for line in text.splitlines()]
    for field in NEEDED:
        if field not in head:
            raise ContentError(path, 1, f"the field `{field}` is missing")
    for field, value in head.items():
        if field not in FIELDS or type(value) is not FIELDS[field]:
            line = lines.index(field) + 2 if field in lines else 1
            raise ContentError(path, line, f"`{field}` is no field of a page, or not of this kind")
