"""What a step did, for a sentence or a movement on the table. An event with an audience is for that seat alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from .cards import CARDS, Card, Points, Suit
from .seats import SEATS, Seat, Side


@dataclass(frozen=True, slots=True)
class Dealt:
    dealer: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Called:
    seat: Seat
    suit: Suit
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Redealt:
    """Nobody called: the deal is thrown in and the next seat deals."""

    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The seven of trumps was swapped for the offered card."""

    seat: Seat
    seven: Card
    offered: Card
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    seat: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """The caller laid two cards aside; only the event for himself names them."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Declared:
    """What a seat said it holds: the values alone are public. None is a belot that wins the match."""

    seat: Seat
    values: tuple[Points | None, ...]
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class AnnouncementsWon:
    """It is known which side's announcements count, and what they are worth together."""

    side: Side
    value: Points
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class AnnouncementsShown:
    """The winners lay the cards of their announcements open."""

    side: Side
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    card: Card
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class BelaSaid:
    seat: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class BelaCompleted:
    """The second card of a bela that was said: the table says "od bele"."""

    seat: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """`cards` in the order of play; `points` with the last trick's ten."""

    seat: Seat
    cards: tuple[Card, ...]
    points: Points
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class AuzmesClaimed:
    seat: Seat
    against: Seat
    rightly: bool
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealEnded:
    """`outcome` is a word of the record: pass, fall, belot, auzmes, enough or redealt; `score` by side."""

    outcome: str
    score: tuple[Points, ...]
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class Accepted:
    seat: Seat
    audience: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchWon:
    side: Side
    audience: Seat | None = None


Event = (
    Dealt
    | Called
    | Passed
    | Redealt
    | Exchanged
    | Kept
    | Discarded
    | Declared
    | AnnouncementsWon
    | AnnouncementsShown
    | Played
    | BelaSaid
    | BelaCompleted
    | TrickTaken
    | AuzmesClaimed
    | DealEnded
    | Accepted
    | MatchWon
)

PLAYED: Final = tuple(tuple((Played(seat, card),) for card in CARDS) for seat in SEATS[4])
"""By seat and card: the whole news of most steps, made once."""


def known_to(seat: Seat | None, events: tuple[Event, ...]) -> Iterator[Event]:
    """The events this seat (None: a spectator) may learn of."""
    return (event for event in events if event.audience is None or event.audience == seat)
