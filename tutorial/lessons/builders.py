"""By kind: which names a step of a lesson file has, and the question that is made of them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.bela import Seat

from ..sources import Source
from . import fields
from .kinds import announcing, calling, counting, finding, legal, scoring, taking, turns
from .position import Position
from .question import Question

FIRST: Final = Seat.S1
"""Who leads or speaks first where a step does not say: the learner has dealt."""


class Kind(NamedTuple):
    """`needed` and `possible` are the names a step of this kind has besides those that every step has."""

    build: Callable[[Source], Question]
    needed: tuple[str, ...]
    possible: tuple[str, ...] = ()


def _position(step: Source) -> Position:
    trick, hand = fields.cards(step.part("trick")), fields.hand(step.part("hand"))
    if len(trick) > 3:
        raise step.part("trick").wrong("at most three cards lie before the learner's")
    for card in trick:
        if hand >> card & 1:
            raise step.part("trick").wrong(f"{card} is in the hand too")
    return Position(fields.suit(step.part("trump")), trick, hand)


def _find(step: Source) -> Question:
    sought = step.part("find").one_of(*_FINDS)
    return _FINDS[sought](step)


_FINDS: Final[dict[str, Callable[[Source], Question]]] = {
    "named": lambda step: finding.named_card(fields.hand(step.part("hand")), fields.card(step.part("card"))),
    "strongest": lambda step: finding.strongest(fields.hand(step.part("hand")), fields.suit(step.part("trump"))),
    "dearest": lambda step: finding.dearest(fields.hand(step.part("hand")), fields.suit(step.part("trump"))),
    "trumps": lambda step: finding.trumps(fields.hand(step.part("hand")), fields.suit(step.part("trump"))),
    "bela": lambda step: finding.bela(fields.hand(step.part("hand")), fields.suit(step.part("trump"))),
    "announcement": lambda step: finding.announcement(
        fields.hand(step.part("hand")), fields.suit(step.part("trump")) if step.has("trump") else None
    ),
    "only": lambda step: finding.only_card(_position(step)),
    "takes": lambda step: finding.taking_card(_position(step)),
    "give": lambda step: finding.given(_position(step)),
    "save": lambda step: finding.saved(_position(step)),
}


def _takes(step: Source) -> Question:
    return taking.taker(fields.cards(step.part("trick")), _first(step, "leads"), fields.suit(step.part("trump")))


def _points(step: Source) -> Question:
    trump = fields.suit(step.part("trump"))
    is_last = step.has("last") and fields.yes(step.part("last"))
    if step.has("trick"):
        return counting.points_of(
            fields.cards(step.part("trick")), trump, leader=_first(step, "leads"), is_last=is_last
        )
    return counting.points_of(fields.cards(step.part("cards")), trump, is_last=is_last)


def _stronger(step: Source) -> Question:
    return announcing.stronger(fields.held(step.part("held")), _first(step, "first"), fields.suit(step.part("trump")))


def _written(step: Source) -> Question:
    return announcing.written(fields.held(step.part("held")), _first(step, "first"), fields.suit(step.part("trump")))


def _announced(step: Source) -> Question:
    return announcing.worth_of_hand(fields.cards(step.part("hand")))


def _call(step: Source) -> Question:
    return calling.call(fields.cards(step.part("hand")), fields.seat(step.part("dealer")))


def _figures(step: Source) -> scoring.Figures:
    return scoring.Figures(
        caller=fields.side(step.part("caller")),
        cards=fields.pair(step.part("cards")) if step.has("cards") else (82, 80),
        announced=fields.pair(step.part("announced")) if step.has("announced") else (0, 0),
        bela=fields.side(step.part("bela")) if step.has("bela") else None,
    )


def _turn(step: Source) -> Question:
    return turns.turn(fields.seat(step.part("dealer")), step.part("asks").one_of(*turns.ASKED))


def _first(step: Source, name: str) -> Seat:
    return fields.seat(step.part(name)) if step.has(name) else FIRST


KINDS: Final = {
    "find": Kind(_find, ("find", "hand"), ("card", "trump", "trick")),
    "legal": Kind(lambda step: legal.legal_cards(_position(step)), ("trump", "trick", "hand")),
    "takes": Kind(_takes, ("trump", "trick"), ("leads",)),
    "points": Kind(_points, ("trump",), ("cards", "trick", "leads", "last")),
    "stronger": Kind(_stronger, ("trump", "held"), ("first",)),
    "written": Kind(_written, ("trump", "held"), ("first",)),
    "announced": Kind(_announced, ("hand",)),
    "call": Kind(_call, ("hand", "dealer")),
    "score": Kind(lambda step: scoring.outcome(_figures(step)), ("caller", "cards"), ("announced", "bela")),
    "needed": Kind(lambda step: scoring.needed(_figures(step)), ("caller",), ("announced", "bela")),
    "turn": Kind(_turn, ("dealer", "asks")),
}
