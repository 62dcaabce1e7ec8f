"""What lies open: the cards that a seat has not seen, and those that others have shown."""

from game.bela import CardSet, SeatView, set_of
from game.bela.cards import ALL_CARDS, BELA, NO_CARDS

from .offered import dealers, out_of_play


def unseen_by(view: SeatView) -> CardSet:
    """The cards that are in another hand, or in none and face down."""
    seen = set_of(view.hand) | set_of(card for _, card in view.trick)
    for trick in view.history:
        seen |= set_of(trick.cards)
    return ALL_CARDS & ~seen & ~out_of_play(view)


def shown_by_seat(view: SeatView, unseen: CardSet) -> list[CardSet]:
    """What each seat must still hold: announcements that lie open, a bela that was said, the dealer's card turned up."""
    assert view.trump is not None
    assert view.dealer is not None
    shown = [NO_CARDS] * len(view.cards_left)
    for announced in view.announced:
        shown[announced.seat] |= set_of(announced.cards or ())
    for seat in view.bela:
        shown[seat] |= BELA[view.trump]
    shown[view.dealer] |= dealers(view)
    return [cards & unseen for cards in shown]


def not_shown_elsewhere(view: SeatView, unseen: CardSet, shown: list[CardSet]) -> list[CardSet]:
    """By seat: every unseen card but those that others have shown."""
    elsewhere = sum(shown)
    return [
        unseen & ~elsewhere | shown[seat] if view.cards_left[seat] and seat != view.you else NO_CARDS
        for seat in view.rules.seats
    ]
