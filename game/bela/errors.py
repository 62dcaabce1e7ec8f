"""What can go wrong: a text that is no action, an action that is not allowed now, a set of options that is no game."""

from enum import StrEnum
from typing import NamedTuple

from .cards import Card


class Reason(StrEnum):
    """Why an action is refused; those of a card stand in the order in which they are looked for."""

    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_BEAT = "must_beat"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    ILLEGAL_CALL = "illegal_call"
    ILLEGAL_EXCHANGE = "illegal_exchange"
    ILLEGAL_DISCARD = "illegal_discard"
    NOT_HELD = "not_held"
    ILLEGAL_BELA = "illegal_bela"
    ILLEGAL_AUZMES = "illegal_auzmes"


class Refusal(NamedTuple):
    """Why an action is refused and, where it was a card, which cards are allowed instead."""

    reason: Reason
    allowed: tuple[Card, ...] = ()


class Refused(Exception):
    """An action that the rules do not allow now. Nothing has happened."""

    def __init__(self, reason: Reason, allowed: tuple[Card, ...] = ()) -> None:
        super().__init__(reason.value)
        self.refusal = Refusal(reason, allowed)


class ActionError(ValueError):
    """A text that is no action at all."""


class RulesError(ValueError):
    """An option that does not exist, a value it does not have, or one without meaning at this table."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option
        self.message = message
