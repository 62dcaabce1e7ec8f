"""What somebody has reported, and what was decided about reports of somebody."""

from typing import Any

from django.db.models import Q

from ..models import Report, User

name = "reports"

TOLD = ("about", "name_then", "match", "said", "made_at", "decision", "reason", "decided_at", "read_at")


def taken_away(user: User) -> dict[str, Any]:
    """Not who has reported this person, nor in which words: that is the other's own."""
    made = Report.objects.filter(reporter=user).order_by("id")
    decided = Report.objects.filter(reported=user).exclude(decision="").order_by("id")
    return {
        "made_by_you": list(made.values("about", "words", "name_then", "match", "made_at")),
        "about_you": list(decided.values(*TOLD)),
    }


def move(*, guest: User, account: User) -> None:
    for report in Report.objects.filter(Q(reporter=guest) | Q(reported=guest)):
        report.reporter_id = account.id if report.reporter_id == guest.id else report.reporter_id
        report.reported_id = account.id if report.reported_id == guest.id else report.reported_id
        if report.reporter_id == report.reported_id or _is_open_twice(report):
            report.delete()
        else:
            report.save()


def _is_open_twice(report: Report) -> bool:
    same = Report.objects.filter(reporter=report.reporter_id, reported=report.reported_id, about=report.about)
    return not report.decision and same.filter(decision="").exclude(id=report.id).exists()


def erase(user: User) -> None:
    """Reports of this person go with the row; those that the person made stay, and are nobody's."""
