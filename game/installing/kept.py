"""What a browser keeps of the site, so that it has something to say when there is no connection."""

import hashlib
from functools import cache
from typing import Final, NamedTuple

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.template.loader import render_to_string
from django.templatetags.static import static

from game.joined import files_of
from game.language import language_now

# What the page without a connection is made of: the fonts are those of its few words.
FILES: Final = (
    *("css/pages.css", "js/offline.js", "icons/icons.svg", "icons/bela.svg"),
    *("fonts/alegreya-700.woff2", "fonts/alegreya-700-hr.woff2"),
    *("fonts/alegreya-sans-400.woff2", "fonts/alegreya-sans-400-hr.woff2"),
    *("fonts/alegreya-sans-700.woff2", "fonts/alegreya-sans-700-hr.woff2"),
)


class Kept(NamedTuple):
    version: str
    files: list[str]


def kept() -> Kept:
    """The version changes with any of our files, and with the words of the page in this language."""
    return _kept(language_now()) if not settings.DEBUG else _kept.__wrapped__(language_now())


@cache
def _kept(language: str) -> Kept:
    collected = getattr(staticfiles_storage, "manifest_hash", "")
    words = hashlib.sha256(offline_page().encode()).hexdigest()[:8]
    return Kept(f"{language}-{collected}-{words}", [static(name) for name in files()])


def files() -> tuple[str, ...]:
    return (*files_of("css/core.joined.css"), *FILES)


def offline_page() -> str:
    """Nobody's page: it knows no session and nothing that changes."""
    return render_to_string("installing/offline.html")
