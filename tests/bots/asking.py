"""Asking a robot at a table laid out by hand. Hearts are trumps unless a test says otherwise, and seat 0 leads."""

from game.bela import Match, Rules, SeatView
from game.bots import choose, claim_to_make
from tests.bela.table import after, dealt


def start_of_play(*hands: str, caller: int = 0, trump: str = "H", **options) -> Match:
    """The start of play with these hands, the first six cards of each looked at when it was called."""
    parted = [" ".join(names[:6]) + " | " + " ".join(names[6:]) for names in map(str.split, hands)]
    rules = Rules(**options)
    match = dealt(*parted, rules=rules, dealer=rules.players - 1)
    return after(match, *["pass"] * caller, f"call {trump}")


def answer(match: Match) -> str:
    """What the robot on turn does."""
    seat = match.to_act[0]
    return str(choose(SeatView.of(match, seat)))


def claim_of(match: Match, seat: int) -> str | None:
    claim = claim_to_make(SeatView.of(match, seat))
    return claim and str(claim)
