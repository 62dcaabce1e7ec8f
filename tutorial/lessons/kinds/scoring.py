"""What a deal comes to: who writes what, and how much the caller needs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.bela import Announcement, DealScore, Rules, Seat, Suit, Trick
from game.bela.cards import CARDS, NO_CARDS
from game.bela.deal import Deal
from game.bela.opening import Opening
from game.bela.scoring import BELA_POINTS, Taken, score_played_out
from game.bela.trumps import Trumps

from ..question import Answer, Felt, NoQuestion, Question, Saying, saying
from .numbers import Mistake, number_answers

WE, THEY = 0, 1


@dataclass(frozen=True, slots=True)
class Figures:
    """A deal in figures, the learner's side first. `cards` are with the ten of the last trick; a side with none has no trick.

    `announced` is of the one side whose announcements count, `bela` the side that said it, if any.
    """

    caller: int
    cards: tuple[int, int]
    announced: tuple[int, int] = (0, 0)
    bela: int | None = None
    rules: Rules = Rules()  # noqa: RUF009  # a value that cannot change

    def scored(self) -> DealScore:
        """As the engine scores it."""
        opening = self._opening()
        return score_played_out(Taken(opening, self._tricks(), self.bela is not None))

    def _opening(self) -> Opening:
        deal = Deal.of(self.rules, Seat.S3, (0, 0), CARDS)
        trumps = Trumps(deal, (Suit.HEARTS,), Suit.HEARTS, Seat(self.caller), deal.first, deal.talons)
        said = [
            tuple([Announcement((), NO_CARDS, points, is_four=False)] if points else []) for points in self.announced
        ]
        return Opening(
            trumps=trumps,
            rules=self.rules,
            trump=Suit.HEARTS,
            hands=trumps.hands,
            declared=(*said, (), ()),
            belot=None,
            announcing=next((side for side in (WE, THEY) if self.announced[side]), None),
            bela_holder=None if self.bela is None else Seat(self.bela),
        )

    def _tricks(self) -> tuple[Trick, ...]:
        """One trick with all the points of each side that has any; the others are worth nothing and go where points went."""
        takers = [side for side in (WE, THEY) if self.cards[side]]
        of_side = [Trick(Seat.S0, (), Seat(side), self.cards[side]) for side in takers]
        return (*[Trick(Seat.S0, (), Seat(takers[0]), 0)] * (8 - len(takers)), *of_side)


def outcome(figures: Figures) -> Question:
    """Who writes what."""
    _check(figures)
    score = figures.scored()
    right = _pair(score.written)
    wrong: dict[str, Saying] = {}
    for pair, why in _mistakes(figures, score):
        if pair != score.written:
            wrong.setdefault(_pair(pair), why)
    tail = (_margin(figures, score), saying(f"extras.{_extras(figures)}"))
    answers = [Answer(right, True, saying("head.right"), label=saying("label.pair", pair=right))]
    answers += [
        Answer(pair, False, saying("head.not_written", pair=pair), (why,), tail, label=saying("label.pair", pair=pair))
        for pair, why in list(wrong.items())[:3]
    ]
    return Question(
        kind="score",
        felt=Felt(caller=Seat(figures.caller), lines=_lines(figures), seats=False),
        answers=tuple(sorted(answers, key=lambda answer: [-int(number) for number in answer.key.split(":")])),
        right=(saying(f"score.right.{_case(score)}", **_facts(figures, score)), *_sweep(score)),
        hints=(saying("score.hint"), saying("score.hint2", **_facts(figures, score))),
        solution=saying("solution.pair", pair=right),
    )


def needed(figures: Figures) -> Question:
    """The least with which the caller passes."""
    _check(figures)
    score = figures.scored()
    assert score.needed is not None
    total, right = sum(score.total), score.needed
    tail = (saying(f"needed.parts.{_parts(figures)}", points=total),)
    mistakes = [
        Mistake(total // 2, saying("needed.half", points=total // 2), tail),
        Mistake(82, saying("needed.without_announced"), tail),
        Mistake(82 + sum(figures.announced), saying("needed.all_announced"), tail),
        Mistake(81, saying("needed.half_cards"), tail),
        Mistake(right + 10, saying("needed.last_again"), tail),
        Mistake(right - 10, saying("needed.no_last"), tail),
    ]
    return Question(
        kind="needed",
        felt=Felt(caller=Seat(figures.caller), lines=_lines(replace(figures, cards=(0, 0))), seats=False),
        answers=number_answers(right, mistakes),
        right=(saying("needed.right", points=total, needed=right),),
        hints=(saying("needed.hint"), saying("needed.hint2", points=total)),
        solution=saying("solution.plain_number", number=right),
    )


def _check(figures: Figures) -> None:
    if sum(figures.cards) != 162:
        raise NoQuestion(f"the cards of both sides make 162, not {sum(figures.cards)}")
    if all(figures.announced):
        raise NoQuestion("only one side's announcements count")


def _mistakes(figures: Figures, score: DealScore) -> Iterator[tuple[tuple[int, ...], Saying]]:
    """What somebody would write, and which thought leads there."""
    caller, total, facts = figures.caller, score.total, _facts(figures, score)
    if any(score.sweep_bonus):
        bonus = figures.rules.sweep_bonus
        without = tuple(max(0, points - bonus) if points else 0 for points in score.written)
        yield without, saying("score.no_bonus", points=bonus)
        hundred = replace(figures, rules=replace(figures.rules, sweep_bonus=100)).scored()
        yield hundred.written, saying("score.other_bonus", points=bonus)
    if score.outcome == "fall":
        exactly = 2 * total[caller] == sum(total)
        yield total, saying("score.half_is_enough" if exactly else "score.stays", **facts)
    else:
        fallen = [0, 0]
        fallen[1 - caller] = sum(total)
        yield tuple(fallen), saying("score.falls", **facts)
    if figures.bela is not None:
        yield replace(figures, bela=None).scored().written, saying("score.no_bela", points=BELA_POINTS)
    if any(figures.announced):
        bare = replace(figures, announced=(0, 0)).scored()
        yield bare.written, saying("score.no_announced", points=sum(figures.announced))
        yield bare.total, saying("score.only_cards")
    if score.outcome == "fall":
        own = [0, 0]
        own[1 - caller] = total[1 - caller]
        yield tuple(own), saying("score.lost_to_nobody", points=total[caller])
        if figures.bela == caller:
            kept = replace(figures, rules=replace(figures.rules, bela_kept_on_fall=True)).scored()
            yield kept.written, saying("score.bela_kept")
    yield tuple(reversed(score.written)), saying("score.turned_round", **facts)
    yield figures.cards, saying("score.cards_only")


def _facts(figures: Figures, score: DealScore) -> dict[str, int]:
    caller = figures.caller
    return {
        "has": score.total[caller],
        "others": score.total[1 - caller],
        "needed": score.needed or 0,
        "total": sum(score.total),
        "short": (score.needed or 0) - score.total[caller],
    }


def _case(score: DealScore) -> str:
    if score.outcome == "pass":
        return "pass"
    return "half" if 2 * score.total[score.caller % 2] == sum(score.total) else "fall"


def _sweep(score: DealScore) -> tuple[Saying, ...]:
    return () if not any(score.sweep_bonus) else (saying("score.sweep", points=sum(score.sweep_bonus)),)


def _margin(figures: Figures, score: DealScore) -> Saying:
    """How close it was, and what besides cards there was to count."""
    short = (score.needed or 0) - score.total[figures.caller]
    if score.sweep is not None:
        near, side = "sweep" if score.sweep == figures.caller else "sweep_of_defenders", score.sweep
    else:
        side = figures.caller
        lost = "half" if short == 1 and sum(score.total) % 2 == 0 else "close" if short <= 12 else "far"
        near = lost if short > 0 else "just" if short > -8 else "well"
    return saying(f"margin.{near}.{'us' if side == WE else 'them'}", **_facts(figures, score))


def _extras(figures: Figures) -> str:
    """Whose announcements and bela there are."""
    announced = next((side for side in (WE, THEY) if figures.announced[side]), None)
    if announced is not None and figures.bela is not None:
        return "both"
    if announced is not None:
        return "announced_us" if announced == WE else "announced_them"
    if figures.bela is not None:
        return "bela_us" if figures.bela == WE else "bela_them"
    return "none"


def _parts(figures: Figures) -> str:
    """What counts besides the cards."""
    announced, bela = any(figures.announced), figures.bela is not None
    return {(False, False): "cards", (True, False): "announced", (False, True): "bela", (True, True): "both"}[
        announced, bela
    ]


def _pair(written: tuple[int, ...]) -> str:
    return ":".join(map(str, written))


def _lines(figures: Figures) -> tuple[tuple[Saying, str], ...]:
    """The sheet as people write it, ours and theirs."""
    lines: list[tuple[Saying, str]] = []
    if any(figures.cards):
        lines.append((saying("line.cards"), _pair(figures.cards)))
    if any(figures.announced):
        lines.append((saying("line.announced"), _pair(figures.announced)))
    if figures.bela is not None:
        lines.append((saying("line.bela"), _pair((BELA_POINTS, 0) if figures.bela == WE else (0, BELA_POINTS))))
    return tuple(lines)
