"""What becomes of the open trick when a card is played to it."""

from typing import Final

from game.bela import Card, Seat
from game.bela.cards import POINTS

from .obligations import best_of
from .turn import Turn

OTHERS_LAY: Final = 4.0
"""The points to come to a card that is led, if it holds the trick; less than an average trick's, as they are not given freely."""

WITH_THE_OTHER_DEFENDER: Final = 0.4
"""Against a caller of three the two others want him to fall: next to a trick of one's own the other's is the best."""


def expected_gain(turn: Turn, card: Card) -> float:
    """The points that lie in the trick with this card, and are to come, for us or against us as it is likely to go."""
    if turn.other_defender is None:
        return (2.0 * chance_to_take(turn, card) - 1.0) * _points(turn, card)
    return _interest_of_a_defender(turn, card) * _points(turn, card)


def chance_to_take(turn: Turn, card: Card) -> float:
    """How likely the trick is ours. Who beats it is taken to hold it against all but the other side's next."""
    trick = (*turn.trick, card)
    best = best_of(trick, turn.trump)
    assert best is not None
    holder = turn.me if best == card else turn.view.winning
    ours = 1.0 if holder is not None and turn.is_ours(holder) else 0.0
    for seat in turn.to_play:
        beats = turn.known.chance_of_beating(seat, trick[0], best, turn.trump)
        ours = ours + (1.0 - ours) * beats if turn.is_ours(seat) else ours * (1.0 - beats)
    return ours


def chance_to_take_or_deny(turn: Turn, card: Card) -> float:
    """How likely the trick goes well: it is ours, or of two against the caller of three not the caller's."""
    if turn.other_defender is None:
        return chance_to_take(turn, card)
    caller = turn.view.caller
    return 1.0 - sum(chance for seat, chance in _takers(turn, card).items() if seat == caller)


def would_hold(turn: Turn, card: Card) -> bool:
    """Whether the card takes the trick from whoever holds it so far."""
    return best_of((*turn.trick, card), turn.trump) == card


def _interest_of_a_defender(turn: Turn, card: Card) -> float:
    """Of two against the caller of three, from 1 where the trick is this seat's to -1 where it is the caller's."""
    interest = dict.fromkeys(turn.view.rules.seats, -1.0) | {turn.me: 1.0}
    if turn.other_defender is not None:
        interest[turn.other_defender] = WITH_THE_OTHER_DEFENDER
    return sum(chance * interest[seat] for seat, chance in _takers(turn, card).items())


def _takers(turn: Turn, card: Card) -> dict[Seat, float]:
    """How likely each seat is to take the trick, where everybody takes what he can."""
    trick = (*turn.trick, card)
    best = best_of(trick, turn.trump)
    assert best is not None
    holder = turn.me if best == card else turn.view.winning
    assert holder is not None
    chances = {holder: 1.0}
    for seat in turn.to_play:
        beats = turn.known.chance_of_beating(seat, trick[0], best, turn.trump)
        chances = {taker: chance * (1.0 - beats) for taker, chance in chances.items()} | {seat: beats}
    return chances


def _points(turn: Turn, card: Card) -> float:
    worth = POINTS[turn.trump]
    return sum([worth[each] for each in turn.trick], worth[card]) if turn.trick else worth[card] + OTHERS_LAY
