"""Which language somebody is spoken to in: the one chosen here, else the one the browser asks for."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin
from django.utils.translation.trans_real import parse_accept_lang_header

from .identity import cookies_of

FIRST: Final[str] = settings.LANGUAGE_CODE
LANGUAGES: Final[dict[str, str]] = dict(settings.LANGUAGES)
"""Each language that the site speaks, by the name it has for itself."""

READS_CROATIAN: Final = ("hr", "bs", "sr", "sh", "cnr")
ABROAD: Final = "en"


def language_now() -> str:
    """The active one, of those that the site speaks."""
    active = (translation.get_language() or FIRST).partition("-")[0]
    return active if active in LANGUAGES else FIRST


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """In this language; it costs nothing where that one is active already."""
    if translation.get_language() == language:
        yield
        return
    with translation.override(language):
        yield


def wanted(chosen: str | None, accepted: str) -> str:
    """Of what somebody has chosen and what the browser's Accept-Language names.

    >>> wanted(None, "de-AT,de;q=0.9,hr;q=0.5"), wanted(None, "sr-Latn-RS"), wanted("en", "hr"), wanted("xx", "")
    ('hr', 'hr', 'en', 'hr')
    >>> wanted(None, "de-AT,de;q=0.9"), wanted(None, "en-CA,en;q=0.9,hr;q=0.8")
    ('en', 'en')
    """
    if chosen in LANGUAGES:
        return chosen
    asked = [name.partition("-")[0] for name, quality in parse_accept_lang_header(accepted.lower()) if quality]
    for name in asked:
        if name in READS_CROATIAN or name == "*":
            return FIRST
        if name in LANGUAGES:
            return name
    return ABROAD if asked else FIRST


def language_of(scope: dict[str, Any]) -> str:
    """Of whoever opens a socket, by the handshake."""
    chosen = cookies_of(scope).get(settings.LANGUAGE_COOKIE_NAME)
    return wanted(chosen, dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


class LanguageMiddleware(MiddlewareMixin):
    """Like Django's own, which would answer in the first language whoever asks for one that it doesn't know."""

    def process_request(self, request: HttpRequest) -> None:
        chosen = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME)
        language = wanted(chosen, request.headers.get("Accept-Language", ""))
        translation.activate(language)
        request.LANGUAGE_CODE = language  # where Django's own has it

    def process_response(self, _request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if isinstance(response, HttpResponse):
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        return response
