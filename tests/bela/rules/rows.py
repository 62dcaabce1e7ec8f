"""What the tables of rules are made of: their rows, and the words they share."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.bela import Rules

Question = Callable[[Rules], str]
"""What a row asks of a table's rules, answered in the words of a player."""

RUN_20, RUN_50 = "7S 8S 9S", "7S 8S 9S TS"
ACES, TENS, KINGS, QUEENS = (" ".join(f"{rank}{suit}" for suit in "HDSC") for rank in "ATKQ")
NINES, JACKS = "9H 9D 9S 9C", "JH JD JS JC"

PASS = "pass"
THREE, TWO = {"players": 3}, {"players": 2}
OFFERED, TWO_OFFERED = {"offered_trump": True}, {"players": 2, "offered_trump": True}
SEVEN, TWO_SEVEN = {**OFFERED, "seven_exchange": True}, {**TWO_OFFERED, "seven_exchange": True}
TWO_ASKED_AGAIN = {**TWO_OFFERED, "two_second_round": "non_dealer_first"}
NO_MUS, OFFERED_NO_MUS = {"mus": False}, {**OFFERED, "mus": False}
NONE, NOBODY = {"announcements": "none"}, {"equal_announcements": "nobody"}
TRUMP_FIRST, TRUMPS_ONLY = {"equal_announcements": "trump_then_first"}, {"must_beat": "trumps_only"}
ANY_TRUMP = {"must_overtrump": False}
AUZMES, AUZMES_ALONE = {"illegal_play": "auzmes"}, {"illegal_play": "auzmes", **NONE}
VOID, KEPT, BELA_KEPT = {"unconfirmed": "void"}, {"unconfirmed": "kept"}, {"bela_kept_on_fall": True}
REGIJA = {**TRUMPS_ONLY, **KEPT, "sweep_bonus": 0}
MUST_PASS, ENOUGH = {"ending": "must_pass"}, {"ending": "enough"}
ENOUGH_OF_THREE = {**ENOUGH, **THREE, "three_stock": "to_caller"}


class Row(NamedTuple):
    place: str
    case: str
    rules: dict[str, Any]
    ask: Question
    answer: str


class Disagreement(NamedTuple):
    """What the sources of rules.md do not agree on, and what each value of its option makes of one and the same case."""

    option: str
    place: str
    case: str
    rules: dict[str, Any]
    ask: Question
    answers: dict[Any, str]


def sides(rules, some):
    """Sides by their seats: `0+2` and `1+3` with four."""
    names = ("0+2", "1+3") if rules.players == 4 else ("0", "1", "2")
    return " and ".join(names[side] for side in some) or "nobody"
