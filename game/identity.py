"""Who is behind a socket."""

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.sessions.backends.db import SessionStore
from django.http import HttpRequest, parse_cookie


def user_id_of(scope: dict[str, Any]) -> int | None:
    """The account of the session that the handshake's cookie names."""
    cookies = parse_cookie("; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"))
    request = HttpRequest()
    request.session = SessionStore(cookies.get(settings.SESSION_COOKIE_NAME))
    user = get_user(request)
    return user.pk if user.is_authenticated else None
