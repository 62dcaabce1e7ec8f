"""What somebody has reported, and what was decided about reports of somebody."""

from typing import Any

from django.db.models import F

from ..models import Report, User

name = "reports"


def taken_away(user: User) -> dict[str, Any]:
    """Not who has reported this person, nor in which words: that is the other's own."""
    made = Report.objects.filter(reporter=user).order_by("id")
    decided = Report.objects.filter(reported=user).exclude(decision="").order_by("id")
    return {
        "made_by_you": list(made.values("about", "words", "name_then", "match", "made_at")),
        "about_you": list(decided.values("about", "name_then", "match", "made_at", "decision", "reason", "decided_at")),
    }


def move(*, guest: User, account: User) -> None:
    Report.objects.filter(reporter=guest).update(reporter=account)
    Report.objects.filter(reported=guest).update(reported=account)
    Report.objects.filter(reporter=F("reported"), reported=account).delete()


def erase(user: User) -> None:
    """Reports of this person go with the row; those that the person made stay, and are nobody's."""
