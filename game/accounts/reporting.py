"""Reporting a name or a behaviour, and deciding about it."""

import secrets
from datetime import timedelta

from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _

from game.typed import can_be_stored

from . import shown
from .company import company
from .keeping.entrances import end_sessions
from .models import Report, User
from .personal import lines

MOST_A_DAY = 10
LONGEST_WORDS = 500
LONGEST_CODE = 12
ABOUT_YOU = (Report.Decision.WARNED, Report.Decision.RENAMED)  # what a person is told of and can still read
MOST_TRIES = 20


class BadReport(ValueError):
    """Why it isn't taken; its text is a sentence for who reports."""


class TooManyReports(BadReport):
    pass


def report(*, reporter: User, reported: User, about: str, words: str = "", match: str = "") -> Report:
    """Raises BadReport. Of the same person and subject one report of somebody's can be open."""
    words = "\n".join(words.split("\r\n")).strip()
    _expect_good(reporter, reported, about, words, match)
    if Report.objects.filter(reporter=reporter, made_at__gt=timezone.now() - timedelta(days=1)).count() >= MOST_A_DAY:
        raise TooManyReports(_("You have reported a lot today. Go on tomorrow."))
    try:
        with transaction.atomic():
            return Report.objects.create(
                reporter=reporter,
                reported=reported,
                about=about,
                words=words,
                match=match,
                said=company().said_at(match, reported.id) if match else "",
                name_then=reported.name,
            )
    except IntegrityError:
        raise BadReport(_("You have already reported this. It is being looked at.")) from None


def _expect_good(reporter: User, reported: User, about: str, words: str, match: str) -> None:
    if reporter.id == reported.id:
        raise BadReport(_("That's you."))
    if about not in Report.About.values:
        raise BadReport(_("Choose what you report: the name or the behaviour."))
    if about == Report.About.BEHAVIOUR and not words:
        raise BadReport(_("Write what happened."))
    if len(words) > LONGEST_WORDS:
        raise BadReport(_("There is room for %(most)d letters.") % {"most": LONGEST_WORDS})
    if not can_be_stored(words):
        raise BadReport(_("That text holds characters that can't be kept."))
    if match and not (match.isascii() and match.isalnum() and len(match) <= LONGEST_CODE):
        raise BadReport(_("That isn't a table's code."))


def decide(*, report: Report, decision: str, reason: str, by: User) -> None:
    """Does what is decided, once: a report that is decided already stays as it is."""
    with transaction.atomic():
        opened = Report.objects.filter(id=report.id, decision="")
        if not opened.update(decision=decision, reason=reason, decided_at=timezone.now(), decided_by=by):
            return
        if decision == Report.Decision.RENAMED:
            _rename(report.reported)
        elif decision == Report.Decision.SHUT_OUT:
            User.objects.filter(id=report.reported_id).update(is_active=False)
            end_sessions(report.reported)
        transaction.on_commit(lambda: lines.tell(report.reported_id))


def _rename(user: User) -> None:
    """A name that says nothing; its owner can choose another one at once."""
    for _try in range(MOST_TRIES):
        number = secrets.randbelow(90_000) + 10_000
        new: dict[str, object] = {"name": f"Igrač {number}", "renamed_at": None}
        if not user.is_guest:
            new["username"] = f"igrac{number}"
        try:
            with transaction.atomic():
                shown.has_changed(user.id)
                User.objects.filter(id=user.id).update(**new)
        except IntegrityError:  # somebody is called so
            continue
        return


def decisions_about(user_id: int) -> QuerySet[Report]:
    """What this person is told of, the latest first."""
    return Report.objects.filter(reported=user_id, decision__in=ABOUT_YOU).order_by("-decided_at")


def unread_by(user_id: int) -> QuerySet[Report]:
    return decisions_about(user_id).filter(read_at=None)


def mark_read(*, user: User) -> None:
    unread_by(user.id).update(read_at=timezone.now())
    lines.tell(user.id)
