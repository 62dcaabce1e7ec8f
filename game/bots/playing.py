"""Which card to play: what the trick is likely to bring, less what the card would bring later."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.bela import Action, Card, Play, Rank, SeatView, set_of
from game.bela.cards import CARDS, SUIT_CARDS

from .prospects import chance_to_take, chance_to_take_or_deny, expected_gain, would_hold
from .reasons import Advice, Why
from .turn import Turn
from .worth import worth_later

ACES: Final = set_of(card for card in CARDS if card.rank == Rank.ACE)

TO_DRAW_ON: Final = 14.0
"""A trump led by the caller that nobody can beat, with more behind it: two go out for each of ours."""

TO_SAVE_AN_ACE: Final = 6.0
"""Any trump led by the caller, for each ace beside the trumps: it will no longer be cut."""

TO_A_CALLING_PARTNER: Final = 12.0
"""A trump led to the partner who called: he wants them drawn, and is likely to hold the best."""


def play_card(view: SeatView) -> Action:
    """The card of the highest value, of equals the first of the hand; bela always with it.

    Bela is always worth saying: where it also raises what the caller needs, it does so by half of what it brings.
    """
    return _with_bela(max(_weighed(Turn.of(view)), key=_value), view)


def advised_card(view: SeatView) -> Advice:
    """The same card, with what made it better than the next best."""
    turn = Turn.of(view)
    weighed = _weighed(turn)
    best = max(weighed, key=_value)
    action = _with_bela(best, view)
    others = [other for other in weighed if other is not best]
    if not others:
        return Advice(action, Why.ONLY_CARD)
    second = max(others, key=_value)
    if _is_to_draw(best, others):
        return Advice(action, _why_drawn(turn, best.card), second.card)
    why, chance = _difference(turn, best, second)
    return Advice(action, why, second.card, chance)


class Weighed(NamedTuple):
    """A card with the three parts of its value: what the trick brings, what the card would bring later, trumps drawn."""

    card: Card
    gain: float
    later: float
    drawing: float


def _weighed(turn: Turn) -> list[Weighed]:
    return [
        Weighed(
            card,
            expected_gain(turn, card),
            worth_later(turn, card),
            0.0 if turn.trick else _worth_of_drawing(turn, card),
        )
        for card in turn.choice
    ]


def _value(weighed: Weighed) -> float:
    return weighed.gain - weighed.later + weighed.drawing


def _with_bela(weighed: Weighed, view: SeatView) -> Action:
    with_bela = Play(weighed.card, bela=True)
    return with_bela if with_bela in view.legal else Play(weighed.card)


def _is_to_draw(best: Weighed, others: Sequence[Weighed]) -> bool:
    """Whether drawing trumps is what puts the card before the best of those that draw less."""
    drawing_less = [other for other in others if other.drawing < best.drawing]
    if not drawing_less:
        return False
    rival = max(drawing_less, key=_value)
    return best.drawing - rival.drawing >= max(best.gain - rival.gain, rival.later - best.later)


def _difference(turn: Turn, best: Weighed, second: Weighed) -> tuple[Why, float]:
    """Which other part of the value puts the card before the next best; with the trick's, how likely it goes well."""
    gain, later = best.gain - second.gain, second.later - best.later
    if max(gain, later) <= 0:
        return Why.ALIKE, 0.0
    if later >= gain:
        return (Why.GETS_VOID if best.later < 0 else Why.KEEPS), 0.0
    return _outlook(turn, best.card)


def _outlook(turn: Turn, card: Card) -> tuple[Why, float]:
    chance = chance_to_take_or_deny(turn, card)
    if chance == 1.0 and turn.other_defender is not None:
        return Why.NOT_THE_CALLERS, chance
    if chance == 1.0:
        return (Why.TAKES if would_hold(turn, card) else Why.GIVES), chance
    if chance == 0.0:
        return Why.LOST, chance
    return (Why.LIKELY if chance >= 0.5 else Why.UNLIKELY), chance


def _worth_of_drawing(turn: Turn, card: Card) -> float:
    """What it is worth beside its points to lead a trump: with our side's call, while the others have any."""
    trumps = SUIT_CARDS[turn.trump]
    if card.suit != turn.trump or not any(turn.known.may_hold[seat] & trumps for seat in turn.opponents):
        return 0.0
    caller = turn.view.caller
    if caller == turn.me:
        return TO_DRAW_ON * _goes_on(turn, card) + TO_SAVE_AN_ACE * (turn.hand & ACES & ~trumps).bit_count()
    return TO_A_CALLING_PARTNER if caller is not None and turn.is_ours(caller) else 0.0


def _goes_on(turn: Turn, card: Card) -> bool:
    trumps = turn.hand & SUIT_CARDS[turn.trump]
    return trumps.bit_count() >= 3 and chance_to_take(turn, card) == 1.0


def _why_drawn(turn: Turn, card: Card) -> Why:
    if turn.view.caller != turn.me:
        return Why.FOR_CALLER
    return Why.DRAWS if _goes_on(turn, card) else Why.SAVES_ACES
