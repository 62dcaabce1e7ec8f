"""How many points cards are worth."""

from collections.abc import Iterator

from game.bela import Card, Rank, Seat, Suit
from game.bela.cards import LAST_TRICK, PLAIN_POINTS, POINTS, TRUMP_POINTS
from game.bela.play import best_of

from ..question import Felt, NoQuestion, Question, Row, Saying, saying
from .numbers import Mistake, number_answers
from .refusals import laid, rank_of


def points_of(cards: tuple[Card, ...], trump: Suit, *, leader: Seat | None = None, is_last: bool = False) -> Question:
    """The points of some cards; with a leader they lie as a trick, which may be the deal's last."""
    worth = [POINTS[trump][card] for card in cards]
    right = sum(worth) + LAST_TRICK * is_last
    if leader is not None and len(cards) != 4:
        raise NoQuestion("a whole trick has four cards")
    felt = (
        Felt(trump=trump, rows=(Row(cards),), seats=False)
        if leader is None
        else Felt(trump=trump, trick=laid(cards, leader, best_of(cards, trump)))
    )
    total = "last" if is_last else "cards"
    return Question(
        kind="points",
        felt=felt,
        answers=number_answers(right, _mistakes(cards, trump, right, is_last=is_last)),
        right=(saying(f"points.right.{total}", sum=" + ".join(map(str, worth)), points=right),),
        hints=(saying("points.hint", trump=trump), saying(f"points.hint2.{total}", trump=trump)),
        solution=saying("solution.number", sum=" + ".join(map(str, [*worth, *[LAST_TRICK] * is_last])), number=right),
    )


def _mistakes(cards: tuple[Card, ...], trump: Suit, right: int, *, is_last: bool) -> Iterator[Mistake]:
    ten = LAST_TRICK * is_last
    if is_last:
        yield Mistake(right - LAST_TRICK, saying("points.no_last"), _worth(_dearest(cards, trump), trump))
    plain = sum(PLAIN_POINTS[card.rank] for card in cards) + ten
    if plain != right:
        yield Mistake(plain, saying("points.as_plain", trump=trump), _worth(_most_changed(cards, trump), trump))
    for rank in (Rank.JACK, Rank.NINE):
        if beside := [card for card in cards if card.rank == rank and card.suit != trump]:
            extra = sum(TRUMP_POINTS[rank] - PLAIN_POINTS[rank] for _ in beside)
            yield Mistake(right + extra, saying("points.as_trump", card=beside[0]), _worth(beside[0], trump))
    dearest = _dearest(cards, trump)
    yield Mistake(right - POINTS[trump][dearest], saying("points.forgotten", card=dearest), _worth(dearest, trump))
    if not is_last:
        yield Mistake(right + LAST_TRICK, saying("points.with_last"), _worth(dearest, trump))
    swapped = right + sum((card.rank == Rank.TEN) - (card.rank == Rank.ACE) for card in cards)
    if ten_or_ace := [card for card in cards if card.rank in {Rank.TEN, Rank.ACE}]:
        yield Mistake(swapped, saying("points.swapped"), _worth(ten_or_ace[0], trump))
    by_number = right + sum(_number(card) - POINTS[trump][card] for card in cards)
    if small := [card for card in cards if card.rank <= Rank.NINE and card.suit != trump]:
        yield Mistake(by_number, saying("points.by_number", card=small[0]), _worth(small[0], trump))
    pictures = [card for card in cards if card.rank in {Rank.JACK, Rank.QUEEN, Rank.KING}]
    if pictures:
        yield Mistake(
            right - POINTS[trump][pictures[0]],
            saying("points.picture", card=pictures[0]),
            _worth(pictures[0], trump),
        )
    yield Mistake(right + 1, saying("points.one_off"), _worth(cards[0], trump))


def _worth(card: Card, trump: Suit) -> tuple[Saying, ...]:
    return (rank_of("worth", card, trump),)


def _dearest(cards: tuple[Card, ...], trump: Suit) -> Card:
    return max(cards, key=lambda card: POINTS[trump][card])


def _most_changed(cards: tuple[Card, ...], trump: Suit) -> Card:
    """The card for which it makes the greatest difference to be a trump."""
    return max(cards, key=lambda card: POINTS[trump][card] - PLAIN_POINTS[card.rank])


def _number(card: Card) -> int:
    return (7, 8, 9)[card.rank] if card.rank <= Rank.NINE else 0
