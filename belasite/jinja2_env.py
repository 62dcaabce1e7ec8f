"""What every template can use besides its own context."""

from functools import cache
from typing import Any

import jinja2
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation

from game.tables.presenters.pieces import piece


def url(name: str, *args: Any, **kwargs: Any) -> str:
    return reverse(name, args=args, kwargs=kwargs)


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
    env.filters["piece"] = piece  # filters are called without the detours of a function
    return env
