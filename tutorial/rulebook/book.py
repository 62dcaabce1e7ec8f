"""The rules of one language: all their pages, read once and kept."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from django.utils import translation

from ..sources import CONTENT, ContentError
from .links import FIRST, Place
from .pages import Page, Section
from .reading import markdown, read_page

SHEET: Final = "list"
"""The page that is printed: it stands outside the order of the others."""


class Book:
    def __init__(self, language: str, pages: list[Page]) -> None:
        self.language = language
        self.pages = tuple(sorted(pages, key=lambda page: page.order))
        self._by_slug = {page.slug: page for page in self.pages}
        self._html: dict[str, str] = {}

    def page(self, slug: str) -> Page | None:
        return self._by_slug.get(slug)

    def html(self, page: Page) -> str:
        """The page drawn; once, since nothing in it depends on who looks."""
        if page.slug not in self._html:
            parser = markdown()
            with translation.override(self.language):
                self._html[page.slug] = parser.renderer.render(page.tokens, parser.options, {})
        return self._html[page.slug]

    def beside(self, page: Page) -> tuple[Page | None, Page | None]:
        """The page before and the one after."""
        before = {later.slug: earlier for earlier, later in pairwise(self.pages)}
        after = {earlier.slug: later for earlier, later in pairwise(self.pages)}
        return before.get(page.slug), after.get(page.slug)

    @property
    def sections(self) -> tuple[Section, ...]:
        return tuple(section for page in self.pages for section in page.sections)

    def has(self, place: Place) -> bool:
        page = self.page(place.page)
        return page is not None and place.anchor in page.anchors


@cache
def book(language: str) -> Book:
    """The rules in this language."""
    return read_book(CONTENT / language / "pravila", language)


def languages() -> tuple[str, ...]:
    """The languages that the rules are written in."""
    return tuple(sorted(folder.parent.name for folder in CONTENT.glob("*/pravila")))


def read_book(folder: Path, language: str) -> Book:
    """The pages of a folder; ContentError at the first thing that is wrong in one of them, or leads nowhere."""
    with translation.override(language):
        pages = [read_page(path) for path in sorted(folder.glob("*.md"))]
    read = Book(language, pages)
    for page in read.pages:
        _check_anchors(page)
        for line, place in page.links:
            if not read.has(place):
                raise ContentError(page.path, line, f"a link leads nowhere: {place.page}#{place.anchor}")
    if read.page(FIRST) is None:
        raise ContentError(folder, 0, f"there is no first page, {FIRST}.md")
    return read


def _check_anchors(page: Page) -> None:
    anchors = [section.anchor for section in page.sections]
    for anchor in anchors:
        if anchors.count(anchor) > 1:
            raise ContentError(page.path, 1, f"the id {anchor!r} stands twice")
