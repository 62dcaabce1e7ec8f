"""Where the seats lie on a screen: one's own at the bottom, the next in turn to the right, so that play runs counter-clockwise."""

from collections.abc import Sequence

PLACES = ("me", "right", "top", "left")


def place_of(seat: int, you: int | None) -> str:
    """The side of the felt a seat of four is seen at; a spectator sees the table from seat 0."""
    return places_by_seat(you)[seat]


def places_by_seat(you: int | None) -> tuple[str, ...]:
    return _BY_SEAT[you or 0]


_BY_SEAT = tuple(tuple(PLACES[(seat - you) % 4] for seat in range(4)) for you in range(4))


def sides_in_order(you: int | None) -> tuple[int, int]:
    """The two sides of four, one's own first."""
    return (0, 1) if (you or 0) % 2 == 0 else (1, 0)


def in_order(by_side: Sequence[int], you: int | None) -> tuple[int, int]:
    """Two figures by side, one's own first."""
    mine, theirs = sides_in_order(you)
    return by_side[mine], by_side[theirs]
