"""Which announcements to declare: all of them, unless they are lost and would only tell what the hand holds."""

from math import inf

from game.bela import Declare, SeatView, announcements_in, set_of
from game.bela.announcements import worth

from .reasons import Advice, Why


def declare_or_be_silent(view: SeatView) -> Advice:
    everything = view.legal[0]
    if everything == Declare():
        return Advice(Declare(), Why.NOTHING_TO_DECLARE)
    return Advice(Declare(), Why.DECLARING_IS_LOST) if _is_lost(view) else Advice(everything, Why.DECLARES)


def _is_lost(view: SeatView) -> bool:
    """Whether another side has said more than this one has, with no partner left who could still say more."""
    if _partner_is_to_speak(view):
        return False
    ours = max(_best_held(view), _best_said(view, ours=True))
    return ours < _best_said(view, ours=False)


def _best_held(view: SeatView) -> float:
    """A belot that wins the match is above all."""
    held = [worth(each, view.rules) for each in announcements_in(set_of(view.hand))]
    return max((inf if value is None else value for value in held), default=0)


def _best_said(view: SeatView, *, ours: bool) -> float:
    assert view.you is not None
    opponents = view.rules.opponents[view.you]
    said = [each.value for each in view.announced if (each.seat not in opponents) == ours]
    return max((value for value in said if value is not None), default=0)


def _partner_is_to_speak(view: SeatView) -> bool:
    """With four the partner of first hand and of the next speaks after them."""
    assert view.you is not None
    assert view.dealer is not None
    return view.rules.players == 4 and (view.you - view.dealer) % 4 in (1, 2)
