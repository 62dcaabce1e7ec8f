"""What the caller of three lays aside: what scores most there and is least missed."""

from game.bela import Discard, SeatView, set_of
from game.bela.cards import points_in

from .calling import promise
from .reasons import Advice, Why


def lay_aside(view: SeatView) -> Advice:
    pairs = (action for action in view.legal if isinstance(action, Discard))
    return Advice(max(pairs, key=lambda pair: _value(view, pair)), Why.LEAST_MISSED_ASIDE)


def _value(view: SeatView, pair: Discard) -> float:
    """Points laid aside are the caller's for certain; the rest of the hand is worth what it would promise."""
    assert view.trump is not None
    aside = set_of(pair.cards)
    return promise(set_of(view.hand) & ~aside, view.trump, view.rules) + points_in(aside, view.trump)
