"""What a profile draws: bars that stand in their own table, and the latest matches as strokes up and down."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.accounts.career import MOST_LATEST, Sums
from game.accounts.models import Played
from game.accounts.presenters.numbers import day, percent

Outcome = Played.Outcome
TARGETS = (1001, 701, 501)


@dataclass(frozen=True, slots=True)
class Bar:
    """`full` is how much of a hundred is filled; `of` says of how many."""

    label: str
    full: int
    value: str
    of: str


@dataclass(frozen=True, slots=True)
class Bars:
    title: str
    heads: tuple[str, str, str]
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Stroke:
    x: int
    outcome: str
    day: str
    word: str


@dataclass(frozen=True, slots=True)
class Strokes:
    """The latest matches from left to right; `words` says the same."""

    words: str
    strokes: tuple[Stroke, ...]

    @property
    def width(self) -> int:
        return 10 * MOST_LATEST


def bars_of_roles(sums: Sums) -> Bars:
    figures = sums.figures
    return Bars(
        _("By role"),
        (_("Role"), _("In percent"), _("Of how many")),
        (
            _bar(_("Called by oneself: made"), figures["own_calls_made"], figures["own_calls"]),
            _bar(_("Called by the own side: made"), figures["side_calls_made"], figures["side_calls"]),
            _bar(_("Called by the others: held"), figures["defences_held"], figures["defences"]),
        ),
    )


def bars_of_targets(sums: Sums) -> Bars:
    targets = sorted({*TARGETS, *sums.decided}, reverse=True)
    bars = tuple(_of_matches(target, sums.won[target], sums.decided[target]) for target in targets)
    return Bars(_("By length"), (_("Match to"), _("Won"), _("Of how many")), bars)


def strokes_of(latest: list[tuple[int, str]]) -> Strokes:
    won = sum(outcome == Outcome.WON for _ended, outcome in latest)
    words = ngettext(
        "Won of the latest %(count)d match: %(won)d.", "Won of the latest %(count)d matches: %(won)d.", len(latest)
    ) % {"count": len(latest), "won": won}
    return Strokes(
        words, tuple(Stroke(10 * n, outcome, day(ms), word_of(outcome)) for n, (ms, outcome) in enumerate(latest))
    )


def word_of(outcome: str) -> str:
    words = {
        Outcome.WON: _("win"),
        Outcome.LOST: _("loss"),
        Outcome.ABANDONED: _("abandoned"),
        Outcome.NONE: _("not counted"),
    }
    return words[Outcome(outcome)]


def _bar(label: str, part: int, whole: int) -> Bar:
    of = ngettext("%(part)d of %(num)d deal", "%(part)d of %(num)d deals", whole) % {"part": part, "num": whole}
    return Bar(label, 100 * part // whole if whole else 0, percent(part, whole), of if whole else "–")


def _of_matches(target: int, part: int, whole: int) -> Bar:
    of = ngettext("%(part)d of %(num)d match", "%(part)d of %(num)d matches", whole) % {"part": part, "num": whole}
    return Bar(str(target), 100 * part // whole if whole else 0, percent(part, whole), of if whole else "–")
