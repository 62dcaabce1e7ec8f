"""What a step or an exercise asks: the answers there are, which of them are right, and what is to be said to each."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.bela import Card, Seat, Suit

Value = Card | Suit | Seat | int | str | tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence of the coach by its name, and the facts that stand in it."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)


def saying(name: str, **values: Value) -> Saying:
    return Saying(name, values)


@dataclass(frozen=True, slots=True)
class Answer:
    """`opening` is what the rules say about it; `tail` what can be said besides, where the author says nothing better.

    `card` is the card that stands for it in the hand or the trick; else it is a button with a `label`.
    """

    key: str
    is_right: bool
    head: Saying
    opening: tuple[Saying, ...] = ()
    tail: tuple[Saying, ...] = ()
    card: Card | None = None
    label: Saying | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the felt and who has played it."""

    seat: Seat
    card: Card
    holds: bool


@dataclass(frozen=True, slots=True)
class Row:
    """Cards to be looked at, with a word beside them or the player whose they are."""

    cards: tuple[Card, ...]
    label: str = ""
    seat: Seat | None = None
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Felt:
    """What lies on the table."""

    trump: Suit | None = None
    dealer: Seat | None = None
    caller: Seat | None = None
    trick: tuple[Laid, ...] = ()
    waits_for_me: bool = False
    rows: tuple[Row, ...] = ()
    lines: tuple[tuple[Saying, str], ...] = ()
    seats: bool = True


@dataclass(frozen=True, slots=True)
class Question:
    """`needs_all`: every right answer has to be found, one after the other."""

    kind: str
    felt: Felt
    answers: tuple[Answer, ...]
    right: tuple[Saying, ...]
    hints: tuple[Saying, Saying]
    solution: Saying
    hand: tuple[Card, ...] = ()
    needs_all: bool = False

    def answer(self, key: str) -> Answer | None:
        return next((each for each in self.answers if each.key == key), None)

    @property
    def right_keys(self) -> tuple[str, ...]:
        return tuple(each.key for each in self.answers if each.is_right)


class NoQuestion(Exception):
    """What was given makes no question: it has no right answer, or no wrong one, or contradicts itself."""
