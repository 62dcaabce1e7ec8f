"""Why a card is refused, and how it stands to others, as names of the coach's sentences."""

from game.bela import Card, Reason, Seat, Suit, cards_of
from game.bela.cards import SUIT_CARDS

from ..position import Position, kind_of
from ..question import Laid, Saying, Value, saying


def rank_of(name: str, card: Card, trump: Suit | None) -> Saying:
    """The sentence about a card of this rank, in trumps or outside."""
    return saying(f"{name}.{kind_of(card, trump)}.{card.rank.letter}", card=card, suit=card.suit)


def laid(trick: tuple[Card, ...], leader: Seat, winner: Card | None) -> tuple[Laid, ...]:
    seats = [Seat((leader + place) % 4) for place in range(len(trick))]
    return tuple(Laid(seat, card, card == winner) for seat, card in zip(seats, trick, strict=True))


def refused(position: Position, card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
    """Opening and tail for a card of the hand that may not be played."""
    refusal = position.refusal(card)
    led, best = position.led, position.best
    assert led is not None
    assert best is not None
    some = "one" if len(refusal.allowed) == 1 else "some"
    whose = "partner" if position.is_ours else "opponent"
    facts: dict[str, Value] = {
        "card": card,
        "led": led.suit,
        "best": best,
        "allowed": refusal.allowed,
        "trump": position.trump,
    }
    if refusal.reason is Reason.MUST_FOLLOW_SUIT:
        return (Saying(f"follow.{some}", facts),), (_beside(position, card),)
    if refusal.reason is Reason.MUST_BEAT:
        opening = Saying(f"beat.{kind_of(card, position.trump)}.{some}.{whose}", facts)
        return (opening,), (rank_of("below", card, position.trump),)
    if refusal.reason is Reason.MUST_TRUMP:
        over = position.case == "overcut" and (position.hand & SUIT_CARDS[position.trump]).bit_count() > 1
        return (Saying(f"cut.{'over' if over else some}.{whose}", facts),), (_beside(position, card),)
    return (Saying(f"overcut.{some}.{whose}", facts),), (rank_of("below", card, position.trump),)


def _beside(position: Position, card: Card) -> Saying:
    """What is to be said of a card of another suit."""
    if card.suit == position.trump:
        return rank_of("early.takes" if position.takes(card) else "early.loses", card, position.trump)
    return rank_of("beside", card, position.trump)


def case_facts(position: Position) -> dict[str, Value]:
    facts: dict[str, Value] = {
        "allowed": cards_of(position.allowed),
        "trump": position.trump,
    }
    if position.led is not None and position.best is not None:
        facts |= {"led": position.led.suit, "best": position.best}
    return facts
