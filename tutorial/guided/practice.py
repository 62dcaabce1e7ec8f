"""Free practice: a deal against robots, kept as a seed and the moves so far. From these everything follows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from game.bela import CARDS, Action, ActionError, Match, Refused, Rules, Seat, SeatView
from game.bela.cards import SUIT_CARDS
from game.bots import choose

YOU: Final = Seat.S0
LEVELS: Final = (1, 2, 3)
"""1: legal cards are marked, hints and counting; 2: nothing is marked; 3: neither hints nor counting."""
SEEDS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Practice:
    seed: int
    level: int = 1
    counting: bool = True
    moves: tuple[str, ...] = ()

    @staticmethod
    def from_session(kept: object) -> "Practice | None":
        """None for anything that is no practice."""
        if not isinstance(kept, Mapping):
            return None
        seed, level, moves = kept.get("seed"), kept.get("level"), kept.get("moves")
        if type(seed) is not int or level not in LEVELS or not isinstance(moves, list):
            return None
        practice = Practice(seed, level, kept.get("counting") is True, tuple(map(str, moves)))
        try:
            practice.matches  # noqa: B018  # whether the moves can be made
        except (ActionError, Refused, IndexError):
            return None
        return practice

    def for_session(self) -> dict[str, Any]:
        return {"seed": self.seed, "level": self.level, "counting": self.counting, "moves": list(self.moves)}

    @property
    def matches(self) -> tuple[Match, ...]:
        """The match from the deal on, after each move."""
        return _matches(self.seed, self.moves)

    @property
    def match(self) -> Match:
        return self.matches[-1]

    @property
    def view(self) -> SeatView:
        return SeatView.of(self.match, YOU)

    @property
    def step(self) -> int:
        return len(self.moves)

    @property
    def is_your_turn(self) -> bool:
        return self.match.turn == YOU

    @property
    def is_over(self) -> bool:
        return self.match.phase == "review"

    @property
    def marks(self) -> bool:
        return self.level == 1

    @property
    def may_hint(self) -> bool:
        return self.level < 3

    @property
    def counts(self) -> bool:
        return self.counting and self.level < 3

    def moved(self, action: Action) -> "Practice":
        """After a move of who is on turn; Refused if it isn't allowed."""
        assert self.match.turn is not None
        self.match.act(self.match.turn, action)
        return replace(self, moves=(*self.moves, str(action)))

    def robot_moved(self) -> "Practice":
        """After the move of the robot that is on turn; the same where none is."""
        turn = self.match.turn
        if turn is None or turn == YOU:
            return self
        return self.moved(choose(SeatView.of(self.match, turn)))

    def up_to_you(self) -> "Practice":
        """After the moves of all robots before the next choice."""
        practice = self
        while (after := practice.robot_moved()) is not practice:
            practice = after
        return practice

    @property
    def since_your_move(self) -> tuple[Match, ...]:
        """The matches that the others' moves have led to since the own last one."""
        matches = self.matches
        own = [step for step in range(self.step) if matches[step].turn == YOU]
        return matches[own[-1] + 2 if own else 1 :]


@lru_cache(256)
def _matches(seed: int, moves: tuple[str, ...]) -> tuple[Match, ...]:
    if not moves:
        return (_dealt(seed),)
    before = _matches(seed, moves[:-1])
    turn = before[-1].turn
    if turn is None:
        raise IndexError("the deal is over")
    return (*before, before[-1].moved(turn, moves[-1]))


def _dealt(seed: int) -> Match:
    """A deal in which nobody holds a whole suit: a belot would end it before a card is played."""
    chance = Random(seed)
    dealer = chance.randrange(4)
    while True:
        deck = list(CARDS)
        chance.shuffle(deck)
        match = Match.start(Rules(), dealer).deal(deck).match
        hands = match.stage.deal.hands  # type: ignore[attr-defined]  # it has just been dealt
        if not any(suit & hand == suit for suit in SUIT_CARDS for hand in hands):
            return match
