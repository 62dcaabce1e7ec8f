"""Where the seats lie on a screen: one's own at the bottom, the next in turn to the right, so that play runs counter-clockwise."""

from collections.abc import Sequence
from typing import TypeVar

BySide = tuple[int, ...]
Name = TypeVar("Name")

PLACES = {4: ("me", "right", "top", "left"), 3: ("me", "right", "left"), 2: ("me", "top")}
"""By number of players, from the own seat on in turn."""
READ_IN_ORDER = {4: (2, 3, 1), 3: (2, 1), 2: (1,)}
"""How far in turn the others sit, in the order in which they are read: opposite, left, right."""


def places_by_seat(you: int | None, players: int) -> tuple[str, ...]:
    """The side of the felt each seat is seen at; a spectator sees the table from seat 0."""
    return _BY_SEAT[players][you or 0]


_BY_SEAT = {
    players: tuple(tuple(places[(seat - you) % players] for seat in range(players)) for you in range(players))
    for players, places in PLACES.items()
}


def others_around(you: int | None, players: int) -> tuple[int, ...]:
    """The seats of the others in the order in which they are read."""
    return tuple(((you or 0) + step) % players for step in READ_IN_ORDER[players])


def sides_of(players: int) -> int:
    """How many sides score: with four two seats are a side, else each seat is its own."""
    return 2 if players == 4 else players


def side_seen_from(you: int | None, sides: int) -> int | None:
    """The own side, None for a spectator."""
    return None if you is None else you % sides


def sides_in_order(you: int | None, sides: int) -> tuple[int, ...]:
    """The sides in turn, one's own first."""
    own = (you or 0) % sides
    return tuple((own + step) % sides for step in range(sides))


def in_order(by_side: Sequence[int], you: int | None) -> BySide:
    """Figures by side, one's own first."""
    own = (you or 0) % len(by_side)
    return (*by_side[own:], *by_side[:own])


def seats_of_side(side: int, by_seat: Sequence[Name]) -> tuple[Name, ...]:
    """What belongs to the seats of a side, of what there is by seat."""
    return tuple(by_seat[side :: sides_of(len(by_seat))])
