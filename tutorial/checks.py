"""`make check` reads all lessons, so that a slip in one of them is found before anybody learns from it."""

from typing import Any

from django.core.checks import CheckMessage, Error, register

from tutorial.lessons.coach import LANGUAGES
from tutorial.lessons.library import faults_in
from tutorial.lessons.source import ContentError


@register
def lessons_can_be_read(**_: Any) -> list[CheckMessage]:
    try:
        return [Error(fault, id="tutorial.lesson") for language in LANGUAGES for fault in faults_in(language)]
    except ContentError as error:  # the coach's own file
        return [Error(str(error), id="tutorial.coach")]
