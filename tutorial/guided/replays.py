"""How a deal would go on from a choice, if all seats were robots': the proof of what the coach claims."""

from functools import lru_cache
from typing import NamedTuple

from game.bela import DealScore, Match, SeatView, Trick, parse_action
from game.bela.review import Review
from game.bots import choose

GOING_ON = ("calling", "playing")


class Replay(NamedTuple):
    """`trick` is the one the chosen card went to; None where trumps were called."""

    score: DealScore
    trick: Trick | None


def played_out(match: Match) -> Match:
    """The match at the end of its deal, robots at all seats."""
    while match.phase in GOING_ON and match.turn is not None:
        match = match.act(match.turn, choose(SeatView.of(match, match.turn))).match
    return match


@lru_cache(512)
def replay_of(match: Match, action: str) -> Replay:
    """What comes of a legal action of the seat on turn. The deal is one that ends with its last trick."""
    assert match.turn is not None
    begun = len(SeatView.of(match, None).history)
    is_play = match.phase == "playing"
    end = played_out(match.act(match.turn, parse_action(action)).match)
    return Replay(score_of(end), SeatView.of(end, None).history[begun] if is_play else None)


def score_of(match: Match) -> DealScore:
    assert isinstance(match.stage, Review)
    return match.stage.ended.score
