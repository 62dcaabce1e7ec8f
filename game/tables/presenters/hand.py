"""The hand on the screen: fixed places, so that nothing moves under a finger when a card leaves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, permutations

from game.bela.actions import Action, Discard, Play
from game.bela.cards import PLAIN_ORDER, RANKS, SUIT_CARDS, SUITS, TRUMP_ORDER, Card, CardSet, Rank, Suit, set_of
from game.bela.view import SeatView
from game.look import PLAIN, Look
from game.tables.presenters.sentences_reasons import sentence_of_each
from game.tables.presenters.words import Words

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


@dataclass(frozen=True, slots=True)
class Hand:
    """`places`: a card, or None where one has left. `reasons`: the sentence that goes with each reason in the hand."""

    places: tuple[HandCard | None, ...]
    reasons: tuple[tuple[str, str], ...]
    bela: tuple[BelaCard, ...]


NOTHING = Hand((), (), ())


def hand_of(view: SeatView, words: Words, look: Look) -> Hand:
    """The hand of the seat whose view it is; a spectator's is empty."""
    if view.you is None:
        return NOTHING
    states = _states(view.legal)
    held = set_of(view.hand)
    names = words.card_names, words.trump_names
    places: list[HandCard | None] = []
    for card in arranged(held | _laid(view), view.trump, look):
        if held >> card & 1:
            refusal = view.refusals.get(card)
            state = "refused" if refusal else states.get(card, "rest")
            name = names[card >> 3 == view.trump][card]
            places.append(_made(card, name, state, refusal.reason.value if refusal else ""))
        else:
            places.append(None)
    places += [HIDDEN] * view.talon
    places += [None] * (view.rules.hand_size - len(places))
    return Hand(
        places=tuple(places),
        reasons=sentence_of_each(view.refusals.values()) if view.refusals else (),
        bela=_bela(places, words) if "bela" in states.values() else (),
    )


def _bela(places: list[HandCard | None], words: Words) -> tuple[BelaCard, ...]:
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


def _states(legal: tuple[Action, ...]) -> dict[Card, str]:
    """By card that may be played or laid aside; `play KH bela` stands after `play KH`."""
    if legal and type(legal[0]) is Discard:
        return {card: "choice" for action in legal if type(action) is Discard for card in action.cards}
    return {action.card: "bela" if action.bela else "legal" for action in legal if type(action) is Play}


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
