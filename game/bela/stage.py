"""A stage of a deal: a value that holds its own data, knows who may do what, and what comes of it."""

from dataclasses import dataclass
from typing import Protocol

from .actions import Action
from .ended import FinishedDeal
from .errors import Reason, Refused
from .events import Event
from .seats import Seat


class Stage(Protocol):
    @property
    def phase(self) -> str:
        """The word of the contract."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats this stage waits for."""

    def legal_actions(self, seat: Seat, /) -> tuple[Action, ...]:
        """Every action this seat may take now, in the contract's order."""

    def apply(self, seat: Seat, action: Action, /) -> "Progress":
        """What comes of an action; Refused if it is not allowed."""


class Idle:
    """A stage in which no player has anything to do."""

    __slots__ = ()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return ()

    def legal_actions(self, _seat: Seat, /) -> tuple[Action, ...]:
        return ()

    def apply(self, _seat: Seat, _action: Action, /) -> "Progress":
        raise Refused(Reason.WRONG_PHASE)


@dataclass(frozen=True, slots=True)
class Closed(Idle):
    """The last stage of a deal, which the match writes down at once."""

    finished: FinishedDeal

    @property
    def phase(self) -> str:
        return "closed"


Progress = tuple[Stage, tuple[Event, ...]]


def expect(phase_has_it: bool, seat: Seat, turn: Seat) -> None:
    """Refuse an action that is none of this phase, or comes out of turn."""
    if not phase_has_it:
        raise Refused(Reason.WRONG_PHASE)
    if seat != turn:
        raise Refused(Reason.NOT_YOUR_TURN)
