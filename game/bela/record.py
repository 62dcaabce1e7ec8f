"""The record of a match: what was dealt and done, never what followed from it (record-format.md)."""

from typing import Any

from .announcements import Declared, declared_by_players
from .calling import Calling
from .cards import Suit, cards_of, text_of
from .deal import Deal, places_by_seat
from .declaring import Declaring
from .discarding import Discarding
from .ended import Claim, Ended, ThrownIn
from .exchanging import Exchanging
from .match import Match
from .opening import bela_is_said
from .playing import Playing
from .review import Review
from .stage import Stage
from .trumps import Trumps

Record = dict[str, Any]


def record_of(match: Match) -> Record:
    """The match as far as it has been played; what was left out by those who played is left out here."""
    deals = [_of_finished(finished) for finished in match.standing.finished]
    open_deal = _of_stage(match.stage)
    return {"rules": match.rules.differing(), "deals": deals + ([open_deal] if open_deal else [])}


def _of_finished(finished: Ended | ThrownIn) -> Record:
    match finished:
        case Ended():
            return _of_play(finished.play, finished.claim)
        case ThrownIn():
            return _of_calls(finished.deal, finished.calls)


def _of_stage(stage: Stage) -> Record | None:
    """The deal on the table; one that is over and written down stands among the finished ones."""
    match stage:
        case Calling():
            return _of_calls(stage.deal, stage.calls)
        case Exchanging() | Discarding():
            return _of_trumps(stage.trumps)
        case Declaring():
            return {**_of_trumps(stage.trumps), **_declared(stage.declared)}
        case Playing():
            return _of_play(stage, None)
        case Review():
            return _of_play(stage.ended.play, stage.ended.claim)
    return None


def _of_calls(deal: Deal, calls: tuple[Suit | None, ...]) -> Record:
    record: Record = {"dealer": int(deal.dealer), "hands": list(_hands(deal))}
    if deal.offered is not None:
        record["offered"] = str(deal.offered)
    if deal.stock:
        record["stock"] = text_of(deal.order[30:])
    return {**record, "calls": ["pass" if suit is None else suit.letter for suit in calls]}


def _of_trumps(trumps: Trumps) -> Record:
    record = _of_calls(trumps.deal, trumps.calls)
    if trumps.exchanger is not None:
        record["exchange"] = True
    if trumps.aside:
        record["discards"] = text_of(cards_of(trumps.aside))
    return record


def _of_play(play: Playing, claim: Claim | None) -> Record:
    opening, rules = play.opening, play.rules
    record = _of_trumps(opening.trumps)
    if declared_by_players(rules):
        record |= _declared(opening.declared)
    if play.has_begun:
        record["plays"] = [str(card) for card in play.plays]
    if bela_is_said(rules) and play.bela_at is not None:
        record["bela"] = [play.bela_at]
    if claim is not None:
        record["auzmes"] = {"by": int(claim.by), "against": int(claim.against)}
    return record


def _declared(declared: Declared) -> Record:
    if not any(declared):
        return {}
    return {"declared": [[each.text for each in of_seat] for of_seat in declared]}


def _hands(deal: Deal) -> tuple[str, ...]:
    return tuple(
        f"{text_of(deal.order[at] for at in places.first)} | {text_of(deal.order[at] for at in places.talon)}"
        for places in places_by_seat(deal.rules, deal.dealer)
    )
