"""A match is decided once: at its end, or as somebody leaves for good. Everybody's part in it is written right then."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict

from game.accounts.models import Played, User
from game.accounts.played import write_played
from game.bela import Figures, Match, Rules, figures_of

from .models import Move, Seat, Table
from .results import MatchResult
from .verdicts import Company, Verdicts, at_the_end, counts_for_rate, on_leaving, partner_of


def company_of(people: Iterable[User | None]) -> Company:
    """Who begins a match, given a robot as None: whether it counts is settled here, whatever becomes of them later."""
    people = list(people)
    if None in people:
        return Company.ROBOTS
    return Company.GUESTS if any(user is None or user.is_guest for user in people) else Company.PLAYERS


def decide_at_end(table_id: int, result: MatchResult, *, length: int, at_ms: int) -> None:
    """Inside the transaction of the move that ends the match; does nothing where somebody's leaving has decided it."""
    table = Table.objects.get(id=table_id)
    rules, seats = Rules.from_options(table.options), list(table.seats.order_by("place"))
    away = {seat.place for seat in seats if seat.standin}
    if _mark(table, at_the_end(rules, result.winner, away), at_ms=at_ms, length=length, left_first=None):
        write_played(parts_of(table, seats, result.figures))


def decide_by_leaving(table: Table, match: Match, leaver: int, *, at_ms: int) -> None:
    """Inside the leaver's transaction, before the seat is handed over; does nothing where the match is decided."""
    seats = list(table.seats.order_by("place"))
    verdicts = on_leaving(match, leaver, {seat.place for seat in seats if seat.standin})
    if _mark(table, verdicts, at_ms=at_ms, length=table.length, left_first=leaver):
        write_played(parts_of(table, seats, figures_so_far(match)))


def figures_so_far(match: Match) -> Sequence[Figures]:
    """The deal that lies counted is one of them where nothing can change it."""
    return figures_of((match.foregone or match).deals, match.rules)


def parts_of(table: Table, seats: Sequence[Seat], figures: Sequence[Figures]) -> list[Played]:
    """Of everybody who plays in this decided match; a robot has no part."""
    assert table.decided_ms is not None
    assert table.verdicts is not None
    rules, timeouts = Rules.from_options(table.options), _timeouts(table)
    return [
        Played(
            user_id=seat.user_id,
            match=table.code,
            ended_ms=table.decided_ms,
            outcome=table.verdicts[seat.place],
            counts=counts_for_rate(table.company, table.verdicts),
            with_robots=table.company == Company.ROBOTS,
            preset=table.preset,
            players=rules.players,
            target=rules.target,
            partner_id=None if (partner := partner_of(rules, seat.place)) is None else seats[partner].user_id,
            timeouts=timeouts[seat.place],
            **asdict(figures[seat.place]),
        )
        for seat in seats
        if seat.user_id is not None
    ]


def _mark(table: Table, verdicts: Verdicts, *, at_ms: int, length: int, left_first: int | None) -> bool:
    """Whether this is what decides the match: the row itself says so, whoever else tries at the same time."""
    marks = {"decided_ms": at_ms, "decided_length": length, "left_first": left_first, "verdicts": list(verdicts)}
    for name, value in marks.items():
        setattr(table, name, value)
    return bool(Table.objects.filter(id=table.id, decided_ms=None).update(**marks))


def _timeouts(table: Table) -> Counter[int | None]:
    """By seat; nobody is charged for a review that ran out."""
    ran_out = Move.objects.filter(table=table, made_by=Move.By.TIMEOUT, number__lt=table.decided_length)
    return Counter(ran_out.exclude(action="accept").values_list("seat", flat=True))
