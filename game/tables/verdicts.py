"""What a decided match is for each of its seats (docs/win-rate.md)."""

from collections.abc import Collection

from game.accounts.models import Played
from game.bela import Match, Rules, Side, side_of

from .models import Table

Outcome = Played.Outcome
Company = Table.Company
Verdicts = tuple[Outcome, ...]
"""By seat."""


def on_leaving(match: Match, leaver: int, away: Collection[int]) -> Verdicts:
    """Somebody leaves for good. Nothing has happened where nobody has played a card; all has where the last deal lies counted."""
    if not match.has_been_played:
        return (Outcome.NONE,) * match.rules.players
    if (final := match.foregone) is not None and final.winner is not None:
        return at_the_end(final.rules, final.winner, {seat for seat in away if seat != leaver})
    seats = match.rules.seats
    return tuple(Outcome.ABANDONED if seat == leaver else _left_behind(match.rules, seat, leaver) for seat in seats)


def at_the_end(rules: Rules, winner: Side, away: Collection[int]) -> Verdicts:
    """The last card is played; for who is `away` a robot has played it."""
    return tuple(
        Outcome.ABANDONED if seat in away else _to_who_stayed(rules, seat, winner, away) for seat in rules.seats
    )


def _left_behind(rules: Rules, seat: int, leaver: int) -> Outcome:
    return Outcome.WON if rules.players != 3 and not _are_partners(rules, seat, leaver) else Outcome.NONE


def _to_who_stayed(rules: Rules, seat: int, winner: Side, away: Collection[int]) -> Outcome:
    """The table's result, but nobody loses by the partner's absence, and in three nobody wins or loses by anybody's."""
    if rules.players == 3 and away:
        return Outcome.NONE
    if side_of(rules.seats[seat], rules.players) == winner:
        return Outcome.WON
    deserted = any(_are_partners(rules, seat, other) for other in away)
    return Outcome.NONE if deserted else Outcome.LOST


def _are_partners(rules: Rules, one: int, other: int) -> bool:
    seats = rules.seats
    return one != other and side_of(seats[one], rules.players) == side_of(seats[other], rules.players)


def partner_of(rules: Rules, seat: int) -> int | None:
    return next((int(other) for other in rules.seats if _are_partners(rules, seat, other)), None)


def counts_for_rate(company: str, verdicts: Collection[str]) -> bool:
    """Among registered players only; that nobody has won, lost or left it means that it was left before the first card."""
    return company == Company.PLAYERS and set(verdicts) != {Outcome.NONE}
