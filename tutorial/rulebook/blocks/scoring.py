"""What a deal scores, drawn as people reckon it on the pad."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import DealScore, Rules
from game.bela.cards import LAST_TRICK, points_in
from game.bela.scoring import BELA_POINTS
from game.tables.presenters.sums import SumRow, half_of, part_rows

from ..drawn import Drawn
from ..fields import Fields
from ..reckoning import TRUMP, Told, scored


@dataclass(frozen=True, slots=True)
class Sheet:
    """A deal on the pad. `fell` is the column of a caller who has fallen."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[SumRow, ...]
    outcome: str
    stamp: str
    verdict: str
    fell: int | None
    caption: str


def sheets(block: Fields) -> Drawn:
    """`obračun`: one or several deals by their points, the caller's side first."""
    drawn = tuple(_told_sheet(item) for item in block.each())
    return Drawn("sheets", {"sheets": drawn}, tuple(sheet.title for sheet in drawn))


def _told_sheet(item: Fields) -> Sheet:
    rules = item.rules()
    score = scored(told(item, rules, whole=True), rules)
    item.expects("piše", " ".join(map(str, score.written)))
    drawn = sheet(score, caller_heads(rules), title=item.line("naslov"), caption=item.line("potpis"))
    item.done()
    return drawn


def told(item: Fields, rules: Rules, *, whole: bool) -> Told:
    """The points of a block. A whole deal has all its tricks, and with four all the points there are."""
    sides, size = rules.sides, rules.hand_size
    points = item.numbers("bodovi", sides)
    few = (size - sides + 1, *(1,) * (sides - 1))
    tricks = item.numbers("štihova", sides, few)
    announced, bela = item.numbers("zvanja", sides, (0,) * sides), item.numbers("bela", sides, (0,) * sides)
    aside = item.cards("odloženo")
    if whole and sum(tricks) != size:
        raise item.error(f"a deal has {size} tricks", "štihova")
    if whole and rules.players == 4 and sum(points) != _all_points():
        raise item.error(f"the points of a deal are {_all_points()}", "bodovi")
    if sum(map(bool, announced)) > 1 or sum(map(bool, bela)) > 1 or set(bela) - {0, BELA_POINTS}:
        raise item.error("one side at most writes announcements, and one the bela")
    if any(has and not took for has, took in zip(points, tricks, strict=True)):
        raise item.error("a side without a trick has no points", "bodovi")
    return Told(points, tricks, announced, bela, aside)


def _all_points() -> int:
    return points_in((1 << 32) - 1, TRUMP) + LAST_TRICK


def caller_heads(rules: Rules) -> tuple[str, ...]:
    if rules.players == 3:
        return _("Caller"), _("second"), _("third")
    return _("Caller"), _("the others")


def sheet(score: DealScore, heads: tuple[str, ...], *, title: str = "", caption: str = "") -> Sheet:
    fell = score.caller % len(heads) if score.outcome == "fall" else None
    return Sheet(
        title=title,
        heads=heads,
        lines=tuple(_lines(score)),
        outcome=score.outcome,
        stamp={"pass": _("MADE"), "fall": _("FALL"), "enough": _("ENOUGH")}.get(score.outcome, ""),
        verdict=_verdict(score, len(heads)),
        fell=fell,
        caption=caption,
    )


def _lines(score: DealScore) -> Iterator[SumRow]:
    """What is written always stands there, to be learned."""
    yield from part_rows(score)
    yield SumRow(_("In this deal"), score.total, is_total=True)
    yield SumRow(_("Written"), score.written, is_total=True)


def _verdict(score: DealScore, sides: int) -> str:
    if score.needed is None:
        return ""
    total = sum(score.total)
    said = {"total": total, "half": half_of(total), "needed": score.needed, "have": score.total[score.caller % sides]}
    return _("%(total)d together, half is %(half)s: the caller needs %(needed)d and has %(have)d.") % said
