"""What a card would bring if it were kept for a later trick."""

from math import prod
from typing import Final

from game.bela import Card
from game.bela.cards import POINTS, SUIT_CARDS

from .prospects import OTHERS_LAY
from .turn import Turn

TRUMP_TAKES: Final = 13.0
"""What others are likely to lay to the highest trump, which also chooses its moment."""

TRUMP_CUTS: Final = 7.0
"""What any other trump is likely to bring home by cutting."""

TO_BE_VOID: Final = 3.0
"""The last small card of a suit is worth less than nothing to who has trumps to cut it with."""


def worth_later(turn: Turn, card: Card) -> float:
    """Points the card is likely to bring by itself; nothing where it is the last one."""
    if turn.hand == 1 << card:
        return 0.0
    points = POINTS[turn.trump][card]
    holds = prod(1.0 - turn.known.chance_of_beating(seat, card, card, turn.trump) for seat in turn.opponents)
    if card.suit == turn.trump:
        return holds * (TRUMP_TAKES + points) + (1.0 - holds) * TRUMP_CUTS
    return holds * (OTHERS_LAY + points) - (TO_BE_VOID if _would_leave_void(turn, card) else 0.0)


def _would_leave_void(turn: Turn, card: Card) -> bool:
    has_trumps = turn.hand & SUIT_CARDS[turn.trump]
    alone = turn.hand & SUIT_CARDS[card.suit] == 1 << card
    return bool(has_trumps) and alone and POINTS[turn.trump][card] < 10
