"""All options of the rules by subject, in the order in which a game is told."""

from functools import cache

from django.utils.translation import get_language

from .announcing import announcing
from .calling import calling
from .counting import counting
from .ending import ending
from .match import match
from .playing import playing
from .words import OptionWords, Subject


def subjects() -> tuple[Subject, ...]:
    """In the language that is spoken now."""
    return _subjects(get_language() or "")


def option_words(option: str) -> OptionWords:
    return _by_option(get_language() or "")[option]


@cache
def _subjects(_language: str) -> tuple[Subject, ...]:
    return match(), calling(), announcing(), playing(), counting(), ending()


@cache
def _by_option(language: str) -> dict[str, OptionWords]:
    return {words.option: words for subject in _subjects(language) for words in subject.options}
