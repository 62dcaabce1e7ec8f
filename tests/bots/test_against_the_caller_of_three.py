"""Two defend against the caller of three. Hearts are trumps, seat 0 has called and leads, and seat 2 has neither hearts nor spades."""

from game.bela import Rules
from tests.bela.table import after, dealt

from .asking import answer

HANDS = (
    "JH 9H AH KH 7S 8D | 8C 9C QH 8H",
    "AS KS QS 9S 8S TH | 7H 7C JC QC",
    "7D 9D TD JD QD KD | AD TC AC KC",
)


def asked_last(*cards: str) -> str:
    """What seat 2 plays to these."""
    match = after(dealt(*HANDS, rules=Rules(players=3), dealer=2), "call H")
    return answer(after(match, *[f"play {card}" for card in cards]))


def test_a_defender_gives_points_to_the_others_trick():
    assert asked_last("7S", "AS") in ("play TC", "play TD", "play AC", "play AD")


def test_and_none_to_the_callers():
    assert asked_last("JH", "7H") in ("play 7D", "play 9D")
