"""All lessons of a language, in the order they are learned in."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.language import FIRST, language_now
from game.look import look_of, seeing

from ..sources import CONTENT, ContentError, files_of, strays_in
from .coach import LANGUAGES
from .lesson import Lesson
from .reading import read_lesson

FOLDER = "lekcije"


def coachs_language() -> str:
    """The active one, where the coach speaks it, else the first there is."""
    active = language_now()
    return active if active in LANGUAGES else FIRST


def lessons_now() -> Mapping[str, Lesson]:
    """By slug, in order; each in the active language so far as it is translated."""
    return lessons_of(coachs_language())


@cache
def lessons_of(language: str) -> Mapping[str, Lesson]:
    found = [_read(path, its_language) for path, its_language in files_of(CONTENT, FOLDER, language)]
    return {lesson.slug: lesson for lesson in found}


def faults_in(language: str) -> list[str]:
    """What is wrong with the lessons of a language: the first fault of each file."""
    faults = [f"{path}: there is no such lesson in the first language" for path in strays_in(CONTENT, FOLDER, language)]
    for path, its_language in files_of(CONTENT, FOLDER, language):
        if its_language != language:
            continue
        try:
            lesson = _read(path, language)
            if language != FIRST:
                _compare(path, lesson)
        except ContentError as error:
            faults.append(str(error))
    return faults


def _compare(path: Path, lesson: Lesson) -> None:
    """What somebody has done is kept by the steps' numbers, whatever language they were done in."""
    steps, original = len(lesson.steps), len(_read(CONTENT / FIRST / FOLDER / path.name, FIRST).steps)
    if steps != original:
        raise ContentError(path, 1, f"the lesson has {original} steps in the first language, here are {steps}")


def _read(path: Path, language: str) -> Lesson:
    with seeing(look_of(language)):
        return read_lesson(path, language)
