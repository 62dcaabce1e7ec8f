"""The result of one deal of a record (record-format.md, "Result")."""

from typing import Any

from .announced import said_in_turn
from .announcements import worth
from .ended import DealResult, Ended
from .match import Over
from .playing import Playing
from .record_deal import DealReplay
from .review import Review
from .scoring import laid_aside
from .stage import Stage
from .trumps import Trumps

Json = dict[str, Any]


def deal_result(replay: DealReplay, *, is_open: bool) -> Json:
    """A deal that is open, or stays so because of a fault, has neither outcome nor score."""
    play, result = _play_of(replay), None if is_open else _result_of(replay)
    trumps = play.opening.trumps if play else _trumps_of(replay.match.stage)
    nothing = [0] * replay.rules.sides
    return {
        "trump": trumps.trump.letter if trumps else None,
        "caller": int(trumps.caller) if trumps else None,
        "tricks": [[int(trick.leader), int(trick.winner), trick.points] for trick in play.tricks] if play else [],
        "announcements": _announcements(replay, play) if play else [],
        "cards": list(play.cards_taken if play else laid_aside(trumps) if trumps else nothing),
        "announced": list(result.announced) if result else nothing,
        "bela": list(result.bela) if result else nothing,
        "sweep": result.sweep if result else None,
        "outcome": result.outcome if result else None,
        "score": list(result.score) if result else nothing,
    }


def _play_of(replay: DealReplay) -> Playing | None:
    """The play as it stands or has ended."""
    match replay.match.stage:
        case Playing() as play:
            return play
        case Review(ended=ended) | Over(ended=ended):
            return ended.play
    finished = replay.match.standing.finished[-1] if replay.match.needs_deck else None
    return finished.play if isinstance(finished, Ended) else None


def _trumps_of(stage: Stage) -> Trumps | None:
    trumps = getattr(stage, "trumps", None)
    return trumps if isinstance(trumps, Trumps) else None


def _result_of(replay: DealReplay) -> DealResult | None:
    """What was written down, once the deal is over and everybody has seen it."""
    is_over = replay.match.needs_deck or isinstance(replay.match.stage, Over)
    return replay.match.deals[-1] if is_over else None


def _announcements(replay: DealReplay, play: Playing) -> list[Json]:
    """What was declared; nothing before it is known whose announcements count."""
    opening = play.opening
    return [
        {
            "seat": int(seat),
            "cards": each.text,
            "value": worth(each, replay.rules),
            "counts": opening.counts(seat, each),
        }
        for seat, each in said_in_turn(opening.trumps, replay.declared or ((),) * replay.rules.players)
    ]
