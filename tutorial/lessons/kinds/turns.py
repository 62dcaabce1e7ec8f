"""Whose turn it is around the table: who speaks first, who has to call, who leads, who deals next."""

from game.bela import Match, Pass, Rules, Seat
from game.bela.cards import CARDS

from ..position import ME, SEAT_WORDS
from ..question import Answer, Felt, Question, saying

ASKED = ("speaks", "must", "leads", "deals")
PLACES = ("dealer", "first", "second", "third")
"""How a seat stands to the dealer, in playing order."""


def turn(dealer: Seat, asked: str) -> Question:
    """One of the four seats."""
    rules = Rules()
    right = _right(rules, dealer, asked)
    around = (ME, Seat.S1, Seat.S2, Seat.S3)
    return Question(
        kind="turn",
        felt=Felt(dealer=dealer),
        answers=tuple(
            Answer(SEAT_WORDS[seat], True, saying("head.right"), label=saying("label.player", who=seat))
            if seat == right
            else Answer(
                SEAT_WORDS[seat],
                False,
                saying("head.not_player", who=seat),
                (saying(f"turn.{asked}.{PLACES[(seat - dealer) % 4]}", who=seat, dealer=dealer),),
                label=saying("label.player", who=seat),
            )
            for seat in around
        ),
        right=(saying(f"turn.{asked}.right", who=right, dealer=dealer),),
        hints=(saying(f"turn.{asked}.hint"), saying(f"turn.{asked}.hint2", dealer=dealer)),
        solution=saying("solution.player", who=right),
    )


def _right(rules: Rules, dealer: Seat, asked: str) -> Seat:
    """Found by playing it: the deal begins, and passes go round as far as is asked."""
    if asked == "deals":
        return rules.next_seat[dealer]
    match = Match.start(rules, dealer).deal(CARDS).match
    if asked == "must":
        while match.turn is not None and Pass() in match.legal_actions(match.turn):
            match = match.act(match.turn, Pass()).match
    elif asked == "leads":
        while match.phase == "calling" and match.turn is not None:
            match = match.act(match.turn, match.legal_actions(match.turn)[-1]).match
    assert match.turn is not None
    return match.turn
