"""The sum of a finished deal as people do it: part by part, together, and what is written where that differs."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from markupsafe import Markup, escape

from game.bela.deal_score import DealScore
from game.tables.presenters.places import BySide


@dataclass(frozen=True, slots=True)
class SumRow:
    """`is_total`: a line is drawn above it. `fell`: the column whose nought is struck."""

    label: str
    score: BySide
    is_total: bool = False
    fell: int | None = None


def sum_rows(score: DealScore) -> Iterator[SumRow]:
    """In the order of the sides."""
    yield from part_rows(score)
    yield SumRow(_("In this deal"), score.total, is_total=True)
    if score.written != score.total:
        fell = score.caller % len(score.written) if score.outcome == "fall" else None
        yield SumRow(_("Written"), score.written, is_total=True, fell=fell)


def part_rows(score: DealScore) -> Iterator[SumRow]:
    """The cards, and of the rest what anybody has."""
    yield SumRow(_("Cards"), score.cards)
    rest = (
        (_("Last trick"), score.last_trick),
        (_("Announcements"), score.announced),
        (_("Bela"), score.bela),
        (_("Sweep"), score.sweep_bonus),
    )
    yield from (SumRow(label, points) for label, points in rest if any(points))


def caller_needed(needed: int | None, have: int) -> Markup:
    said = {"needed": _standing_out(needed), "have": _standing_out(have)}
    return escape(_("The caller needs at least %(needed)s and has %(have)s.")) % said


def _standing_out(figure: int | None) -> Markup:
    """What a sentence is about, seen at a glance."""
    return Markup("<b>%s</b>") % figure


def half_of(points: int) -> str:
    return number_format(points / 2, 1) if points % 2 else str(points // 2)
