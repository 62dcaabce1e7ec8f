"""The rules as one language has them: all their pages, read once and kept."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from game.language import LANGUAGES, speaking
from game.look import Style, look_of, seeing, style_now

from ..sources import CONTENT, ContentError, File, files_of
from .links import FIRST, Place
from .pages import Page, Section
from .reading import page_markdown, read_page

FOLDER: Final = "pravila"
SHEET: Final = "list"
"""The page that is printed: it stands outside the order of the others."""


class Book:
    def __init__(self, language: str, pages: list[Page]) -> None:
        self.language = language
        self.pages = tuple(sorted(pages, key=lambda page: page.order))
        self._by_slug = {page.slug: page for page in self.pages}
        self._html: dict[tuple[str, Style], str] = {}

    def page(self, slug: str) -> Page | None:
        return self._by_slug.get(slug)

    def html(self, page: Page) -> str:
        """The page drawn; once for each deck, since nothing else in it depends on who looks."""
        with speaking(page.language):
            drawn = page.slug, style_now()
            if drawn not in self._html:
                parser = page_markdown()
                self._html[drawn] = parser.renderer.render(page.tokens, parser.options, {})
        return self._html[drawn]

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
    """The rules in this language, so far as they are translated."""
    return read_book(CONTENT, language)


def languages() -> tuple[str, ...]:
    """The languages that the rules can be asked for in."""
    return tuple(LANGUAGES)


def read_book(content: Path, language: str) -> Book:
    """All pages; ContentError at the first thing that is wrong in one of them, or leads nowhere."""
    read = Book(language, [_read(file) for file in files_of(content, FOLDER, language)])
    for page in read.pages:
        _check_anchors(page)
        for line, place in page.links:
            if not read.has(place):
                raise ContentError(page.path, line, f"a link leads nowhere: {place.page}#{place.anchor}")
    if read.page(FIRST) is None:
        raise ContentError(content / language / FOLDER, 0, f"there is no first page, {FIRST}.md")
    return read


def _read(file: File) -> Page:
    with seeing(look_of(file.language)):
        return read_page(file.path)


def _check_anchors(page: Page) -> None:
    anchors = [section.anchor for section in page.sections]
    for anchor in anchors:
        if anchors.count(anchor) > 1:
            raise ContentError(page.path, 1, f"the id {anchor!r} stands twice")
