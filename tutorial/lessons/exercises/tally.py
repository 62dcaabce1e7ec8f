"""How somebody's exercises go: the streak, what is missed, and what comes back."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from django.http import HttpRequest

from ...models import Practice
from .making import MAKERS

SESSION_KEY: Final = "exercises"
COMES_BACK_AFTER: Final = 4
"""So many exercises later a missed one is asked again."""

MOST_WAITING: Final = 20

Exercise = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Waiting:
    """A missed exercise, to be asked again when so many have been done."""

    kind: str
    number: int
    due: int


@dataclass(frozen=True, slots=True)
class Tally:
    """`right` and `wrong` by kind; `missed` is the exercise that has been answered wrongly and is not done yet."""

    done: int = 0
    streak: int = 0
    best: int = 0
    right: Mapping[str, int] = field(default_factory=dict)
    wrong: Mapping[str, int] = field(default_factory=dict)
    waiting: tuple[Waiting, ...] = ()
    missed: Exercise | None = None
    last: Exercise | None = None

    def after_miss(self, exercise: Exercise) -> "Tally":
        """A wrong answer, or a look at the solution: only the first one of an exercise counts."""
        if exercise in (self.missed, self.last):
            return self
        kind, number = exercise
        others = tuple(each for each in self.waiting if (each.kind, each.number) != exercise)
        again = Waiting(kind, number, self.done + 1 + COMES_BACK_AFTER)
        return replace(
            self,
            streak=0,
            wrong={**self.wrong, kind: self.wrong.get(kind, 0) + 1},
            waiting=(*others, again)[-MOST_WAITING:],
            missed=exercise,
            last=None,
        )

    def after_right(self, exercise: Exercise) -> "Tally":
        """The exercise is done; well done only if nothing was missed on the way."""
        if exercise == self.last:
            return self
        if exercise == self.missed:
            return replace(self, done=self.done + 1, missed=None, last=exercise)
        kind, streak = exercise[0], self.streak + 1
        return replace(
            self,
            done=self.done + 1,
            streak=streak,
            best=max(self.best, streak),
            right={**self.right, kind: self.right.get(kind, 0) + 1},
            waiting=tuple(each for each in self.waiting if (each.kind, each.number) != exercise),
            missed=None,
            last=exercise,
        )

    @property
    def due(self) -> Exercise | None:
        """The missed exercise whose time has come, the one that has waited longest."""
        ready = [each for each in self.waiting if each.due <= self.done and (each.kind, each.number) != self.last]
        return (ready[0].kind, ready[0].number) if ready else None

    @property
    def weakest(self) -> str | None:
        """The kind that is missed most often, once there is enough to tell."""
        shares = {kind: wrong / (wrong + self.right.get(kind, 0)) for kind, wrong in self.wrong.items()}
        return max(shares, key=shares.__getitem__, default=None) if self.done >= 5 else None


def tally_of(request: HttpRequest) -> Tally:
    """The visitor's own; what the session still holds moves to the row of who has become somebody."""
    in_session = request.session.get(SESSION_KEY)
    if not request.user.is_authenticated:
        return _read(in_session)
    kept = Practice.objects.filter(user=request.user.pk).first()
    if in_session is not None:
        del request.session[SESSION_KEY]
        if kept is None:
            keep(request, _read(in_session))
            return _read(in_session)
    return _read(kept.tally if kept else None)


def keep(request: HttpRequest, tally: Tally) -> None:
    """Store it with the visitor's row, or in the session where there is none."""
    if request.user.is_authenticated:
        Practice.objects.update_or_create(user_id=request.user.pk, defaults={"tally": asdict(tally)})
    else:
        request.session[SESSION_KEY] = asdict(tally)


def _read(stored: Any) -> Tally:
    """From JSON, where a tuple is a list."""
    if not stored:
        return Tally()
    waiting = tuple(Waiting(**each) for each in stored["waiting"] if each["kind"] in MAKERS)
    pairs = {name: tuple(stored[name]) if stored[name] else None for name in ("missed", "last")}
    return Tally(**{**stored, "waiting": waiting, **pairs})
