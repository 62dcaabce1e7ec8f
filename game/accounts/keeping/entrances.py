"""How somebody comes in: links to go on with another device, and with an account addresses and sessions."""

from typing import Any

from django.apps import apps
from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session

from ..models import DeviceLink, User

name = "sign_in"


def taken_away(user: User) -> dict[str, Any]:
    """Never a secret: who finds the archive could come in with it."""
    links = DeviceLink.objects.filter(user=user).order_by("id")
    return {
        "device_links": list(links.values("expires_at", "used_at")),
        "email_addresses": _rows("account", "EmailAddress", user, "email", "verified", "primary"),
        "sessions": _rows("usersessions", "UserSession", user, "created_at", "last_seen_at", "ip", "user_agent"),
    }


def move(*, guest: User, account: User) -> None:
    """A guest's ways in end with the guest; the account has its own."""
    DeviceLink.objects.filter(user=guest).delete()


def erase(user: User) -> None:
    """Links and addresses go with the row, without which a session is nobody's; those that are known go too."""
    end_sessions(user)


def end_sessions(user: User) -> None:
    Session.objects.filter(session_key__in=_session_keys(user)).delete()


def keep_sessions(user: User) -> None:
    """A new password ends all sessions; after this those that are known go on."""
    for key in _session_keys(user):
        session = SessionStore(key)
        if session.get(SESSION_KEY) == str(user.pk):
            session[HASH_SESSION_KEY] = user.get_session_auth_hash()
            session.save()


def _session_keys(user: User) -> list[str]:
    return [row["session_key"] for row in _rows("usersessions", "UserSession", user, "session_key")]


def _rows(app: str, model: str, user: User, *columns: str) -> list[dict[str, Any]]:
    """Of a model of allauth, where that part of it is set up."""
    if not apps.is_installed(f"allauth.{app}"):
        return []
    return list(apps.get_model(app, model).objects.filter(user=user).order_by("pk").values(*columns))
