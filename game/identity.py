"""Who is behind a socket."""

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.sessions.backends.db import SessionStore
from django.http import HttpRequest, parse_cookie


def cookies_of(scope: dict[str, Any]) -> dict[str, str]:
    """What the handshake brought along."""
    return parse_cookie("; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"))


def user_of(scope: dict[str, Any]) -> AbstractBaseUser | None:
    """Whose session it is that the handshake's cookie names."""
    request = HttpRequest()
    request.session = SessionStore(cookies_of(scope).get(settings.SESSION_COOKIE_NAME))
    user = get_user(request)
    return user if user.is_authenticated else None
