"""A deal of which only the points are told, put before the rules' own scoring."""

from dataclasses import dataclass

from game.bela import CARDS, Announcement, Card, DealScore, Points, Rules, Seat, Suit, Trick, set_of
from game.bela.deal import Deal
from game.bela.opening import Opening
from game.bela.scoring import BELA_POINTS, Taken, score_enough, score_played_out
from game.bela.trumps import Trumps

TRUMP = Suit.HEARTS
BySide = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """All by side, the caller's first. `points` are those of the tricks, the last one's ten included."""

    points: BySide
    tricks: BySide
    announced: BySide
    bela: BySide
    aside: tuple[Card, ...] = ()
    totals: BySide | None = None


def scored(told: Told, rules: Rules) -> DealScore:
    return score_played_out(_taken(told, rules))


def scored_if_enough(told: Told, rules: Rules) -> DealScore | None:
    """What a match that ends at once writes; None if it goes on."""
    return score_enough(_taken(told, rules))


def _taken(told: Told, rules: Rules) -> Taken:
    return Taken(_opening(told, rules), _tricks(told, rules), any(told.bela))


def _tricks(told: Told, rules: Rules) -> tuple[Trick, ...]:
    """As many tricks as each side took, the first of each holding all its points. The caller's side takes the last one."""
    tricks: list[Trick] = []
    for side in reversed(range(rules.sides)):
        points: Points = told.points[side]
        for _number in range(told.tricks[side]):
            seat = Seat(side)
            tricks.append(Trick(seat, (), seat, points))
            points = 0
    return tuple(tricks)


def _opening(told: Told, rules: Rules) -> Opening:
    """Only what the scoring asks for is as it would be."""
    deal = Deal.of(rules, rules.seats[-1], told.totals or (0,) * rules.sides, CARDS)
    aside = set_of(told.aside)
    trumps = Trumps(deal, (TRUMP,), TRUMP, Seat.S0, deal.first, deal.talons, aside=aside)
    announcing = next((side for side, value in enumerate(told.announced) if value), None)
    declared: list[tuple[Announcement, ...]] = [()] * rules.players
    if announcing is not None:
        declared[announcing] = (Announcement((), 0, told.announced[announcing], is_four=False),)
    bela = next((Seat(side) for side, value in enumerate(told.bela) if value == BELA_POINTS), None)
    return Opening(trumps, rules, TRUMP, deal.hands, tuple(declared), None, announcing, bela)
