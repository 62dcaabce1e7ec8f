"""Tables and matches in every state a page has to show, played by a chance that always falls the same way."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from game.bela import CARDS, Match, Rules, SeatView
from game.tables.presenters.page import TablePage, page
from game.tables.table_state import SeatState, TableState

NOW = 1_700_000_000_000
NAMES = ("Ana", "Ivan", "Đurđa", "Joža")
DEALER = 0


def table(**changes: object) -> TableState:
    """Three people and a robot; the clock has fourteen of twenty seconds left."""
    seats = tuple(
        SeatState(index, name, "guest", ready=True, here=True, user_id=index + 1)
        for index, name in enumerate(NAMES[:3])
    )
    robot = SeatState(3, NAMES[3], "robot", ready=True, here=True, level="srednji")
    known = TableState(
        id=1,
        code="k7pq3x",
        visibility="private",
        rules=Rules(),
        preset="klasik",
        move_seconds=20,
        min_win_rate=0,
        spectators=True,
        creator_id=1,
        begun=True,
        seats=(*seats, robot),
        shown_until_ms=NOW + 14_000,
        clock_ms=20_000,
    )
    return replace(known, **changes)  # type: ignore[arg-type]


def table_for(rules: Rules) -> TableState:
    """A table at which these rules are played, with a person at every seat but the last."""
    usual = table(rules=rules)
    seats = (*usual.seats[: rules.players - 1], replace(usual.seats[3], index=rules.players - 1))
    return replace(usual, seats=seats)


def with_seat(of: TableState, index: int, **changes: object) -> TableState:
    seats = tuple(replace(seat, **changes) if seat.index == index else seat for seat in of.seats)  # type: ignore[arg-type]
    return replace(of, seats=seats)


def waiting_table(taken: int = 2) -> TableState:
    free = [SeatState(index) for index in range(taken, 4)]
    return table(begun=False, seats=(*table().seats[:taken], *free), shown_until_ms=None, clock_ms=None)


def played(until: Callable[[Match], bool], seed: int = 1, rules: Rules | None = None) -> Match:
    """A match as it stands when `until` first holds; every choice is drawn from the seed."""
    chance = Random(seed)
    match = Match.start(rules or Rules(), DEALER)
    while True:
        if match.needs_deck:
            match = match.deal(chance.sample(CARDS, 32)).match
        if until(match):
            return match
        seat = match.to_act[0]
        match = match.act(seat, chance.choice(match.legal_actions(seat))).match


def first_found(until: Callable[[Match], bool], rules: Rules | None = None) -> Match:
    """Like `played`, from the first seed in which it happens before the match is over."""
    for seed in range(1, 400):
        match = played(lambda match: match.phase == "over" or until(match), seed, rules)
        if until(match):
            return match
    raise AssertionError("no such match among the samples")


def view(match: Match, seat: int | None) -> SeatView:
    return SeatView.of(match, seat)


def drawn_from(match: Match, seat: int | None, of: TableState | None = None) -> TablePage:
    return page(of or table_for(match.rules), view(match, seat), seat, NOW)


def calling() -> Match:
    return first_found(lambda match: match.phase == "calling" and match.version == 2)


def playing(trick: int, cards: int, *, deals: int = 0, turn: int | None = None) -> Match:
    """So many cards lie in so many-th trick, counted from 0."""

    def there(match: Match) -> bool:
        if match.phase != "playing" or len(match.deals) != deals or turn not in (None, match.turn):
            return False
        seen = SeatView.of(match, None)
        return len(seen.history) == trick and len(seen.trick) == cards

    return first_found(there)


def in_review(outcome: str = "pass") -> Match:
    def there(match: Match) -> bool:
        score = SeatView.of(match, None).score if match.phase == "review" else None
        return score is not None and score.outcome == outcome and len(match.deals) >= 2

    return first_found(there)


def over() -> Match:
    return played(lambda match: match.phase == "over")


def asked_for_bela() -> Match:
    """Seat 0 may say bela."""

    def there(match: Match) -> bool:
        return match.phase == "playing" and match.turn == 0 and any("bela" in str(a) for a in match.legal_actions(0))

    return first_found(there)


def announced() -> Match:
    """The second trick, with the winners' cards on the table."""

    def there(match: Match) -> bool:
        seen = SeatView.of(match, None)
        return match.phase == "playing" and len(seen.history) == 1 and len(seen.trick) == 2 and bool(seen.announced)

    return first_found(there)
