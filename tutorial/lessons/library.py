"""All lessons of a language, in the order they are learned in."""

from collections.abc import Mapping
from functools import cache

from django.utils.translation import get_language, override

from ..sources import CONTENT, ContentError
from .coach import LANGUAGES
from .lesson import Lesson
from .reading import read_lesson

FOLDER = "lekcije"


def language_now() -> str:
    """The language of the lessons that are shown: the active one, or the first there is."""
    active = (get_language() or "").partition("-")[0]
    return active if active in LANGUAGES else LANGUAGES[0]


def lessons_now() -> Mapping[str, Lesson]:
    """By slug, in order."""
    return lessons_of(language_now())


@cache
def lessons_of(language: str) -> Mapping[str, Lesson]:
    with override(language):
        found = [read_lesson(path, language) for path in sorted((CONTENT / language / FOLDER).glob("*.yaml"))]
    return {lesson.slug: lesson for lesson in found}


def faults_in(language: str) -> list[str]:
    """What is wrong with the lessons of a language: the first fault of each file."""
    faults = []
    with override(language):
        for path in sorted((CONTENT / language / FOLDER).iterdir()):
            try:
                read_lesson(path, language)
            except ContentError as error:
                faults.append(str(error))
    return faults
