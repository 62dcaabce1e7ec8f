"""What people ask about tables, answered by the tables themselves, which know people and aren't known by them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The table somebody plays or waits at; its code only where whoever is told may enter."""

    code: str | None
    waits: bool


@dataclass(frozen=True, slots=True)
class Crew:
    """Who has played a match with somebody, at the table with this code."""

    code: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """The table with this code, which somebody has opened and which waits; and who is invited there."""

    code: str
    invited: frozenset[int]


class Company(Protocol):
    def whereabouts(self, user_ids: Collection[int]) -> dict[int, Whereabouts]:
        """Where each of those who sit somewhere does."""

    def met(self, user_id: int, others: Collection[int]) -> set[int]:
        """With which of them this person sits or has sat at a table."""

    def at_table(self, code: str, user_id: int) -> list[int]:
        """The others who sit or have sat at a table where this person does, by seat."""

    def said_at(self, code: str, user_id: int) -> str:
        """What this person has said at a table lately, a line each, for who decides about a report."""

    def crews(self, user_id: int) -> list[Crew]:
        """With whom this person has played the latest matches, each company once."""


companies: list[Company] = []
"""The tables, once they are set up."""

rooms: list[Callable[[int], Room | None]] = []
"""The lobby, once it is set up: the room of somebody."""


def company() -> Company:
    return companies[-1]


def room_of(user_id: int) -> Room | None:
    return rooms[-1](user_id)
