"""Scoring a deal, however it ended (rules.md, "Scoring a deal", "End of the match" and "Playing")."""

from typing import Final, NamedTuple

from .cards import LAST_TRICK, Points, points_in
from .deal_score import DealScore, Sheet
from .ending import leader_of
from .opening import Opening, declared_by
from .play import Trick
from .seats import Seat, Side, side_of
from .trumps import Trumps

BELA_POINTS: Final[Points] = 20


class Taken(NamedTuple):
    """What a deal has come to so far: the finished tricks, and whether the bela was said."""

    opening: Opening
    tricks: tuple[Trick, ...]
    bela_said: bool


def needed_of(total: Points) -> Points:
    """The least with which a caller passes: more than half of all that is written."""
    return total // 2 + 1


def trick_points(taken: Taken) -> list[Points]:
    """By side, the last trick with its ten, without cards laid aside."""
    rules = taken.opening.rules
    points = [0] * rules.sides
    for trick in taken.tricks:
        points[side_of(trick.winner, rules.players)] += trick.points
    return points


def laid_aside(trumps: Trumps) -> list[Points]:
    """By side, the points of what the caller of three laid aside."""
    rules = trumps.deal.rules
    points = [0] * rules.sides
    points[side_of(trumps.caller, rules.players)] = points_in(trumps.aside, trumps.trump)
    return points


def card_points(taken: Taken) -> list[Points]:
    """By side, what it has in its tricks and laid aside, the last trick with its ten."""
    aside = laid_aside(taken.opening.trumps)
    return [in_tricks + beside for in_tricks, beside in zip(trick_points(taken), aside, strict=True)]


def score_played_out(taken: Taken) -> DealScore:
    """The score of a deal whose last trick has been taken."""
    sheet, rules = _sheet(taken), taken.opening.rules
    blank = _blank_sides(taken)
    sweeper = next(iter(_not_in(blank, rules.sides))) if len(blank) == rules.sides - 1 else None
    if sweeper is not None:
        sheet.sweep_bonus[sweeper] = rules.sweep_bonus
    for side in blank:
        _settle_unconfirmed(sheet, side, sweeper, rules.unconfirmed)
    return _passed_or_fallen(sheet, taken, sweeper)


def score_enough(taken: Taken) -> DealScore | None:
    """The score of a match that ends with this trick, before any scoring (rules.md, "enough"); None if it goes on."""
    opening = taken.opening
    rules, before = opening.rules, opening.trumps.deal.totals
    sheet = _sheet(taken)
    if rules.unconfirmed != "kept":
        for side in _blank_sides(taken):
            sheet.announced[side] = sheet.bela[side] = 0
    written = sheet.totals()
    totals = [had + has for had, has in zip(before, written, strict=True)]
    winner = leader_of(totals, rules)
    return None if winner is None else sheet.closed("enough", written, winner=winner)


def score_belot(opening: Opening, holder: Seat) -> DealScore:
    """A belot raises its side to the target and wins the match."""
    rules = opening.rules
    winner = side_of(holder, rules.players)
    written = [0] * rules.sides
    written[winner] = max(0, rules.target - opening.trumps.deal.totals[winner])
    return Sheet.empty(opening.trumps.caller, rules.sides).closed("belot", written, winner=winner)


def score_claim(taken: Taken, writer: Side) -> DealScore:
    """After a judged auzmeš one side writes all cards in the hands, the last trick, all that was declared and bela if said."""
    opening = taken.opening
    rules, trump = opening.rules, opening.trumps.trump
    sheet = Sheet.empty(opening.trumps.caller, rules.sides)
    sheet.cards[writer] = sum(points_in(hand, trump) for hand in opening.hands)
    sheet.last_trick[writer] = LAST_TRICK
    sheet.announced[writer] = sum(declared_by(opening.declared, side, rules) for side in range(rules.sides))
    sheet.bela[writer] = BELA_POINTS if taken.bela_said else 0
    return sheet.closed("auzmes", sheet.totals())


def _sheet(taken: Taken) -> Sheet:
    """What is there before anything is lost: cards, the last trick, announcements of the side that won them, bela said."""
    opening, players = taken.opening, taken.opening.rules.players
    sheet = Sheet.empty(opening.trumps.caller, opening.rules.sides)
    sheet.cards = card_points(taken)
    if len(taken.tricks) == opening.rules.hand_size:
        last = side_of(taken.tricks[-1].winner, players)
        sheet.cards[last] -= LAST_TRICK
        sheet.last_trick[last] = LAST_TRICK
    if opening.announcing is not None:
        sheet.announced[opening.announcing] = opening.announced
    if taken.bela_said and opening.bela_holder is not None:
        sheet.bela[side_of(opening.bela_holder, players)] = BELA_POINTS
    return sheet


def _blank_sides(taken: Taken) -> set[Side]:
    """The sides without a trick, or without a point in their tricks."""
    rules = taken.opening.rules
    if rules.blank == "point":
        return {side for side, points in enumerate(trick_points(taken)) if points == 0}
    return _not_in({side_of(trick.winner, rules.players) for trick in taken.tricks}, rules.sides)


def _not_in(some: set[Side], sides: int) -> set[Side]:
    return set(range(sides)) - some


def _settle_unconfirmed(sheet: Sheet, blank: Side, sweeper: Side | None, unconfirmed: str) -> None:
    """What a blank side announced is kept, lost, or the sweeper's; without a sweep nobody can take it over."""
    if unconfirmed == "kept" or (unconfirmed == "to_sweeper" and sweeper is None):
        return
    for part in (sheet.announced, sheet.bela):
        if unconfirmed == "to_sweeper" and sweeper is not None:
            part[sweeper] += part[blank]
        part[blank] = 0


def _passed_or_fallen(sheet: Sheet, taken: Taken, sweeper: Side | None) -> DealScore:
    rules = taken.opening.rules
    caller = side_of(taken.opening.trumps.caller, rules.players)
    totals = sheet.totals()
    needed = needed_of(sum(totals))
    if totals[caller] >= needed:
        return sheet.closed("pass", totals, needed=needed, sweep=sweeper)
    written = [*totals]
    written[caller] = sheet.bela[caller] if rules.bela_kept_on_fall else 0
    if rules.players != 3:
        written[1 - caller] = sum(totals) - written[caller]
    return sheet.closed("fall", written, needed=needed, sweep=sweeper)
