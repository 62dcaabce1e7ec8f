"""The head of a page's file: title, order, summary, and what else its words are called."""

from pathlib import Path
from typing import NamedTuple

from ..markdown import one_line
from ..sources import ContentError, Source
from .pages import Aside

FENCE = "---"


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
    head = Source.of(path, "\n".join(lines[1:end]), first_line=2)
    return _read(head), "\n" * (end + 1) + "\n".join(lines[end + 1 :]) + "\n"


def _read(head: Source) -> FrontMatter:
    head.only("title", "short", "order", "summary", "also")
    title = head.part("title").text()
    also = head.part("also").named() if head.has("also") else {}
    return FrontMatter(
        title=title,
        short=head.part("short").text() if head.has("short") else title,
        order=head.part("order").number(),
        summary=head.part("summary").text(),
        asides=tuple(Aside(word, one_line(other.text())) for word, other in also.items()),
    )
