"""Tap a card of the hand: the strongest, the one worth most, the one named, the one to give away, and so on."""

from collections.abc import Callable
from typing import NamedTuple

from game.bela import Card, CardSet, Rank, Suit, announcements_in, cards_of, set_of
from game.bela.cards import BELA, POINTS, SUIT_CARDS
from game.tables.presenters.hand import arranged

from ..position import Position, kind_of
from ..question import Answer, Felt, NoQuestion, Question, Saying, Value, saying
from .legal import felt_of
from .refusals import case_facts, rank_of, refused


class Cards(NamedTuple):
    """A hand to find cards in, what lies beside it, and the heading over what is said to a wrong card."""

    hand: CardSet
    trump: Suit | None
    felt: Felt
    head: Callable[[Card], Saying]


Tell = Callable[[Card], tuple[tuple[Saying, ...], tuple[Saying, ...]]]
"""What there is to say to a wrong card: opening and tail."""


def named_card(hand: CardSet, sought: Card) -> Question:
    """Find the card of this name; for who sees the deck for the first time."""

    def tell(card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
        suit = saying(f"look.suit.{card.suit.letter}", card=card, suit=card.suit, sought=sought.suit)
        rank = saying(f"look.rank.{card.rank.letter}", card=card)
        if card.suit == sought.suit:
            return (saying("named.rank", card=card, suit=card.suit),), (rank,)
        if card.rank == sought.rank:
            return (saying("named.suit", card=card, sought=sought.suit),), (suit,)
        return (saying("named.neither", card=card),), (suit, rank)

    hints = (
        saying(f"named.hint.{sought.suit.letter}", suit=sought.suit),
        saying(f"named.hint.{sought.rank.letter}", card=sought),
    )
    return _found(_alone(hand), {sought}, tell, "named", hints)


def strongest(hand: CardSet, trump: Suit) -> Question:
    """Which of the cards of one suit is the strongest."""
    cards = cards_of(hand)
    if len({card.suit for card in cards}) != 1:
        raise NoQuestion("cards of several suits have no strongest one outside a trick")
    best = arranged(hand, trump)[0]
    kind = kind_of(best, trump)
    return _found(
        _alone(hand, trump),
        {best},
        lambda card: ((saying(f"strongest.{kind}", card=card),), (rank_of("below", card, trump),)),
        "strongest",
        (saying(f"strongest.hint.{kind}", suit=best.suit), saying(f"strongest.hint2.{kind}")),
    )


def dearest(hand: CardSet, trump: Suit) -> Question:
    """Which card is worth the most points."""
    worth = POINTS[trump]
    most = max(worth[card] for card in cards_of(hand))
    right = {card for card in cards_of(hand) if worth[card] == most}
    if len(right) > 1:
        raise NoQuestion("several cards are worth the most")
    return _found(
        _alone(hand, trump),
        right,
        lambda card: ((saying("dearest.less", card=card, points=worth[card]),), (rank_of("worth", card, trump),)),
        "dearest",
        (saying("dearest.hint", trump=trump), saying("dearest.hint2", trump=trump)),
    )


def trumps(hand: CardSet, trump: Suit) -> Question:
    """Mark all trumps."""
    right = set(cards_of(hand & SUIT_CARDS[trump]))
    return _found(
        _alone(hand, trump),
        right,
        lambda card: (
            (saying("trumps.not", card=card, suit=card.suit, trump=trump),),
            (saying(f"trumps.not.{card.rank.letter}", card=card),),
        ),
        "trumps",
        (saying("trumps.hint", trump=trump), saying("trumps.hint2", trump=trump)),
    )


def bela(hand: CardSet, trump: Suit) -> Question:
    """Mark the two cards of the bela."""
    if hand & BELA[trump] != BELA[trump]:
        raise NoQuestion("the hand holds no bela")

    def tell(card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
        if card.suit == trump:
            return (saying("bela.trump", card=card),), (rank_of("worth", card, trump),)
        if card.rank in {Rank.QUEEN, Rank.KING}:
            return (saying(f"bela.court.{card.rank.letter}", card=card, suit=card.suit, trump=trump),), ()
        return (saying("bela.neither", card=card),), (saying(f"trumps.not.{card.rank.letter}", card=card),)

    hints = (saying("bela.hint"), saying("bela.hint2", trump=trump))
    return _found(_alone(hand, trump), set(cards_of(BELA[trump])), tell, "bela", hints)


def announcement(hand: CardSet, trump: Suit | None) -> Question:
    """Mark the cards of the only announcement in the hand."""
    held = announcements_in(hand)
    if len(held) != 1:
        raise NoQuestion(f"expected one announcement in the hand, found {len(held)}")
    found = held[0]

    def tell(card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
        run = saying(f"run.place.{card.rank.letter}", card=card)
        if found.is_four:
            return (saying("run.not_four", card=card),), (run,)
        if card.suit == found.top.suit:
            return (saying("run.gap", card=card),), (run,)
        return (saying("run.suit", card=card, suit=card.suit),), (run,)

    kind = "four" if found.is_four else "run"
    hints = (saying(f"run.hint.{kind}"), saying(f"run.hint2.{kind}", suit=found.top.suit))
    return _found(_alone(hand, trump), set(found.cards), tell, f"run.{kind}", hints)


def only_card(position: Position) -> Question:
    """The one card that may be played."""
    allowed = cards_of(position.allowed)
    if len(allowed) != 1:
        raise NoQuestion(f"expected one card that may be played, found {len(allowed)}: {' '.join(map(str, allowed))}")
    facts = case_facts(position)
    return _at_table(
        position,
        {allowed[0]},
        lambda card: refused(position, card),
        (Saying(f"legal.right.{position.case}", facts),),
        (saying("legal.hint"), Saying(f"legal.hint.{position.case}", facts)),
    )


def taking_card(position: Position) -> Question:
    """The cards that may be played and take the trick so far."""
    right = {card for card in cards_of(position.allowed) if position.takes(card)}

    def tell(card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
        if not position.allows(card):
            return refused(position, card)
        assert position.best is not None
        same = card.suit == position.best.suit
        tail = rank_of("below" if same else "worth", card, position.trump)
        return (saying("takes.no.lower" if same else "takes.no.beside", card=card, best=position.best),), (tail,)

    assert position.best is not None
    hints = (saying("takes.hint"), saying("takes.hint2", best=position.best))
    return _at_table(position, right, tell, (saying("takes.find.right", cards=tuple(sorted(right))),), hints)


def given(position: Position) -> Question:
    """The last card of a trick that is the partner's: the most that may be given to it."""
    _expect_last(position, ours=True)
    most = max(position.points(card) for card in cards_of(position.allowed))
    return _by_points(position, most, "give")


def saved(position: Position) -> Question:
    """The last card of a trick that is lost: the least that may be laid to it."""
    _expect_last(position, ours=False)
    if any(position.takes(card) for card in cards_of(position.allowed)):
        raise NoQuestion("the trick can still be taken, so nothing has to be saved")
    least = min(position.points(card) for card in cards_of(position.allowed))
    return _by_points(position, least, "save")


def _expect_last(position: Position, *, ours: bool) -> None:
    if len(position.trick) != 3:
        raise NoQuestion("the learner has to be the last to play: three cards lie already")
    if position.is_ours != ours:
        raise NoQuestion(f"the trick has to be {'the partner' if ours else 'an opponent'}'s")


def _by_points(position: Position, points: int, name: str) -> Question:
    right = {card for card in cards_of(position.allowed) if position.points(card) == points}

    def tell(card: Card) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
        if not position.allows(card):
            return refused(position, card)
        opening = saying(f"{name}.other", card=card, points=position.points(card))
        return (opening,), (rank_of("worth", card, position.trump),)

    assert position.best is not None
    hints = (saying(f"{name}.hint", best=position.best), saying(f"{name}.hint2"))
    return _at_table(position, right, tell, (saying(f"{name}.right", points=points),), hints)


def _at_table(
    position: Position, right: set[Card], tell: Tell, said: tuple[Saying, ...], hints: tuple[Saying, Saying]
) -> Question:
    def head(card: Card) -> Saying:
        return saying("head.not_this" if position.allows(card) else "head.may_not", card=card)

    cards = Cards(position.hand, position.trump, felt_of(position), head)
    return _checked(cards, right, tell, said, hints, needs_all=False)


def _found(shown: Cards, right: set[Card], tell: Tell, name: str, hints: tuple[Saying, Saying]) -> Question:
    cards = tuple(sorted(right))
    held = announcements_in(shown.hand)
    facts: dict[str, Value] = (
        {"cards": cards, "card": cards[0], "points": held[0].value if held else 0} if cards else {}
    )
    return _checked(shown, right, tell, (Saying(f"{name}.right", facts),), hints, needs_all=len(right) > 1)


def _alone(hand: CardSet, trump: Suit | None = None) -> Cards:
    return Cards(hand, trump, Felt(trump=trump, seats=False), lambda card: saying("head.this_is", card=card))


def _checked(
    shown: Cards,
    right: set[Card],
    tell: Tell,
    said: tuple[Saying, ...],
    hints: tuple[Saying, Saying],
    *,
    needs_all: bool,
) -> Question:
    hand, trump, felt, head = shown
    if not right:
        raise NoQuestion("no card of the hand is right")
    if set_of(right) & ~hand:
        raise NoQuestion("the card that is right is not in the hand")
    if set_of(right) == hand:
        raise NoQuestion("every card of the hand is right")
    order = arranged(hand, trump)
    return Question(
        kind="find",
        felt=felt,
        hand=order,
        answers=tuple(
            Answer(str(card), True, saying("head.right"), card=card)
            if card in right
            else Answer(str(card), False, head(card), *tell(card), card)
            for card in order
        ),
        needs_all=needs_all,
        right=said,
        hints=hints,
        solution=saying("solution.cards", cards=tuple(sorted(right))),
    )
