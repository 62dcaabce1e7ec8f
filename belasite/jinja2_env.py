"""What every template can use besides its own context."""

from functools import cache
from typing import Any

import jinja2
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from markupsafe import Markup

from game.bela.cards import SUITS
from game.italics import terms_in_italics
from game.joined import files_of
from game.language import LANGUAGES, language_now
from game.look import Style, style_now
from game.preferences import preferences_now
from game.tables.presenters.pieces import piece
from game.tables.presenters.sentences_cards import court_names, suit_names

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
    return _picture(style, str(card), level)


def cut_at(card: object) -> str:
    """The drawing for where a Roman number would be cut short; '' where no number can be mistaken."""
    style = style_now()
    is_roman = style.deck == "hungarian" and style.numbers == "roman" and str(card)[0] in "789T"
    return f"{static(DECKS[style.deck])}#{card}-sm-a" if is_roman else ""


def back_at() -> str:
    return f"{static(DECKS[style_now().deck])}#back"


def pip_at(suit: str) -> str:
    """French ones are as simple as a sign can be, large or small."""
    sign = f"f{suit[0]}" if style_now().deck == "french" else suit
    return f"{static('icons/icons.svg')}#{sign}"


def names_in_texts() -> tuple[tuple[str, str], ...]:
    """Each suit's letter with the name that lessons and rules have for it, for whoever looks at another deck."""
    style = style_now()
    if style.deck == "hungarian":
        return ()
    return tuple((suit.letter, name) for suit, name in zip(SUITS, suit_names("hungarian"), strict=True))


def courts_in_texts() -> tuple[tuple[str, str], ...]:
    """What lessons and rules call a court, with what whoever looks calls it, where that is another name."""
    both = zip(court_names("hungarian"), court_names(style_now().names), strict=True)
    return tuple((written, own) for written, own in both if written != own)


def said(text: str, **values: object) -> Markup:
    """`_` in a template: as Jinja has it, without the way through the context of what is drawn, which takes longer than a piece."""
    language = translation.get_language()
    return _translated(language, text) % values if values else _said(language, text)


@cache
def _said(language: str | None, text: str) -> Markup:
    return _translated(language, text) % {}


@cache
def _translated(_language: str | None, text: str) -> Markup:
    """In that language, which has to be the active one."""
    return Markup(translation.gettext(text))  # noqa: S704  # of our own catalogue


@cache
def _picture(style: Style, card: str, level: str) -> str:
    return f"{static(DECKS[style.deck])}#{card}-{level}{_twin(style, card[0])}"


def _twin(style: Style, rank: str) -> str:
    """Which of the drawings that differ in their index alone."""
    if style.deck == "hungarian":
        return "-a" if style.numbers == "arabic" and rank in "789T" else ""
    return "-e" if style.language == "en" and rank in "JQ" else ""


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
    env.globals["_"] = said
    # A hashed name never changes while the process runs, and a table looks up dozens at each move.
    env.globals |= {"url": url, "static": static if settings.DEBUG else cache(static), "files_of": files_of}
    env.globals |= {
        "page_attributes": page_attributes,
        "card_at": card_at,
        "back_at": back_at,
        "cut_at": cut_at,
        "pip_at": pip_at,
    }
    env.globals |= {"names_in_texts": names_in_texts, "courts_in_texts": courts_in_texts}
    env.globals |= {"language": language_now, "languages": LANGUAGES, "lang_of": lang_of}
    env.filters["terms"] = terms_in_italics
    env.filters["piece"] = piece  # filters are called without the detours of a function
    return env
