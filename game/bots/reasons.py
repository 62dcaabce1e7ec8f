"""What a robot would do and why: the branch of its reckoning that has decided, never one that was made up afterwards."""

from enum import StrEnum
from typing import NamedTuple

from game.bela import Action, Card


class Why(StrEnum):
    # calling
    CALLS = "calls"
    MUST_CALL = "must_call"
    PROMISES_TOO_LITTLE = "promises_too_little"
    # the seven for the card turned up
    BETTER_CARD = "better_card"
    TAKES_IT_AWAY = "takes_it_away"
    NO_SEVEN = "no_seven"
    NO_GAIN = "no_gain"
    # laying aside, declaring, claiming
    LEAST_MISSED_ASIDE = "least_missed_aside"
    DECLARES = "declares"
    NOTHING_TO_DECLARE = "nothing_to_declare"
    DECLARING_IS_LOST = "declaring_is_lost"
    HAS_REVOKED = "has_revoked"
    # a card: the trick
    ONLY_CARD = "only_card"
    TAKES = "takes"
    GIVES = "gives"
    NOT_THE_CALLERS = "not_the_callers"
    LIKELY = "likely"
    UNLIKELY = "unlikely"
    LOST = "lost"
    # a card: what is kept
    KEEPS = "keeps"
    GETS_VOID = "gets_void"
    # a card: trumps are drawn
    DRAWS = "draws"
    SAVES_ACES = "saves_aces"
    FOR_CALLER = "for_caller"
    # a card: all are worth the same
    ALIKE = "alike"


class Advice(NamedTuple):
    """`instead` is the next best card; `chance`, where the trick decided, how likely it goes well."""

    action: Action
    why: Why
    instead: Card | None = None
    chance: float = 0.0
