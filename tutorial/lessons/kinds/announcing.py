"""Announcements: whose is the strongest, what a hand's are worth, and what is written."""

from collections.abc import Iterator, Mapping

from game.bela import Announcement, Card, Rules, Seat, Suit, announcements_in, set_of
from game.bela.announcements import announcing_side
from game.bela.opening import declared_by
from game.bela.seats import side_of
from game.tables.presenters.hand import arranged

from ..position import ME, SEAT_WORDS
from ..question import Answer, Felt, NoQuestion, Question, Row, Saying, saying
from .numbers import Mistake, number_answers

Held = Mapping[Seat, tuple[Card, ...]]


def stronger(held: Held, first: Seat, trump: Suit, rules: Rules | None = None) -> Question:
    """Each of the players announces one thing: whose is the strongest?"""
    rules = rules or Rules()
    single = {seat: _single(cards) for seat, cards in held.items()}
    if len(single) < 2:
        raise NoQuestion("at least two players have to announce something")
    turn = [seat for seat in rules.in_turn[first] if seat in single]
    best = max(turn, key=lambda seat: (single[seat].strength(rules), -turn.index(seat)))
    declared = tuple((single[seat],) if seat in single else () for seat in rules.seats)
    side = announcing_side(declared, first, trump, rules)
    if side is None or side_of(best, rules.players) != side:
        raise NoQuestion("by these rules nobody's announcement counts")
    runner_up = max((seat for seat in turn if seat != best), key=lambda seat: single[seat].strength(rules))
    decided = _decided(single[best], single[runner_up], rules)
    return Question(
        kind="stronger",
        felt=Felt(trump=trump, dealer=_dealer(first), rows=_rows(single, turn), seats=False),
        answers=tuple(
            Answer(SEAT_WORDS[seat], True, saying("head.right"), label=saying("label.player", who=seat))
            if seat == best
            else Answer(
                SEAT_WORDS[seat],
                False,
                saying("head.not_stronger", who=seat),
                (
                    saying(
                        f"weaker.{_decided(single[best], single[seat], rules)}",
                        who=seat,
                        best=best,
                        points=single[seat].value,
                        more=single[best].value,
                        card=single[seat].top,
                        top=single[best].top,
                        length=len(single[seat].cards),
                        longer=len(single[best].cards),
                    ),
                ),
                (_named(single[seat]), _named(single[best], "against")),
                label=saying("label.player", who=seat),
            )
            for seat in turn
        ),
        right=(saying(f"stronger.right.{decided}", who=best, top=single[best].top, points=single[best].value),),
        hints=(saying("stronger.hint"), saying(f"stronger.hint2.{decided}")),
        solution=saying("solution.player", who=best),
    )


def worth_of_hand(hand: tuple[Card, ...], trump: Suit | None = None) -> Question:
    """What the announcements of one hand are worth together."""
    held = announcements_in(set_of(hand))
    right = sum(each.value for each in held)
    return Question(
        kind="announced",
        felt=Felt(trump=trump, seats=False),
        hand=arranged(set_of(hand), trump),
        answers=number_answers(right, _in_hand(held, right)),
        right=(
            saying(
                f"announced.right.{'many' if len(held) > 1 else 'one' if held else 'none'}",
                points=right,
                sum=_sum(held),
            ),
        ),
        hints=(saying("announced.hint"), saying(f"announced.hint2.{min(len(held), 2)}")),
        solution=saying("solution.number" if len(held) > 1 else "solution.plain_number", sum=_sum(held), number=right),
    )


def written(held: Held, first: Seat, trump: Suit, rules: Rules | None = None) -> Question:
    """What the learner's side writes for announcements when all of these are on the table."""
    rules = rules or Rules()
    declared = tuple(announcements_in(set_of(held.get(seat, ()))) for seat in rules.seats)
    side = announcing_side(declared, first, trump, rules)
    if side is None:
        raise NoQuestion("nobody announces anything")
    ours, theirs = (declared_by(declared, each, rules) for each in range(2))
    best = max((each for seat in declared for each in seat), key=lambda each: each.strength(rules))
    right = ours if side == side_of(ME, rules.players) else 0
    turn = [seat for seat in rules.in_turn[first] if declared[seat]]
    return Question(
        kind="written",
        felt=Felt(
            trump=trump,
            dealer=_dealer(first),
            rows=tuple(Row(tuple(card for each in declared[seat] for card in each.cards), seat=seat) for seat in turn),
            seats=False,
        ),
        answers=number_answers(right, _on_table(ours, theirs, best, won=bool(right))),
        right=(saying(f"written.right.{'won' if right else 'lost'}", points=right, best=best.value, top=best.top),),
        hints=(saying("written.hint"), saying(f"written.hint2.{'won' if right else 'lost'}")),
        solution=saying("solution.plain_number", number=right),
    )


def _on_table(ours: int, theirs: int, best: Announcement, *, won: bool) -> Iterator[Mistake]:
    named = (_named(best),)
    if won:
        yield Mistake(ours + theirs, saying("written.both", points=theirs), named)
        yield Mistake(best.value, saying("written.only_best", points=ours - best.value), named)
        yield Mistake(0, saying("written.none"), named)
        yield Mistake(theirs, saying("written.theirs"), named)
    else:
        yield Mistake(ours, saying("written.own", points=ours, more=best.value), named)
        yield Mistake(max(ours - theirs, theirs - ours), saying("written.difference"), named)
        yield Mistake(ours + theirs, saying("written.both_lost"), named)
        yield Mistake(theirs, saying("written.taken"), named)


def _in_hand(held: tuple[Announcement, ...], right: int) -> Iterator[Mistake]:
    if not held:
        yield Mistake(20, saying("announced.nothing.20"))
        yield Mistake(50, saying("announced.nothing.50"))
        yield Mistake(100, saying("announced.nothing.100"))
        return
    best = held[0]
    if len(held) > 1:
        yield Mistake(best.value, saying("announced.forgotten", points=right - best.value), (_named(held[-1]),))
    runs = [each for each in held if not each.is_four]
    steps = {20: 50, 50: 100, 100: 20}
    if runs:
        longest = runs[0]
        yield Mistake(
            right - longest.value + steps[longest.value],
            saying("announced.length", length=len(longest.cards)),
            (_named(longest),),
        )
        if len(longest.cards) > 3:
            yield Mistake(right + 20, saying("announced.twice", length=len(longest.cards)), (_named(longest),))
    for each in held:
        if each.is_four and each.value != 100:
            yield Mistake(right - each.value + 100, saying("announced.four_100"), (_named(each),))
        if each.is_four:
            yield Mistake(right - each.value + 200, saying("announced.four_200"), (_named(each),))
    yield Mistake(right + 20, saying("announced.with_bela"), (_named(best),))
    yield Mistake(right + 50, saying("announced.too_much"), (_named(best),))


def _decided(best: Announcement, other: Announcement, rules: Rules) -> str:
    """What decides between two, in the order in which it is asked."""
    names = ("value", "four", "length", "top")
    pairs = zip(names, best.strength(rules), other.strength(rules), strict=True)
    decided = next((name for name, one, two in pairs if one != two), "turn")
    if decided == "top" and best.is_four:
        return "rank_natural" if rules.four_order == "natural" else "rank"
    return decided


def _named(each: Announcement, name: str = "is") -> Saying:
    if each.is_four:
        return saying(f"{name}.four.{each.top.rank.letter}", points=each.value)
    return saying(f"{name}.run.{min(len(each.cards), 5)}", points=each.value, top=each.top, length=len(each.cards))


def _single(cards: tuple[Card, ...]) -> Announcement:
    held = announcements_in(set_of(cards))
    if len(held) != 1 or set(held[0].cards) != set(cards):
        raise NoQuestion(f"{' '.join(map(str, cards))} is no single announcement")
    return held[0]


def _rows(single: Mapping[Seat, Announcement], turn: list[Seat]) -> tuple[Row, ...]:
    return tuple(Row(single[seat].cards, seat=seat) for seat in turn)


def _sum(held: tuple[Announcement, ...]) -> str:
    return " + ".join(str(each.value) for each in held)


def _dealer(first: Seat) -> Seat:
    return Seat((first - 1) % 4)
