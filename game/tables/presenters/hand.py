"""The hand on the screen: fixed places, so that nothing moves under a finger when a card leaves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, permutations
from typing import NamedTuple

from game.bela.actions import Discard, Play
from game.bela.cards import PLAIN_ORDER, RANKS, SUIT_CARDS, SUITS, TRUMP_ORDER, Card, CardSet, Rank, Suit, set_of
from game.bela.view import SeatView
from game.look import PLAIN, Look
from game.tables.presenters.sentences_reasons import sentence_of_each
from game.tables.presenters.words import Words, words_of

IS_RED = (True, True, False, False)


@dataclass(frozen=True, slots=True, eq=False)
class HandCard:
    """`state`: legal, bela (legal, and bela can be said with it), refused, choice (one of those to lay aside), hidden, or
    rest when there is nothing to do with it.
    """

    card: Card
    name: str
    state: str
    reason: str


@dataclass(frozen=True, slots=True)
class BelaCard:
    """One of the two with which bela can be said, and what the other one is called."""

    card: Card
    name: str
    other: str


HIDDEN = HandCard(Card(0), "", "hidden", "")
AT_REST = "rest", ""


@dataclass(frozen=True, slots=True)
class Hand:
    """`places`: a card, or None where one has left. `reasons`: the sentence that goes with each reason in the hand."""

    places: tuple[HandCard | None, ...]
    reasons: tuple[tuple[str, str], ...]
    bela: tuple[BelaCard, ...]


NOTHING = Hand((), (), ())


class Held(NamedTuple):
    """What a hand is laid out from. `laid` are the cards that have left it, `hidden` so many that may not be seen yet; in
    `special` those that are more than at rest, with their state and, where they are refused, the reason.
    """

    cards: CardSet
    laid: CardSet
    trump: Suit | None
    hidden: int
    size: int
    special: tuple[tuple[Card, str, str], ...]


def hand_of(view: SeatView, words: Words, look: Look) -> Hand:
    """The hand of the seat whose view it is; a spectator's is empty."""
    if view.you is None:
        return NOTHING
    special = tuple(_special(view)) if view.legal else ()
    held = Held(set_of(view.hand), _laid(view), view.trump, view.talon, view.rules.hand_size, special)
    places = _places(held, look)
    return Hand(
        places=places,
        reasons=sentence_of_each(view.refusals.values()) if view.refusals else (),
        bela=_bela(places, words) if any(state == "bela" for _, state, _ in special) else (),
    )


@lru_cache(4096)
def _places(held: Held, look: Look) -> tuple[HandCard | None, ...]:
    words = words_of(look.style)
    special = {card: (state, reason) for card, state, reason in held.special}
    places = [
        _made(card, words.card_name(card, held.trump), *special.get(card, AT_REST)) if held.cards >> card & 1 else None
        for card in arranged(held.cards | held.laid, held.trump, look)
    ]
    places += [HIDDEN] * held.hidden
    return tuple(places + [None] * (held.size - len(places)))


def _bela(places: tuple[HandCard | None, ...], words: Words) -> tuple[BelaCard, ...]:
    return tuple(
        BelaCard(place.card, place.name, words.cards_played[_other_of_bela(place.card)])
        for place in places
        if place and place.state == "bela"
    )


def _other_of_bela(card: Card) -> Card:
    return Card.of(card.suit, Rank.QUEEN if card.rank == Rank.KING else Rank.KING)


@cache
def _made(card: Card, name: str, state: str, reason: str) -> HandCard:
    return HandCard(card, name, state, reason)


def _special(view: SeatView) -> Iterator[tuple[Card, str, str]]:
    """`play KH bela` stands after `play KH`."""
    if type(view.legal[0]) is Discard:
        cards = {card for action in view.legal if type(action) is Discard for card in action.cards}
        yield from ((card, "choice", "") for card in sorted(cards))
    may_be_played = {action.card: "bela" if action.bela else "legal" for action in view.legal if type(action) is Play}
    yield from ((card, state, "") for card, state in may_be_played.items())
    yield from ((card, "refused", refusal.reason.value) for card, refusal in view.refusals.items())


def _laid(view: SeatView) -> CardSet:
    """The cards this seat has played in this deal: they keep their places empty."""
    return set_of(_played(view))


def _played(view: SeatView) -> Iterator[Card]:
    for trick in view.history:
        yield trick.cards[((view.you or 0) - trick.leader) % len(trick.cards)]
    for seat, card in view.trick:
        if seat == view.you:
            yield card


@lru_cache(4096)
def arranged(cards: CardSet, trump: Suit | None, look: Look = PLAIN) -> tuple[Card, ...]:
    """Cards in the order they are held in: the colours of the suits alternating from the trumps on, the strongest of each
    first; and as the look has it trumps at the other end, or the weakest first.
    """
    suits = suit_order(frozenset(suit for suit in SUITS if cards & SUIT_CARDS[suit]), trump)
    return tuple(
        card
        for suit in (suits if look.trumps == "left" else reversed(suits))
        for card in suit_arranged(suit, suit == trump)[:: 1 if look.order == "down" else -1]
        if cards >> card & 1
    )


@cache
def suit_arranged(suit: Suit, is_trump: bool) -> tuple[Card, ...]:
    """A suit's cards, the strongest first."""
    ranks = TRUMP_ORDER if is_trump else PLAIN_ORDER
    return tuple(Card.of(suit, RANKS[rank]) for rank in reversed(ranks))


@cache
def suit_order(suits: frozenset[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Trumps first, then so that red and dark suits alternate as far as they can."""

    def unrest(order: tuple[Suit, ...]) -> tuple[bool, int, list[int]]:
        alike = sum(IS_RED[left] == IS_RED[right] for left, right in pairwise(order))
        return trump in suits and order[0] != trump, alike, [USUAL.index(suit) for suit in order]

    return min(permutations(sorted(suits)), key=unrest)


USUAL = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
"""Among orders that alternate equally well the one nearest to this is taken."""
