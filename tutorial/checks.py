"""All that is taught is read when the site starts and in `make check`, so that a slip is found before anybody learns from it."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, Error, register

from .guided.reading import guided_deals
from .lessons.coach import LANGUAGES
from .lessons.library import faults_in
from .rulebook.book import book, languages
from .rulebook.places import RULE_OF_OPTION, RULE_OF_REASON
from .sources import ContentError


@register
def lessons_can_be_read(**_options: Any) -> list[CheckMessage]:
    try:
        return [Error(fault, id="tutorial.lesson") for language in LANGUAGES for fault in faults_in(language)]
    except ContentError as error:  # the coach's own file
        return [Error(str(error), id="tutorial.coach")]


@register
def guided_deals_can_be_read(**_options: Any) -> list[CheckMessage]:
    try:
        guided_deals()
    except ContentError as error:
        return [Error(str(error), id="tutorial.deal")]
    return []


@register
def rules_can_be_read(**_options: Any) -> list[CheckMessage]:
    return [Error(fault, id="tutorial.rules") for language in languages() for fault in _faults_in_rules(language)]


def _faults_in_rules(language: str) -> Iterator[str]:
    try:
        read = book(language)
    except ContentError as error:
        yield str(error)
        return
    for place in (*RULE_OF_OPTION.values(), *RULE_OF_REASON.values()):
        if not read.has(place):
            yield f"no rule stands at {place.page}#{place.anchor} ({language})"
