"""Which card to play: what the trick is likely to bring, less what the card would bring later."""

from typing import Final

from game.bela import Action, Card, Play, Rank, SeatView, set_of
from game.bela.cards import CARDS, SUIT_CARDS

from .prospects import chance_to_take, expected_gain
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
    turn = Turn.of(view)
    card = max(turn.choice, key=lambda card: _value(turn, card))
    with_bela = Play(card, bela=True)
    return with_bela if with_bela in view.legal else Play(card)


def _value(turn: Turn, card: Card) -> float:
    value = expected_gain(turn, card) - worth_later(turn, card)
    return value if turn.trick else value + _worth_of_drawing(turn, card)


def _worth_of_drawing(turn: Turn, card: Card) -> float:
    """What it is worth beside its points to lead a trump: with our side's call, while the others have any."""
    trumps = SUIT_CARDS[turn.trump]
    if card.suit != turn.trump or not any(turn.known.may_hold[seat] & trumps for seat in turn.opponents):
        return 0.0
    caller = turn.view.caller
    if caller == turn.me:
        goes_on = (turn.hand & trumps).bit_count() >= 3 and chance_to_take(turn, card) == 1.0
        return TO_DRAW_ON * goes_on + TO_SAVE_AN_ACE * (turn.hand & ACES & ~trumps).bit_count()
    return TO_A_CALLING_PARTNER if caller is not None and turn.is_ours(caller) else 0.0
