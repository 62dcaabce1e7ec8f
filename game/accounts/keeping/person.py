"""The person's own row, and whether somebody is on the site."""

from dataclasses import asdict
from typing import Any

from game.preferences import read

from ..models import Presence, User

name = "person"


def taken_away(user: User) -> dict[str, Any]:
    presence = Presence.objects.filter(user=user).first()
    return {
        "name": user.name,
        "username": user.username,
        "email": user.email,
        "has_password": user.has_usable_password(),
        "is_guest": user.is_guest,
        "is_staff": user.is_staff,
        "groups": list(user.groups.values_list("name", flat=True)),
        "joined_at": user.date_joined,
        "last_login": user.last_login,
        "renamed_at": user.renamed_at,
        "profile_for": user.profile_for,
        "invited_by": user.invited_by,
        "hides_presence": user.hides_presence,
        "settings": asdict(read(user.preferences or "")),
        "here_until_ms": presence.until_ms if presence else None,
    }


def move(*, guest: User, account: User) -> None:
    """An account has a name of its own, and its own settings if it ever chose any; the guest's presence ends with the session."""
    if account.preferences is None:
        User.objects.filter(pk=account.pk).update(preferences=guest.preferences)


def erase(user: User) -> None:
    """The row is deleted by the caller."""
