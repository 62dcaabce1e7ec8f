"""What the status line says: all that a step did, for whoever sees nothing of it."""

from operator import add

from django.utils.translation import gettext as _

from game.bela.events import AuzmesClaimed, DealEnded, Event, MatchWon, Played, Redealt, TrickTaken
from game.bela.view import SeatView
from game.tables.presenters.sentences_events import happened, time_ran_out
from game.tables.presenters.sentences_sides import name_of_side
from game.tables.presenters.words import Words
from game.tables.table_state import TableState

Names = tuple[str, ...]


def news_of(table: TableState, view: SeatView, words: Words, names: Names) -> str:
    """What the last step did, and that it was the clock's. It is the same for all seats."""
    if view.score is not None and view.phase in ("review", "over"):
        said = f"{happened(words.style, _end_of_deal(view), names)} {_points(view, names)}"
        if view.winner is not None:
            said += " " + happened(words.style, (MatchWon(view.winner),), names)
    elif view.phase == "calling" and not view.calls and view.deals and view.deals[-1].outcome == "redealt":
        said = happened(
            words.style, (Redealt(), *view.events), names
        )  # the new deal follows at once, and nobody has seen why
    else:
        said = happened(words.style, view.events, names)
    return said if table.ran_out is None else f"{time_ran_out(names[table.ran_out])} {said}"


def _end_of_deal(view: SeatView) -> tuple[Event, ...]:
    """How the deal ended, however many have seen it by now: robots have accepted before anybody is told of the last card."""
    score, claim, trick = view.score, view.claim, view.last_trick
    assert score is not None
    ended = DealEnded(score.outcome, score.written)
    if claim is not None:
        return AuzmesClaimed(claim.by, claim.against, claim.revoke is not None), ended
    if trick is None:
        return (ended,)
    last = view.rules.seats[(trick.leader + len(trick.cards) - 1) % view.rules.players]
    return Played(last, trick.cards[-1]), TrickTaken(trick.winner, trick.cards, trick.points), ended


def _points(view: SeatView, names: Names) -> str:
    """Of this deal and of the match: `totals` hold the deal only once the review is over."""
    written = view.score.written if view.score else ()
    totals = view.totals if view.phase == "over" else tuple(map(add, view.totals, written))
    return _("This deal: %(deal)s. Total: %(all)s.") % {
        "deal": _by_side(written, names),
        "all": _by_side(totals, names),
    }


def _by_side(points: tuple[int, ...], names: Names) -> str:
    return ", ".join(f"{name_of_side(side, names)} {number}" for side, number in enumerate(points))
