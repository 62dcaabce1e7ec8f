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
from game.tables.presenters.pieces import piece


def url(name: str, *args: Any, **kwargs: Any) -> str:
    return reverse(name, args=args, kwargs=kwargs)


def lang_of(language: str) -> Markup:
    """The attribute of an element in this language, where the page is in another."""
    return Markup() if language == language_now() else Markup(f' lang="{language}"')  # noqa: S704  # a folder's name


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
    env.globals |= {"language": language_now, "languages": LANGUAGES, "lang_of": lang_of}
    env.filters["piece"] = piece  # filters are called without the detours of a function
    return env
