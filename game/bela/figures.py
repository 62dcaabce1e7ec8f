"""What the deals of a match come to for each seat: who called, who made it, who held."""

from collections.abc import Iterable
from dataclasses import dataclass

from .ended import DealResult
from .rules import Rules
from .seats import Seat, side_of


@dataclass(slots=True)
class Figures:
    """`own_calls` are this seat's, `side_calls` the partner's too, `defences` the deals that the others called.

    `points` and `sweeps` are the side's; a deal in which nobody called is none.
    """

    deals: int = 0
    points: int = 0
    own_calls: int = 0
    own_calls_made: int = 0
    side_calls: int = 0
    side_calls_made: int = 0
    defences: int = 0
    defences_held: int = 0
    sweeps: int = 0
    belas: int = 0


def figures_of(deals: Iterable[DealResult], rules: Rules) -> tuple[Figures, ...]:
    """By seat."""
    by_seat = tuple(Figures() for _ in rules.seats)
    for deal in deals:
        if deal.caller is not None:
            for seat, figures in zip(rules.seats, by_seat, strict=True):
                _count(figures, seat, deal, deal.caller, rules.players)
    return by_seat


def _count(figures: Figures, seat: Seat, deal: DealResult, caller: Seat, players: int) -> None:
    side, made = side_of(seat, players), deal.is_made()
    figures.deals += 1
    figures.points += deal.score[side]
    figures.sweeps += deal.sweep == side
    figures.belas += deal.bela_by == seat
    if side == side_of(caller, players):
        figures.side_calls += 1
        figures.side_calls_made += made
    else:
        figures.defences += 1
        figures.defences_held += not made
    if seat == caller:
        figures.own_calls += 1
        figures.own_calls_made += made
