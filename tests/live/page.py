"""A page's elements with their attributes and the ids they stand inside of."""

from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser

EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass(frozen=True, slots=True)
class Element:
    tag: str
    attributes: dict[str, str]
    inside: tuple[str, ...]  # ids of the elements around it

    def __getitem__(self, name: str) -> str | None:
        return self.attributes.get(name)


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in EMPTY:
            self.open.append((tag, self.elements[-1]["id"] or ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append(Element(tag, attributes, tuple(name for _, name in self.open if name)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        if tag not in EMPTY:
            assert self.open.pop()[0] == tag, f"</{tag}> closes something else"

    def having(self, *names: str, inside: str = "", **values: str) -> list[Element]:
        return list(self.find(names, inside, values))

    def find(self, names: tuple[str, ...], inside: str, values: dict[str, str]) -> Iterator[Element]:
        for element in self.elements:
            if inside and inside not in element.inside:
                continue
            if all(name in element.attributes for name in names) and all(
                element[name] == value for name, value in values.items()
            ):
                yield element

    def the(self, **values: str) -> Element:
        [element] = self.having(**values)
        return element
