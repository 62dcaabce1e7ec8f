"""All that is taught is read when the site starts and in `make check`, so that a slip is found before anybody learns from it."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, Error, register

from game.language import FIRST, LANGUAGES

from .guided.reading import FOLDER as DEALS
from .guided.reading import guided_deals
from .lessons.coach import LANGUAGES as SPOKEN
from .lessons.library import faults_in
from .rulebook.book import FOLDER as RULES
from .rulebook.book import book
from .rulebook.places import RULE_OF_OPTION, RULE_OF_REASON
from .sources import CONTENT, ContentError, strays_in


@register
def lessons_can_be_read(**_options: Any) -> list[CheckMessage]:
    try:
        return [Error(fault, id="tutorial.lesson") for language in SPOKEN for fault in faults_in(language)]
    except ContentError as error:  # the coach's own file
        return [Error(str(error), id="tutorial.coach")]


@register
def guided_deals_can_be_read(**_options: Any) -> list[CheckMessage]:
    try:
        for language in LANGUAGES:
            guided_deals(language)
    except ContentError as error:
        return [Error(str(error), id="tutorial.deal")]
    return [Error(fault, id="tutorial.deal") for fault in _strays(DEALS)]


@register
def rules_can_be_read(**_options: Any) -> list[CheckMessage]:
    faults = dict.fromkeys(fault for language in LANGUAGES for fault in _faults_in_rules(language))
    return [Error(fault, id="tutorial.rules") for fault in (*faults, *_strays(RULES))]


def _faults_in_rules(language: str) -> Iterator[str]:
    try:
        read = book(language)
    except ContentError as error:
        yield str(error)
        return
    for place in (*RULE_OF_OPTION.values(), *RULE_OF_REASON.values()):
        if not read.has(place):
            yield f"no rule stands at {place.page}#{place.anchor} ({language})"


def _strays(folder: str) -> Iterator[str]:
    """What is written in another language has a first one that it translates: its addresses and its order are those."""
    for language in LANGUAGES:
        for path in strays_in(CONTENT, folder, language):
            yield f"{path}: there is no such file in {FIRST}"
