"""From the Markdown of a page to what is drawn, searched and linked. Nothing in it is HTML, and no block is believed."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from game.language import language_now

from ..markdown import markdown
from ..sources import ContentError
from .blocks import block_of
from .drawn import Drawn
from .fields import Fields, block_source
from .front_matter import FrontMatter, parted
from .links import Place
from .pages import Page, Section
from .values import VALUE, NoValue, value_of

ANCHOR = re.compile(r"\s*\{#([a-z0-9_-]+)\}$")


def read_page(path: Path) -> Page:
    """The page of a file in the language that is active; ContentError, with file and line, at the first thing that is wrong."""
    head, text = parted(path, path.read_text(encoding="utf-8"))
    reading = _Reading(path, head)
    tokens = reading.tokens(_with_values(path, text))
    return Page(
        path=path,
        slug=path.stem,
        title=head.title,
        short=head.short,
        order=head.order,
        summary=head.summary,
        asides=head.asides,
        tokens=tokens,
        sections=tuple(reading.sections(tokens)),
        links=tuple(reading.links),
        language=language_now(),
    )


def page_markdown() -> MarkdownIt:
    """Markdown with tables; a heading links to itself, a block draws what it has come to."""
    made = markdown().enable("table")
    made.add_render_rule("fence", _drawn)
    return made


def _drawn(renderer: Any, tokens: Sequence[Token], number: int, options: Any, env: Any) -> str:
    block: Drawn = tokens[number].meta["drawn"]
    return block.html()


def _with_values(path: Path, text: str) -> str:
    def value(found: re.Match[str]) -> str:
        try:
            return value_of(found[1])
        except NoValue as error:
            raise ContentError(path, text.count("\n", 0, found.start()) + 1, str(error)) from None

    return VALUE.sub(value, text)


class _Reading:
    """One page being read: what it links to is gathered on the way."""

    def __init__(self, path: Path, head: FrontMatter) -> None:
        self.path = path
        self.slug = path.stem
        self.head = head
        self.links: list[tuple[int, Place]] = []
        self.parser = page_markdown()

    def tokens(self, text: str) -> list[Token]:
        tokens = self.parser.parse(text)
        for token, following in zip(tokens, [*tokens[1:], Token("", "", 0)], strict=True):
            line = token.map[0] + 1 if token.map else 0
            if token.type == "inline":
                self._link(token, line)
            if token.type == "heading_open":
                self._name(token, following, line)
            if token.type == "fence":
                token.meta["drawn"] = self._block(token, line)
        return tokens

    def _name(self, heading: Token, inline: Token, line: int) -> None:
        """Give a heading the id it states, and let it link to itself."""
        text = (inline.children or [Token("text", "", 0)])[-1]
        found = ANCHOR.search(text.content)
        if heading.tag not in ("h2", "h3") or not found:
            raise ContentError(self.path, line, "a heading is ## or ### and ends with its id, like {#iber}")
        text.content = text.content[: found.start()]
        inline.content = ANCHOR.sub("", inline.content)
        heading.attrSet("id", found[1])
        opening, closing = Token("link_open", "a", 1), Token("link_close", "a", -1)
        opening.attrSet("href", f"#{found[1]}")
        inline.children = [opening, *(inline.children or []), closing]

    def _link(self, inline: Token, line: int) -> None:
        for token in inline.children or []:
            if token.type == "image":
                raise ContentError(self.path, line, "pages have no images: cards are drawn by blocks")
            if token.type == "link_open" and not str(token.attrs["href"]).startswith("/"):
                place = Place.of(str(token.attrs["href"]), self.slug)
                self.links.append((line, place))
                token.attrs["href"] = place.address if place.page != self.slug else f"#{place.anchor}"

    def _block(self, fence: Token, line: int) -> Drawn:
        name, _blank, argument = fence.info.strip().partition(" ")

        def inline(text: str) -> str:
            [token] = self.parser.parseInline(text)
            self._link(token, line)
            return str(self.parser.renderer.render([token], self.parser.options, {}))

        return block_of(name, Fields(argument.strip(), block_source(self.path, line, fence.content), inline))

    def sections(self, tokens: Sequence[Token]) -> Iterator[Section]:
        """The page part by part, the words of a glossary as parts of their own."""
        title, anchor, level, words = self.head.title, "", 1, [self.head.summary]
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                yield self._section(anchor, title, words, level)
                title, anchor, level, words = _plain(tokens[number + 1]), str(token.attrs["id"]), int(token.tag[1]), []
            elif token.type == "inline" and tokens[number - 1].type != "heading_open":
                words.append(_plain(token))
            elif token.type == "fence":
                block: Drawn = token.meta["drawn"]
                words += block.words
                for entry in block.entries:
                    yield self._section(entry.id, entry.title, [entry.text], 4)
        yield self._section(anchor, title, words, level)

    def _section(self, anchor: str, title: str, words: list[str], level: int) -> Section:
        return Section(self.slug, anchor, self.head.title, title, " ".join(words), level, language_now())


def _plain(inline: Token) -> str:
    return "".join(child.content if child.type != "softbreak" else " " for child in inline.children or [])
