"""What a robot does when it is asked, by what it is asked for."""

from game.bela import Action, Call, Declare, Discard, Exchange, Keep, Pass, Play, SeatView

from .calling import call_or_pass
from .declaring import declare_or_be_silent
from .discarding import lay_aside
from .exchanging import exchange_or_keep
from .playing import play_card


def choose(view: SeatView) -> Action:
    """One of `view.legal`, from the view alone: the same view has the same answer. Claims are made by `claim_to_make`."""
    match view.legal[0]:
        case Pass() | Call():
            return call_or_pass(view)
        case Exchange() | Keep():
            return exchange_or_keep(view)
        case Discard():
            return lay_aside(view)
        case Declare():
            return declare_or_be_silent(view)
        case Play():
            return play_card(view)
    return view.legal[0]
