"""Seats and sides: four sit in two partnerships, three and two each for themselves (rules.md, "Words")."""

from enum import IntEnum
from typing import Final

Side = int


class Seat(IntEnum):
    """A place at the table; the next seat in playing order sits to the right of it."""

    S0 = 0
    S1 = 1
    S2 = 2
    S3 = 3


SEATS: Final = {players: tuple(Seat(number) for number in range(players)) for players in (2, 3, 4)}
SIDES: Final = {2: 2, 3: 3, 4: 2}

NEXT: Final = {players: (*seats[1:], seats[0]) for players, seats in SEATS.items()}
"""`NEXT[players][seat]`: whose turn it is after a seat."""

IN_TURN: Final = {
    players: tuple(tuple(seats[(first + step) % players] for step in range(players)) for first in seats)
    for players, seats in SEATS.items()
}
"""`IN_TURN[players][first]`: all seats from the first one on."""

OPPONENTS: Final = {
    players: tuple(tuple(other for other in seats if other % SIDES[players] != seat % SIDES[players]) for seat in seats)
    for players, seats in SEATS.items()
}
"""`OPPONENTS[players][seat]`"""


def side_of(seat: Seat, players: int) -> Side:
    """The side a seat plays for.

    >>> [side_of(seat, 4) for seat in SEATS[4]], [side_of(seat, 3) for seat in SEATS[3]]
    ([0, 1, 0, 1], [0, 1, 2])
    """
    return seat % SIDES[players]
