"""What is kept of somebody's learning."""

from typing import Any

from game.accounts.models import User

from .models import Learned, Practice

name = "lessons"


def taken_away(user: User) -> dict[str, Any]:
    learned = Learned.objects.filter(user=user).order_by("lesson", "step").values("lesson", "step")
    tally = Practice.objects.filter(user=user).values_list("tally", flat=True).first()
    return {"learned": list(learned), "exercises": tally}


def move(*, guest: User, account: User) -> None:
    marks = Learned.objects.filter(user=guest).values_list("lesson", "step")
    Learned.objects.bulk_create(
        [Learned(user=account, lesson=lesson, step=step) for lesson, step in marks], ignore_conflicts=True
    )
    Learned.objects.filter(user=guest).delete()
    _move_practice(guest, account)


def _move_practice(guest: User, account: User) -> None:
    """The exercises of who has done more stay, with the longer of the two best streaks: they can't be added up."""
    mine, theirs = (Practice.objects.filter(user=user).first() for user in (account, guest))
    if theirs is None:
        return
    if mine is not None:
        kept, other = sorted((mine.tally, theirs.tally), key=lambda tally: tally.get("done", 0), reverse=True)
        theirs.tally = kept | {"best": max(kept.get("best", 0), other.get("best", 0))} if kept else {}
        mine.delete()
    theirs.user = account
    theirs.save()


def erase(user: User) -> None:
    """Lessons and exercises go with the row."""
