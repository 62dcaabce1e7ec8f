"""A slip in a page stops the start, and `make check`, with its file and line."""

from typing import Any

from django.core.checks import CheckMessage, Error, register

from .book import book, languages
from .errors import ContentError
from .places import RULE_OF_OPTION, RULE_OF_REASON


@register
def rules_can_be_read(**options: Any) -> list[CheckMessage]:
    errors: list[CheckMessage] = []
    for language in languages():
        try:
            read = book(language)
        except ContentError as error:
            errors.append(Error(str(error), id="tutorial.E001"))
            continue
        lost = [place for place in (*RULE_OF_OPTION.values(), *RULE_OF_REASON.values()) if not read.has(place)]
        errors += [
            Error(f"no rule stands at {place.page}#{place.anchor} ({language})", id="tutorial.E002") for place in lost
        ]
    return errors
