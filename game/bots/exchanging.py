"""Whether to swap the seven of trumps for the card turned up."""

from game.bela import Exchange, Keep, Rank, SeatView, set_of

from .calling import TRUMP_WORTH, promise
from .offered import after_swap
from .reasons import Advice, Why


def exchange_or_keep(view: SeatView) -> Advice:
    """Swap for a card that adds more than it breaks; from an opponent it is also taken away, from a partner no more than moved."""
    if Exchange() not in view.legal:
        return Advice(Keep(), Why.NO_SEVEN)
    assert view.trump is not None
    assert view.offered is not None
    hand = set_of(view.hand)
    gained = promise(after_swap(hand, view.offered), view.trump, view.rules) - promise(hand, view.trump, view.rules)
    if gained + _taken_away(view) <= 0:
        return Advice(Keep(), Why.NO_GAIN)
    return Advice(Exchange(), Why.BETTER_CARD if gained > 0 else Why.TAKES_IT_AWAY)


def _taken_away(view: SeatView) -> float:
    """What the dealer of four is the worse off, as far as that is ours to be glad of."""
    assert view.you is not None
    assert view.offered is not None
    if view.rules.players != 4:
        return 0.0
    loss = TRUMP_WORTH[view.offered.rank] - TRUMP_WORTH[Rank.SEVEN]
    return loss if view.dealer in view.rules.opponents[view.you] else -loss
