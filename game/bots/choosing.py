"""What a robot does when it is asked, by what it is asked for; and what it would advise."""

from game.bela import Action, Call, Declare, Discard, Exchange, Keep, Pass, Play, SeatView

from .calling import call_or_pass
from .claiming import claim_to_make
from .declaring import declare_or_be_silent
from .discarding import lay_aside
from .exchanging import exchange_or_keep
from .playing import advised_card, play_card
from .reasons import Advice, Why


def choose(view: SeatView) -> Action:
    """One of `view.legal`, from the view alone: the same view has the same answer. Claims are made by `claim_to_make`."""
    if isinstance(view.legal[0], Play):
        return play_card(view)
    said = _before_play(view)
    return view.legal[0] if said is None else said.action


def advise(view: SeatView) -> Advice | None:
    """What a robot would do on this seat's turn, a claim first, and why; None where there is nothing to choose."""
    if view.turn is None or view.turn != view.you:
        return None
    claim = claim_to_make(view)
    if claim is not None:
        return Advice(claim, Why.HAS_REVOKED)
    return advised_card(view) if isinstance(view.legal[0], Play) else _before_play(view)


def _before_play(view: SeatView) -> Advice | None:
    match view.legal[0]:
        case Pass() | Call():
            return call_or_pass(view)
        case Exchange() | Keep():
            return exchange_or_keep(view)
        case Discard():
            return lay_aside(view)
        case Declare():
            return declare_or_be_silent(view)
    return None
