"""Who takes a trick that lies there whole."""

from game.bela import Card, Seat, Suit
from game.bela.cards import BEATEN_BY
from game.bela.play import best_of

from ..question import Answer, Felt, NoQuestion, Question, Saying, Value, saying
from .refusals import laid, rank_of


def taker(trick: tuple[Card, ...], leader: Seat, trump: Suit) -> Question:
    """The learner taps the card that takes it."""
    if len(trick) != 4:
        raise NoQuestion("a whole trick has four cards")
    winner = best_of(trick, trump)
    seats = [Seat((leader + place) % 4) for place in range(4)]
    who = seats[trick.index(winner)]
    led = trick[0].suit
    return Question(
        kind="takes",
        felt=Felt(trump=trump, trick=laid(trick, leader, None)),
        answers=tuple(
            Answer(str(card), True, saying("head.right"), card=card)
            if card == winner
            else Answer(str(card), False, saying("head.takes_not", card=card), *_lost(trick, card, trump), card)
            for card in trick
        ),
        right=(saying(f"takes.right.{_how(trick, trump)}", card=winner, who=who, led=led, trump=trump),),
        hints=(saying("who.hint", led=led), saying(f"who.hint2.{_how(trick, trump)}", led=led, trump=trump)),
        solution=saying("solution.taker", card=winner, who=who),
    )


def _how(trick: tuple[Card, ...], trump: Suit) -> str:
    winner = best_of(trick, trump)
    if trick[0].suit == trump:
        return "trumps_led"
    if winner.suit == trump:
        return "cut" if sum(card.suit == trump for card in trick) == 1 else "overcut"
    return "plain"


def _lost(trick: tuple[Card, ...], card: Card, trump: Suit) -> tuple[tuple[Saying, ...], tuple[Saying, ...]]:
    winner, led = best_of(trick, trump), trick[0].suit
    facts: dict[str, Value] = {"card": card, "winner": winner, "led": led, "trump": trump}
    if card.suit == winner.suit:
        return (Saying(f"lost.lower.{'trump' if card.suit == trump else 'plain'}", facts),), (
            rank_of("below", card, trump),
        )
    if card.suit != led:
        return (Saying("lost.beside.trumps_led" if led == trump else "lost.beside", facts),), (
            rank_of("worth", card, trump),
        )
    in_suit = [each for each in trick if each.suit == led]
    best = not any(BEATEN_BY[trump][card] >> other & 1 for other in in_suit)
    tail = rank_of("worth" if best else "below", card, trump)
    return (Saying("lost.cut.best" if best else "lost.cut.other", facts),), (tail,)
