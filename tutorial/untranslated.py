"""What is said where somebody reads in another language than they asked for."""

from django.http import HttpRequest
from django.utils.translation import gettext as _

from game.language import speaking


def not_yet(request: HttpRequest, language: str) -> str:
    """A sentence in the language that was asked for, where the content has only this one."""
    asked: str = getattr(request, "LANGUAGE_CODE", language)
    if asked == language:
        return ""
    with speaking(asked):
        return _("This page isn’t in English yet, so it is shown in Croatian.")


def not_all_yet(request: HttpRequest, languages: set[str]) -> str:
    """The same above a list of several."""
    asked: str | None = getattr(request, "LANGUAGE_CODE", None)
    if asked is None or languages <= {asked}:
        return ""
    return _("What isn’t in English yet is shown in Croatian.")
