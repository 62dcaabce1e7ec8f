"""What every template can use besides its own context."""

from functools import cache
from typing import Any

import jinja2
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from markupsafe import Markup

from game.language import LANGUAGES, language_now
from game.look import style_now
from game.preferences import preferences_now
from game.tables.presenters.pieces import piece

DECKS = {"hungarian": "cards/deck.svg", "french": "cards/french.svg"}


def url(name: str, *args: Any, **kwargs: Any) -> str:
    return reverse(name, args=args, kwargs=kwargs)


def lang_of(language: str) -> Markup:
    """The attribute of an element in this language, where the page is in another."""
    return Markup() if language == language_now() else Markup(f' lang="{language}"')  # noqa: S704  # a folder's name


def page_attributes() -> Markup:
    """What somebody has set, for styles and scripts: of the page's root element."""
    return preferences_now().attributes


def card_at(card: object, level: str) -> str:
    """Where the picture of this card is, in the deck that is looked at."""
    style = style_now()
    return _picture(style.deck, style.numbers, str(card), level)


def back_at() -> str:
    return f"{static(DECKS[style_now().deck])}#back"


@cache
def _picture(deck: str, numbers: str, card: str, level: str) -> str:
    twin = "-a" if numbers == "arabic" and deck == "hungarian" and card[0] in "789T" else ""
    return f"{static(DECKS[deck])}#{card}-{level}{twin}"


def environment(**options: Any) -> jinja2.Environment:
    options |= {"undefined": jinja2.StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    env = jinja2.Environment(**options)  # noqa: S701  # Django turns autoescape on among the options
    env.add_extension("jinja2.ext.i18n")
    env.policies["ext.i18n.trimmed"] = True
    env.install_gettext_callables(  # type: ignore[attr-defined]  # the i18n extension adds it
        translation.gettext,
        translation.ngettext,
        newstyle=True,
        pgettext=translation.pgettext,
        npgettext=translation.npgettext,
    )
    # A hashed name never changes while the process runs, and a table looks up dozens at each move.
    env.globals |= {"url": url, "static": static if settings.DEBUG else cache(static)}
    env.globals |= {"page_attributes": page_attributes, "card_at": card_at, "back_at": back_at}
    env.globals |= {"language": language_now, "languages": LANGUAGES, "lang_of": lang_of}
    env.filters["piece"] = piece  # filters are called without the detours of a function
    return env
