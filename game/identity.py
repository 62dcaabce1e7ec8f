"""Who is behind a socket: the session that the handshake's cookie names, and whom it lets in."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.sessions.backends.db import SessionStore
from django.http import HttpRequest, parse_cookie


@dataclass(frozen=True, slots=True)
class Pass:
    """By what somebody came in; `password` as it is stored, since another one ends the sessions that don't know it."""

    session_key: str
    user_id: int
    password: str


def cookies_of(scope: dict[str, Any]) -> dict[str, str]:
    """What the handshake brought along."""
    return parse_cookie("; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"))


def session_key_of(scope: dict[str, Any]) -> str | None:
    return cookies_of(scope).get(settings.SESSION_COOKIE_NAME)


def user_of(session_key: str | None) -> AbstractBaseUser | None:
    """Whom the session lets in now; None where it lets in nobody, or no more."""
    request = HttpRequest()
    request.session = SessionStore(session_key)
    user = get_user(request)
    return user if session_key and user.is_authenticated else None


def pass_of(session_key: str | None) -> Pass | None:
    user = user_of(session_key)
    return Pass(session_key, user.pk, user.password) if session_key and user else None
