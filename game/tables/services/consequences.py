"""What follows of itself once somebody has acted: robots accept or claim, the next deal is dealt, the clock is set."""

import secrets

from django.conf import settings

from game.bela import CARDS, Match, Seat, SeatView, TrickTaken
from game.bots import claim_to_make

from ..journal import Line
from ..models import Move
from ..table_state import SeatState, TableState

GRACE_MS = 1000  # of a move, beyond what the clock shows
PAUSE_SPREAD = 0.3
_random = secrets.SystemRandom()


def settle(match: Match, seats: tuple[SeatState, ...]) -> tuple[Match, list[Line]]:
    """The match after everything that needs nobody, and the moves that led there."""
    lines: list[Line] = []
    while True:
        if match.needs_deck:
            line = Line(None, shuffled_deck(), Move.By.DECK)
        elif (seat := _robot_asked_to_accept(match, seats)) is not None:
            claim = claim_to_make(SeatView.of(match, seat))
            line = Line(seat, "accept" if claim is None else str(claim), robot_hand(seats[seat]))
        else:
            return match, lines
        match = match.move(line.seat, line.action).match
        lines.append(line)


def shuffled_deck() -> str:
    deck = list(CARDS)
    _random.shuffle(deck)
    return "deal " + " ".join(map(str, deck))


def robot_hand(seat: SeatState) -> str:
    """As what a robot moves here: as itself, or for somebody."""
    return Move.By.ROBOT if seat.is_robot else Move.By.STANDIN


def next_wait(
    match: Match, state: TableState, now: int, *, before: Match | None, since: int, due: int | None
) -> tuple[int, int | None]:
    """Since when the table waits for somebody, and when it waits no longer.

    `before`, `since` and `due` are what held until now: somebody's accepting leaves the review's clock alone.
    """
    if match.phase == "over":
        return now, None
    if match.phase == "review":
        if before is not None and before.phase == "review" and before.since == match.since:
            return since, due
        return now, now + settings.REVIEW_SECONDS * 1000
    assert match.turn is not None
    if state.seats[match.turn].moved_by_robot:
        return now, now + robot_pause_ms(match)
    return now, now + state.move_seconds * 1000 + GRACE_MS if state.move_seconds else None


def robot_pause_ms(match: Match) -> int:
    """A human moment, the same for every hand: longer only where all have just seen a trick or a new deal."""
    pause = settings.ROBOT_PAUSE_MS
    spread = pause * PAUSE_SPREAD
    rest = pause if any(isinstance(event, TrickTaken) for event in match.events) else 0
    return round(pause + rest + _random.uniform(-spread, spread))


def _robot_asked_to_accept(match: Match, seats: tuple[SeatState, ...]) -> Seat | None:
    if match.phase != "review":
        return None
    return next((seat for seat in match.to_act if seats[seat].moved_by_robot), None)
