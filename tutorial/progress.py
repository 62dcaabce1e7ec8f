"""What a visitor has learned: kept with the person's row, and in the session until the visitor is somebody.

>>> progress = progress_of(request)                # doctest: +SKIP
>>> progress.done("iber", 3), progress.done("iber")  # doctest: +SKIP
(True, False)
>>> mark(request, "iber", 3); mark(request, "iber")  # doctest: +SKIP
"""

from dataclasses import dataclass

from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

from .models import WHOLE, Learned

SESSION_KEY = "learned"
Mark = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Progress:
    """`marks`: lesson and step, or lesson and WHOLE."""

    marks: frozenset[Mark]

    def done(self, lesson: str, step: int | None = None) -> bool:
        """Whether a step has been come through; without one, whether the lesson or guided deal as a whole."""
        return (lesson, step or WHOLE) in self.marks

    def steps(self, lesson: str) -> frozenset[int]:
        """The numbers of a lesson's steps that are done."""
        return frozenset(step for known, step in self.marks if known == lesson and step != WHOLE)


def progress_of(request: HttpRequest) -> Progress:
    """What the visitor has learned. What the session still holds moves to the row of who has become somebody."""
    if not request.user.is_authenticated:
        return Progress(frozenset(_in_session(request.session)))
    if SESSION_KEY in request.session:
        _keep(request.user.pk, _in_session(request.session))
        del request.session[SESSION_KEY]
    return Progress(frozenset(Learned.objects.filter(user=request.user.pk).values_list("lesson", "step")))


def mark(request: HttpRequest, lesson: str, step: int | None = None) -> None:
    """This step is done; without one, the whole. Marking twice changes nothing."""
    new = (lesson, step or WHOLE)
    if request.user.is_authenticated:
        _keep(request.user.pk, [new])
    elif new not in (marks := _in_session(request.session)):
        request.session[SESSION_KEY] = [*marks, new]


def forget(request: HttpRequest, lesson: str | None = None) -> None:
    """Begin a lesson anew, or all of them."""
    marks = _in_session(request.session)
    if marks:
        request.session[SESSION_KEY] = [mark for mark in marks if lesson is not None and mark[0] != lesson]
    if request.user.is_authenticated:
        of_user = Learned.objects.filter(user=request.user.pk)
        (of_user if lesson is None else of_user.filter(lesson=lesson)).delete()


def _in_session(session: SessionBase) -> list[Mark]:
    """The session comes back from JSON, where a pair is a list."""
    return [(lesson, step) for lesson, step in session.get(SESSION_KEY, [])]


def _keep(user_id: int, marks: list[Mark]) -> None:
    Learned.objects.bulk_create(
        [Learned(user_id=user_id, lesson=lesson, step=step) for lesson, step in marks], ignore_conflicts=True
    )
