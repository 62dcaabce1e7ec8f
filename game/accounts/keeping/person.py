"""The person's own row, and whether somebody is on the site."""

from typing import Any

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
        "here_until_ms": presence.until_ms if presence else None,
    }


def move(*, guest: User, account: User) -> None:
    """An account has a name and settings of its own; the guest's presence ends with the guest's session."""


def erase(user: User) -> None:
    """The row is deleted by the caller."""
