"""Whose settings hold: a person's own, kept in the row; a visitor's in a cookie, which moves into the row as they become somebody."""

from typing import Any, Final

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

from game.answers import wants_json
from game.identity import cookies_of
from game.look import PLAIN, Look, see
from game.preferences import DEFAULT, Preferences, prefer, read

from .models import User

COOKIE: Final = "postavke"


def preferences_of(user: AbstractBaseUser | AnonymousUser | None, cookies: dict[str, str]) -> Preferences:
    written = user.preferences if isinstance(user, User) else None
    return read(cookies.get(COOKIE, "") if written is None else written)


def look_over_socket(user: AbstractBaseUser | None, scope: dict[str, Any], language: str) -> Look:
    return preferences_of(user, cookies_of(scope)).look(language)


def show(preferences: Preferences) -> None:
    """From now on, whatever this request is answered looks like this."""
    prefer(preferences)
    see(preferences.look(PLAIN.style.language))


def keep(request: HttpRequest, response: HttpResponseBase, preferences: Preferences) -> None:
    """For whatever is asked after this request."""
    written = preferences.written()
    if request.user.is_authenticated:
        User.objects.filter(pk=request.user.pk).update(preferences=written)
        request.user.preferences = written
    else:
        response.set_cookie(
            COOKIE,
            written,
            max_age=settings.SESSION_COOKIE_AGE,
            secure=settings.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )


class PreferencesMiddleware(MiddlewareMixin):
    """Each page is drawn as whoever asks for it likes it; programs are answered alike, whoever they are."""

    def process_request(self, request: HttpRequest) -> None:
        show(DEFAULT if wants_json(request) else preferences_of(request.user, request.COOKIES))

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if COOKIE in request.COOKIES and hasattr(request, "user") and request.user.is_authenticated:
            User.objects.filter(pk=request.user.pk, preferences=None).update(
                preferences=read(request.COOKIES[COOKIE]).written()
            )
            response.delete_cookie(COOKIE, samesite="Lax")
        return response
