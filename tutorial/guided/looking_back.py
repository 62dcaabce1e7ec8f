"""After a practice deal: what went well and what it cost, said by figures alone."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from game.bela import SeatView, parse_action
from game.bots import choose
from game.tables.presenters.sentences_advice import choice_in_words

from ..words import points
from .practice import YOU, Practice
from .replays import replay_of


def looked_back(practice: Practice) -> tuple[str, ...]:
    return tuple(_said(practice)) if practice.is_over else ()


def _said(practice: Practice) -> Iterator[str]:
    ours = [trick for trick in practice.view.history if trick.winner % 2 == YOU % 2]
    if ours:
        best = max(ours, key=lambda trick: trick.points)
        said = {"number": practice.view.history.index(best) + 1, "points": points(best.points)}
        yield _("Your side's richest trick: number %(number)d, %(points)s.") % said
    choices = [step for step in range(practice.step) if _is_choice(practice, step)]
    alike = sum(_robots(practice, step) == practice.moves[step] for step in choices)
    yield _("Choices as a robot would have made them: %(alike)d of %(all)d.") % {"alike": alike, "all": len(choices)}
    yield _dearest(practice, choices)


def _is_choice(practice: Practice, step: int) -> bool:
    match = practice.matches[step]
    return match.turn == YOU and len(match.legal_actions(YOU)) > 1


def _robots(practice: Practice, step: int) -> str:
    return str(choose(SeatView.of(practice.matches[step], YOU)))


def _dearest(practice: Practice, choices: list[int]) -> str:
    """The choice that cost most, with robots going on from there; where none did, that is what went well."""
    costs = [(_written(practice, step, _robots(practice, step)) - _written(practice, step), step) for step in choices]
    cost, step = max(costs, default=(0, 0))
    if cost <= 0:
        return _("No choice of yours cost points against a robot's.")
    yours, robots = (
        choice_in_words(parse_action(action)) for action in (practice.moves[step], _robots(practice, step))
    )
    said = {"yours": yours, "robots": robots, "points": points(cost)}
    return _("Costliest choice: %(yours)s. With %(robots)s instead, robots write %(points)s more for you.") % said


def _written(practice: Practice, step: int, action: str | None = None) -> int:
    match = practice.matches[step]
    return replay_of(match, action or practice.moves[step]).score.written[YOU % 2]
