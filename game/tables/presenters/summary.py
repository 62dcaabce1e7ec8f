"""The summary of a finished deal: the sum as people do it, and why the caller passed or fell."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import add, sub

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from game.bela.deal_score import DealScore
from game.bela.scoring import needed_of
from game.bela.view import SeatView
from game.tables.presenters.claiming import claim_judged
from game.tables.presenters.places import BySide, in_order, sides_in_order
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.sentences_deals import deal_name
from game.tables.presenters.sentences_sides import name_of_side, side_word
from game.tables.presenters.sums import SumRow, caller_needed, half_of, sum_rows
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class Summary:
    title: str
    caller: str
    trump: str
    trump_name: str
    rows: tuple[SumRow, ...]
    outcome: str
    stamp: str
    verdict: tuple[str, ...]
    note: str
    before: BySide
    after: BySide


def summary_of(view: SeatView, names: tuple[str, ...], words: Words) -> Summary | None:
    """None while the deal is being played, and where the match was decided before a card was."""
    score = view.score
    if score is None or view.phase not in ("review", "over"):
        return None
    before, after = _totals(view, score)
    number = len(view.deals) + (view.phase == "review")
    return Summary(
        title=deal_name(number, words.first_deals),
        caller=_caller(score.caller, view, names),
        trump="" if view.trump is None else view.trump.letter,
        trump_name="" if view.trump is None else words.suit_names[view.trump],
        rows=tuple(_rows(view, score)),
        outcome=score.outcome,
        stamp=_stamps().get(score.outcome, ""),
        verdict=tuple(_verdict(view, score, names, words)),
        note=_bela_decided(view, score),
        before=before,
        after=after,
    )


def _caller(caller: int, view: SeatView, names: tuple[str, ...]) -> str:
    if view.you is None or len(names) != 4:
        return names[caller]
    return f"{names[caller]} ({side_word(caller % 2, names, view.you)})"


def _totals(view: SeatView, score: DealScore) -> tuple[BySide, BySide]:
    """Before this deal and with it: `totals` hold the deal only once the review is over."""
    written, totals = in_order(score.written, view.you), in_order(view.totals, view.you)
    if view.phase == "over":
        return tuple(map(sub, totals, written)), totals
    return totals, tuple(map(add, totals, written))


def _rows(view: SeatView, score: DealScore) -> Iterator[SumRow]:
    """The own side in the first column."""
    columns = sides_in_order(view.you, view.rules.sides)
    for row in sum_rows(score):
        fell = None if row.fell is None else columns.index(row.fell)
        yield replace(row, score=in_order(row.score, view.you), fell=fell)


def _stamps() -> dict[str, str]:
    return {"pass": _("MADE"), "fall": _("FALL"), "enough": _("ENOUGH"), "auzmes": _("AUZMEŠ"), "belot": _("BELOT")}


def _verdict(view: SeatView, score: DealScore, names: tuple[str, ...], words: Words) -> Iterator[str]:
    if view.claim is not None:
        yield from claim_judged(view.claim, score, names, words)
    if score.outcome == "enough" and score.winner is not None:
        yield _enough(score.winner, view, names)
    if score.outcome not in ("pass", "fall"):
        return
    total, side = sum(score.total), score.caller % view.rules.sides
    said = {"total": total, "half": half_of(total)}
    yield (
        ngettext(
            "There is %(total)d point on the table, half of it is %(half)s.",
            "There are %(total)d points on the table, half of them is %(half)s.",
            total,
        )
        % said
    )
    yield caller_needed(score.needed, score.total[side])
    if score.outcome == "fall":
        yield _goes_to_others(side, view, names)


def _enough(winner: int, view: SeatView, names: tuple[str, ...]) -> str:
    said = {"side": name_of_side(winner, names), "target": view.rules.target}
    return (
        _("Enough: with this trick %(target)d is reached by: %(side)s. The match ends here, whatever the call.") % said
    )


def _goes_to_others(fallen: int, view: SeatView, names: tuple[str, ...]) -> str:
    if view.rules.players == 3:
        return _("The caller writes nothing, the others keep their own points.")
    if view.you is None or view.rules.players == 2:
        return _("Everything goes to %(side)s.") % {"side": name_of_side(1 - fallen, names)}
    return _("Everything goes to them.") if fallen == view.you % 2 else _("Everything goes to us.")


def _bela_decided(view: SeatView, score: DealScore) -> str:
    """Said where the caller would have fared otherwise without the bela that was said."""
    if score.outcome not in ("pass", "fall") or not any(score.bela):
        return ""
    without = tuple(total - bela for total, bela in zip(score.total, score.bela, strict=True))
    would_pass = without[score.caller % view.rules.sides] >= needed_of(sum(without))
    if would_pass == (score.outcome == "pass"):
        return ""
    points = " : ".join(map(str, in_order(without, view.you)))
    return _("The bela decided: without it it would be %(points)s.") % {"points": points}


def waited_for(view: SeatView, names: tuple[str, ...]) -> str:
    """Who has not yet seen the summary of a deal; whoever is the last to see it knows."""
    if view.phase != "review":
        return ""
    others = [names[seat] for seat in view.rules.seats if seat not in view.accepted and seat != view.you]
    waits_for_you = others and view.you is not None and view.you not in view.accepted
    return listed(others + ([pgettext("waited for", "you")] if waits_for_you else []))
