"""Croatian words on an English page: in italics where they stand first, and read out as Croatian."""

import re
from typing import Final

from markupsafe import Markup, escape

from game.language import FIRST, language_now

TERMS: Final = (
    "klub: Prolaz", "klub: Dosta", "klub: Bez zvanja", "klasik", "kavana", "zavičaj", "sažeto", "turnir", "troje", "dvoje",
    "mađarice", "blok", "bela", "belot", "auzmeš", "prolaz", "dosta", "zvanje", "štiglja", "štih", "mus", "iber",
)  # fmt: skip
WORDS: Final = re.compile(rf"\b(?:{'|'.join(TERMS)})\b", re.IGNORECASE)
TAG: Final = re.compile(r"<(/?)([a-z0-9]+)([^>]*)>", re.IGNORECASE)
NO_WORDS: Final = frozenset(("script", "style", "svg", "textarea", "select", "title"))
IS_CROATIAN: Final = f'lang="{FIRST}"'


def terms_in_italics(html: str | Markup) -> Markup:
    """Of each term the first use.

    >>> from django.utils import translation
    >>> with translation.override("en"):
    ...     print(terms_in_italics(Markup('<p title="bela">Say bela: the bela &amp; a <b>belot</b>.')))
    <p title="bela">Say <i lang="hr">bela</i>: the bela &amp; a <b><i lang="hr">belot</i></b>.
    """
    safe = escape(html)
    return safe if language_now() == FIRST else Markup(_marked(str(safe)))  # noqa: S704  # it was HTML, and <i> is added


def _marked(html: str) -> str:
    said: set[str] = set()
    parts, place, skipped, depth = [], 0, "", 0

    def mark(word: re.Match[str]) -> str:
        term = word.group().lower()
        if term in said:
            return word.group()
        said.add(term)
        return f"<i {IS_CROATIAN}>{word.group()}</i>"

    for tag in TAG.finditer(html):
        text, (ends, name, attributes) = html[place : tag.start()], tag.groups()
        parts += [text if depth else WORDS.sub(mark, text), tag.group()]
        place = tag.end()
        if not depth and not ends and (name in NO_WORDS or IS_CROATIAN in attributes):
            skipped, depth = name, 1
        elif depth:
            said |= set() if skipped in NO_WORDS else {word.lower() for word in WORDS.findall(text)}
            depth += (name == skipped) * (-1 if ends else 1)
    return "".join(parts) + WORDS.sub(mark, html[place:])
