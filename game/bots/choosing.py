"""What a robot does when it is asked, by what it is asked for."""

from game.bela import Action, Call, Discard, Pass, Play, SeatView

from .calling import call_or_pass
from .discarding import lay_aside
from .playing import play_card


def choose(view: SeatView) -> Action:
    """One of `view.legal`, from the view alone: the same view has the same answer.

    A robot never claims auzmeš: the claims stand last in `legal`, behind what the phase asks for.
    """
    match view.legal[0]:
        case Pass() | Call():
            return call_or_pass(view)
        case Discard():
            return lay_aside(view)
        case Play():
            return play_card(view)
    return view.legal[0]
