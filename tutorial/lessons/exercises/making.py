"""An exercise from its kind and number: the same number makes the same exercise, whoever opens it and whenever."""

import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from game.bela import Card, Rules, Seat, Suit, announcements_in, cards_of, set_of
from game.bela.cards import CARDS, NO_CARDS, SUITS, CardSet
from game.bela.play import allowed_cards, best_of

from ..kinds.announcing import stronger
from ..kinds.counting import points_of
from ..kinds.legal import legal_cards
from ..kinds.scoring import Figures, outcome
from ..kinds.taking import taker
from ..position import ME, Position
from ..question import NoQuestion, Question

NUMBERS: Final = 1_000_000
"""Exercises of a kind."""


class Laying(NamedTuple):
    """A moment of a deal in which anything allowed is played: who leads, what lies, what everybody holds."""

    trump: Suit
    leader: Seat
    trick: tuple[Card, ...]
    hands: tuple[CardSet, ...]

    @property
    def turn(self) -> Seat:
        return Seat((self.leader + len(self.trick)) % 4)

    @property
    def is_last(self) -> bool:
        """Whether the trick that lies there whole is the deal's last."""
        return len(self.trick) == 4 and not any(self.hands)


def make(kind: str, number: int, rules: Rules) -> Question:
    """KeyError for a kind that does not exist."""
    maker = MAKERS[kind]
    chance = random.Random(f"{kind} {number}")
    while True:
        try:
            return maker(chance, rules)
        except NoQuestion:
            continue


def _legal(chance: random.Random, rules: Rules) -> Question:
    mine = [laying for laying in _deal(chance, rules) if laying.turn == ME and 0 < len(laying.trick) < 4]
    laying = chance.choice(mine or [_nothing()])
    return legal_cards(Position(laying.trump, laying.trick, laying.hands[ME], rules))


def _takes(chance: random.Random, rules: Rules) -> Question:
    laying = chance.choice([laying for laying in _deal(chance, rules) if len(laying.trick) == 4])
    return taker(laying.trick, laying.leader, laying.trump)


def _points(chance: random.Random, rules: Rules) -> Question:
    whole = [laying for laying in _deal(chance, rules) if len(laying.trick) == 4]
    laying = whole[-1] if chance.random() < 0.25 else chance.choice(whole)
    return points_of(laying.trick, laying.trump, leader=laying.leader, is_last=laying.is_last)


def _stronger(chance: random.Random, rules: Rules) -> Question:
    hands = _hands(chance)
    held = {
        seat: announcements_in(hand)[0].cards
        for seat, hand in zip(rules.seats, hands, strict=True)
        if announcements_in(hand)
    }
    return stronger(held, chance.choice(rules.seats), chance.choice(SUITS), rules)


def _score(chance: random.Random, rules: Rules) -> Question:
    ours = chance.choice(
        [0, 162, *(chance.randint(40, 122) for _ in range(18)), *(chance.randint(70, 92) for _ in range(10))]
    )
    worth, side = chance.choice([0, 0, 0, 20, 20, 50, 70, 100]), chance.randint(0, 1)
    if rules.announcements != "all":
        worth = 0
    bela = chance.choice([None, None, 0, 1]) if rules.announcements != "none" else None
    announced = (worth, 0) if side == 0 else (0, worth)
    return outcome(Figures(chance.randint(0, 1), (ours, 162 - ours), announced, bela, rules))


MAKERS: Final[dict[str, Callable[[random.Random, Rules], Question]]] = {
    "smijes": _legal,
    "nosi": _takes,
    "bodovi": _points,
    "zvanje": _stronger,
    "zbroj": _score,
}


def _hands(chance: random.Random) -> tuple[CardSet, ...]:
    deck = [*CARDS]
    chance.shuffle(deck)
    return tuple(set_of(deck[8 * seat : 8 * seat + 8]) for seat in range(4))


def _deal(chance: random.Random, rules: Rules) -> Iterator[Laying]:
    """Every moment of a deal, each trick once more when it lies there whole."""
    hands, trump, leader = [*_hands(chance)], chance.choice(SUITS), chance.choice(rules.seats)
    for _ in range(rules.hand_size):
        trick: tuple[Card, ...] = ()
        while len(trick) < 4:
            laying = Laying(trump, leader, trick, tuple(hands))
            yield laying
            hand = hands[laying.turn]
            may = allowed_cards(hand, trick[0], best_of(trick, trump), trump, rules) if trick else hand
            card = chance.choice(cards_of(may))
            hands[laying.turn] = hand & ~(1 << card)
            trick = (*trick, card)
        yield Laying(trump, leader, trick, tuple(hands))
        leader = Seat((leader + trick.index(best_of(trick, trump))) % 4)


def _nothing() -> Laying:
    return Laying(SUITS[0], ME, (), (NO_CARDS,) * 4)
