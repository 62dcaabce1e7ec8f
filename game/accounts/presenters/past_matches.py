"""A page of somebody's history, in words."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.accounts.history import History, PastMatch
from game.accounts.models import Played
from game.accounts.presenters.charts import word_of
from game.accounts.presenters.numbers import day


@dataclass(frozen=True, slots=True)
class Name:
    """A guest has no profile to be led to, nor has somebody who is deleted."""

    name: str
    username: str


@dataclass(frozen=True, slots=True)
class Line:
    day: str
    outcome: str
    word: str
    score: str
    was_left: bool
    target: int
    partner: Name | None
    opponents: tuple[Name, ...]
    apart: str
    replay: str


def lines_of(history: History) -> tuple[Line, ...]:
    return tuple(_line(match) for match in history.matches)


def _line(match: PastMatch) -> Line:
    part = match.part
    return Line(
        day=day(part.ended_ms),
        outcome=part.outcome,
        word=word_of(part.outcome),
        score=" : ".join(map(str, match.points)),
        was_left=match.was_left,
        target=part.target,
        partner=_name(match.partner) if match.partner else None,
        opponents=tuple(map(_name, match.opponents)),
        apart="" if part.counts else _("with robots") if part.with_robots else _("doesn't count"),
        replay=match.replay,
    )


def _name(part: Played) -> Name:
    if part.user is None:
        return Name(part.erased_as, "")
    return Name(part.user.name, "" if part.user.is_guest else part.user.username)
