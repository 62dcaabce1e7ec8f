"""Auzmeš: a robot claims a revoke when what it has seen leaves no doubt, and it has something to gain."""

from game.bela import Auzmes, Seat, SeatView
from game.bela.cards import NO_CARDS
from game.bela.seats import side_of

from .obligations import plays_of_deal
from .seen import not_shown_elsewhere, shown_by_seat, unseen_by


def claim_to_make(view: SeatView) -> Auzmes | None:
    """The claim this seat should make now, if any; to be asked after each play, and in a review before it accepts."""
    claims = [action for action in view.legal if isinstance(action, Auzmes)]
    if not claims or not _is_worth_claiming(view):
        return None
    return next((claim for claim in claims if has_surely_revoked(view, claim.against)), None)


def has_surely_revoked(view: SeatView, seat: Seat) -> bool:
    """Whether no hand this seat can have had allows all that it has played.

    What it held at a play it has played since, or must still hold. And if it has more cards left than there are
    others which none of its plays forbids, one of those it has is forbidden.
    """
    unseen = unseen_by(view)
    shown = shown_by_seat(view, unseen)
    held, forbidden = shown[seat], NO_CARDS
    for play in reversed([play for play in plays_of_deal(view) if play.seat == seat]):
        if held & play.forbidden_by:
            return True
        held |= 1 << play.card
        forbidden |= play.forbidden_by
    harmless = not_shown_elsewhere(view, unseen, shown)[seat] & ~forbidden
    return harmless.bit_count() < view.cards_left[seat]


def _is_worth_claiming(view: SeatView) -> bool:
    """A claim brings all cards and announcements but no sweep bonus; it can wait as long as a sweep is at hand."""
    assert view.you is not None
    side = side_of(view.you, view.rules.players)
    if view.score is not None:
        return sum(view.score.written) > view.score.written[side]
    played = len(view.history)
    sweeps = view.tricks[side] == played and 2 * played >= view.rules.hand_size
    return not (sweeps and view.rules.sweep_bonus)
