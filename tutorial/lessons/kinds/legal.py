"""Which cards of the hand may be played: mark them all."""

from game.bela import Card, cards_of
from game.tables.presenters.hand import arranged

from ..position import Position
from ..question import Answer, Felt, NoQuestion, Question, Saying, saying
from .refusals import case_facts, laid, refused


def legal_cards(position: Position) -> Question:
    """Every card that is allowed has to be found."""
    if not position.trick:
        raise NoQuestion("the trick is empty, so every card may be played")
    if position.allowed == position.hand:
        raise NoQuestion("every card of the hand may be played, so no answer is wrong")
    facts = case_facts(position)
    allowed = cards_of(position.allowed)
    return Question(
        kind="legal",
        felt=felt_of(position),
        hand=arranged(position.hand, position.trump),
        answers=tuple(_answer(position, card) for card in arranged(position.hand, position.trump)),
        needs_all=len(allowed) > 1,
        right=(Saying(f"legal.right.{position.case}", facts),),
        hints=(saying("legal.hint"), Saying(f"legal.hint.{position.case}", facts)),
        solution=saying("solution.cards", cards=allowed),
    )


def felt_of(position: Position) -> Felt:
    return Felt(trump=position.trump, trick=laid(position.trick, position.leader, position.best), waits_for_me=True)


def _answer(position: Position, card: Card) -> Answer:
    if position.allows(card):
        return Answer(str(card), True, saying("head.may", card=card), card=card)
    opening, tail = refused(position, card)
    return Answer(str(card), False, saying("head.may_not", card=card), opening, tail, card)
