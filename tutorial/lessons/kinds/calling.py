"""Call trumps, or pass: the rules say what is allowed, and the robots' reckoning what is wise."""

from typing import Final

from game.bela import Call, Card, CardSet, Match, Pass, Rank, Rules, Seat, SeatView, Suit, cards_of, set_of
from game.bela.cards import CARDS, SUIT_CARDS, SUITS, TRUMP_ORDER
from game.bela.deal import deck_from
from game.bots.calling import ENOUGH_TO_CALL, call_or_pass, promise
from game.tables.presenters.hand import arranged

from ..position import ME
from ..question import Answer, Felt, NoQuestion, Question, Saying, saying

CLEAR: Final = 15.0
"""So far the reckoning has to be from calling otherwise: what is close is for taste, not for a lesson."""


def call(first_six: tuple[Card, ...], dealer: Seat) -> Question:
    """The learner speaks, and all before have passed."""
    if len(set(first_six)) != 6:
        raise NoQuestion("before the call one sees six cards")
    view = _view(first_six, dealer)
    chosen = call_or_pass(view).action
    best = chosen.suit if isinstance(chosen, Call) else None
    _expect_clear(view, best)
    hand = set_of(first_six)
    label = {suit: saying("label.suit", suit=suit, count=(hand & SUIT_CARDS[suit]).bit_count()) for suit in SUITS}
    answers = [
        Answer(suit.letter, True, saying("head.right"), label=label[suit])
        if suit == best
        else Answer(
            suit.letter,
            False,
            saying("head.not_suit", suit=suit),
            _opening(best, suit, hand),
            _about(hand, suit),
            None,
            label[suit],
        )
        for suit in SUITS
    ]
    passing = saying("label.pass")
    if best is None:
        answers.append(Answer("pass", True, saying("head.right"), label=passing))
    else:
        must = Pass() not in view.legal
        opening = saying("pass.must" if must else "pass.strong", suit=best)
        answers.append(Answer("pass", False, saying("head.no_pass"), (opening,), _about(hand, best), None, passing))
    return Question(
        kind="call",
        felt=Felt(dealer=dealer),
        hand=arranged(hand, None),
        answers=tuple(answers),
        right=(saying("call.right.pass"),)
        if best is None
        else (saying("call.right.suit", suit=best), *_about(hand, best)),
        hints=(saying("call.hint"), saying("call.hint2.must" if Pass() not in view.legal else "call.hint2")),
        solution=saying("solution.pass") if best is None else saying("solution.suit", suit=best),
    )


def _view(first_six: tuple[Card, ...], dealer: Seat) -> SeatView:
    """What the learner sees, with any cards at all in the others' hands and the talons."""
    rules = Rules()
    rest = [card for card in CARDS if card not in first_six]
    first = {seat: [rest.pop() for _ in range(6)] for seat in rules.seats if seat != ME} | {ME: [*first_six]}
    hands = [(first[seat], [rest.pop(), rest.pop()]) for seat in rules.seats]
    match = Match.start(rules, dealer).deal(deck_from(rules, dealer, hands, ())).match
    while match.turn != ME:
        assert match.turn is not None
        match = match.act(match.turn, Pass()).match
    return SeatView.of(match, ME)


def _expect_clear(view: SeatView, best: Suit | None) -> None:
    hand = set_of(view.hand)
    worth = sorted((promise(hand, suit, view.rules) for suit in SUITS), reverse=True)
    may_pass = Pass() in view.legal
    if may_pass and abs(worth[0] - ENOUGH_TO_CALL) < CLEAR:
        raise NoQuestion(f"whether to call is too close to be taught ({worth[0]:.0f} against {ENOUGH_TO_CALL:.0f})")
    if best is not None and worth[0] - worth[1] < CLEAR:
        raise NoQuestion(f"two suits are too close to each other to be taught ({worth[0]:.0f} and {worth[1]:.0f})")


def _opening(best: Suit | None, suit: Suit, hand: CardSet) -> tuple[Saying, ...]:
    """Why not this suit: the whole hand is too weak, or another suit has more trumps or better ones."""
    if best is None:
        aces = sum(card.rank == Rank.ACE and card.suit != suit for card in cards_of(hand))
        return saying("call.rather_pass", suit=suit), saying(f"call.aces.{min(aces, 2)}")
    longer = (hand & SUIT_CARDS[best]).bit_count() - (hand & SUIT_CARDS[suit]).bit_count()
    by = "much_longer" if longer > 2 else "longer" if longer > 0 else "stronger"
    return saying(f"call.rather.{by}", suit=suit, best=best), saying(f"call.instead.{_marks(hand, best)}", best=best)


def _about(hand: CardSet, suit: Suit) -> tuple[Saying, ...]:
    """How many of a suit there are, whether with jack and nine, and the best of them."""
    held = cards_of(hand & SUIT_CARDS[suit])
    if not held:
        return (saying("suit.none", suit=suit),)
    marks = _marks(hand, suit)
    count = saying(f"suit.count.{min(len(held), 4)}", suit=suit)
    if marks != "neither" and len(held) > 1:
        return count, saying(f"suit.{marks}", suit=suit)
    best = max(held, key=lambda card: TRUMP_ORDER.index(card.rank))
    return count, saying(f"suit.{'lone' if len(held) == 1 else 'best'}.{best.rank.letter}", card=best)


def _marks(hand: CardSet, suit: Suit) -> str:
    """Which of the two highest trumps there would be."""
    ranks = {card.rank for card in cards_of(hand & SUIT_CARDS[suit])}
    names = {(True, True): "both", (True, False): "jack", (False, True): "nine", (False, False): "neither"}
    return names[Rank.JACK in ranks, Rank.NINE in ranks]
