"""What is kept of a person here: invitations, to and from."""

from typing import Any

from django.db.models import F

from game.accounts.models import User

from .models import Invitation

name = "invitations"


def taken_away(user: User) -> dict[str, Any]:
    of_a_block = {"declined_ms": F("made_ms")}  # kept from this person
    to_you = Invitation.objects.filter(invited=user).exclude(**of_a_block)
    to_you = to_you.select_related("table", "inviter").order_by("id")
    from_you = Invitation.objects.filter(inviter=user).select_related("table", "invited").order_by("id")
    return {
        "to_you": [
            _told(invitation) | {"from": invitation.inviter.name, "declined_ms": invitation.declined_ms}
            for invitation in to_you
        ],
        # what became of it is the other's own: who doesn't want to be invited declines quietly, and so does who has blocked
        "from_you": [_told(invitation) | {"to": invitation.invited.name} for invitation in from_you],
    }


def _told(invitation: Invitation) -> dict[str, Any]:
    return {
        "table": invitation.table.code,
        "invited_ms": invitation.made_ms,
    }


def move(*, guest: User, account: User) -> None:
    known = Invitation.objects.filter(invited=account).values("table")
    Invitation.objects.filter(invited=guest).exclude(table__in=known).update(invited=account)
    Invitation.objects.filter(inviter=guest).update(inviter=account)
    Invitation.objects.filter(inviter=F("invited"), invited=account).delete()


def erase(user: User) -> None:
    """Invitations go with the row."""
