"""What a seat may know of a match, copied in (contract.md, "The view of a seat"). Nothing else reaches a page or a player."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .actions import Action
from .announced import AnnouncedView
from .auzmes import ClaimView
from .cards import Card, Points, Suit
from .deal_score import BySide, DealScore
from .ended import DealResult
from .errors import Refusal
from .events import Event, known_to
from .match import Match
from .play import Trick
from .rules import Rules
from .seats import Seat, Side
from .sight import seen_by, seen_by_all


@dataclass(frozen=True, slots=True)
class SeatView:
    """The match as one seat sees it; `you` is None for a spectator. What is by side or by seat starts with side or seat 0.

    `exchanger` is who swapped the seven for the `offered` card, which stays the card turned up for the whole deal.
    `talon` counts the own cards that may not be looked at yet. `refusals` say on the own turn to play why each other card of
    the hand is refused. `deal` is what the tricks so far are worth, in review and over the deal's score. `needed` is, while
    playing, the least with which the caller passes as far as everybody knows; None where cards are out that nobody sees.
    """

    rules: Rules
    version: int
    phase: str
    you: Seat | None
    turn: Seat | None
    dealer: Seat | None
    hand: tuple[Card, ...]
    talon: int
    legal: tuple[Action, ...]
    totals: BySide
    deals: tuple[DealResult, ...]
    winner: Side | None
    events: tuple[Event, ...]
    cards_left: tuple[int, ...]
    deal: BySide
    tricks: tuple[int, ...]
    calls: tuple[tuple[Seat, Suit | None], ...] = ()
    trump: Suit | None = None
    caller: Seat | None = None
    offered: Card | None = None
    exchanger: Seat | None = None
    announced: tuple[AnnouncedView, ...] = ()
    bela: tuple[Seat, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    winning: Seat | None = None
    last_trick: Trick | None = None
    history: tuple[Trick, ...] = ()
    refusals: Mapping[Card, Refusal] = field(default_factory=dict)
    needed: Points | None = None
    score: DealScore | None = None
    claim: ClaimView | None = None
    accepted: tuple[Seat, ...] = ()

    @staticmethod
    def of(match: Match, seat: int | None) -> "SeatView":
        """The view of a seat, or of a spectator for None."""
        return SeatViews(match).of(seat)


class SeatViews:
    """How one match is seen from its seats. What all may see is gathered once."""

    def __init__(self, match: Match) -> None:
        standing = match.standing
        self._match = match
        self._open: dict[str, Any] = {
            "rules": standing.rules,
            "version": match.version,
            "phase": match.phase,
            "turn": match.turn,
            "dealer": standing.dealer,
            "totals": standing.totals,
            "deals": standing.deals,
            "winner": standing.winner,
            **seen_by_all(match.stage, standing.rules),
        }

    def of(self, seat: int | None) -> SeatView:
        """What a seat sees, or for None a spectator."""
        match = self._match
        you = None if seat is None else match.standing.rules.seats[seat]
        return SeatView(
            you=you,
            legal=() if you is None else match.stage.legal_actions(you),
            events=tuple(known_to(you, match.events)),
            **self._open,
            **seen_by(match.stage, you),
        )
