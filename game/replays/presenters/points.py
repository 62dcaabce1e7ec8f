"""What a deal has brought each side at a step, and at its end the sum as people do it."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import DealScore, Match, SeatView, side_of
from game.bela.match import Over
from game.bela.playing import Playing
from game.bela.review import Review
from game.bela.scoring import BELA_POINTS, laid_aside
from game.replays.open_deal import OpenDeal
from game.tables.presenters.places import BySide
from game.tables.presenters.sums import SumRow, caller_needed, sum_rows


@dataclass(frozen=True, slots=True)
class Points:
    """`rows` of this deal; `before` and `after` are totals of the match, `after` None while the deal is open."""

    rows: tuple[SumRow, ...]
    outcome: str
    verdict: tuple[str, ...]
    before: BySide
    after: BySide | None


def points_of(match: Match, now: OpenDeal, sides: tuple[str, ...]) -> Points:
    before = now.deal.totals
    score = _score(match)
    if score is None:
        rows = tuple(_rows_so_far(now.play)) if now.play else ()
        outcome = "redealt" if now.trumps is None and match.needs_deck else ""
        return Points(rows, outcome, tuple(_still_needed(match, now)), before, before if outcome else None)
    after = tuple(had + has for had, has in zip(before, score.written, strict=True))
    return Points(tuple(_rows(score)), score.outcome, tuple(_verdict(score, now, sides)), before, after)


def _score(match: Match) -> DealScore | None:
    return match.stage.ended.score if isinstance(match.stage, Review | Over) else None


def _rows_so_far(play: Playing) -> Iterator[SumRow]:
    """What everybody would reckon now with all cards open."""
    opening, nothing = play.opening, [0] * play.rules.sides
    announced, bela = [*nothing], [*nothing]
    if opening.announcing is not None:
        announced[opening.announcing] = opening.announced
    if play.bela_at is not None and opening.bela_holder is not None:
        bela[side_of(opening.bela_holder, play.rules.players)] = BELA_POINTS
    cards = play.cards_taken
    yield SumRow(_("Cards"), cards)
    yield from _unless_nothing((_("Announcements"), tuple(announced)), (_("Bela"), tuple(bela)))
    yield SumRow(_("So far"), tuple(map(sum, zip(cards, announced, bela, strict=True))), is_total=True)


def _rows(score: DealScore) -> Iterator[SumRow]:
    """Of a belot that decides the match nothing is added up."""
    if score.outcome == "belot":
        return iter([SumRow(_("Written"), score.written, is_total=True)])
    return sum_rows(score)


def _unless_nothing(*parts: tuple[str, BySide]) -> Iterator[SumRow]:
    return (SumRow(label, score) for label, score in parts if any(score))


def _still_needed(match: Match, now: OpenDeal) -> Iterator[str]:
    """What the caller passes with, and what he has hidden away in the cards laid aside."""
    needed = SeatView.of(match, None).needed
    if needed is not None:
        yield _("To make it the caller needs %(needed)d.") % {"needed": needed}
    if now.trumps is not None and any(aside := laid_aside(now.trumps)):
        yield _("In the cards laid aside: %(points)d.") % {"points": sum(aside)}


def _verdict(score: DealScore, now: OpenDeal, sides: tuple[str, ...]) -> Iterator[str]:
    if score.outcome in ("pass", "fall"):
        have = score.total[side_of(score.caller, now.rules.players)]
        yield caller_needed(score.needed, have)
    if score.outcome == "auzmes" or (score.outcome == "fall" and now.rules.players != 3):
        yield _("Everything goes to %(side)s.") % {"side": sides[score.written.index(max(score.written))]}
    if score.outcome == "enough":
        yield _("The target is reached: the match ends in the middle of the deal.")
    if score.outcome == "belot":
        yield _("Belot decided it.")
