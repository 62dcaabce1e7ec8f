"""Answers that are numbers: beside the right one those that come of the usual mistakes."""

from collections.abc import Iterable
from typing import NamedTuple

from ..question import Answer, NoQuestion, Saying, saying


class Mistake(NamedTuple):
    """What comes out if one makes it, and what is to be said then."""

    number: int
    opening: Saying
    tail: tuple[Saying, ...] = ()


def number_answers(right: int, mistakes: Iterable[Mistake], most: int = 3) -> tuple[Answer, ...]:
    """The right number among the first few wrong ones that differ from it and each other."""
    wrong: dict[int, Mistake] = {}
    for mistake in mistakes:
        if mistake.number != right and mistake.number >= 0:
            wrong.setdefault(mistake.number, mistake)
    chosen = dict(list(wrong.items())[:most])
    if not chosen:
        raise NoQuestion("no usual mistake leads to another number")
    answers = [Answer(str(right), True, saying("head.right"), label=saying("label.number", number=right))]
    answers += [
        Answer(
            str(number),
            False,
            saying("head.number", number=number),
            (mistake.opening,),
            mistake.tail,
            label=saying("label.number", number=number),
        )
        for number, mistake in chosen.items()
    ]
    return tuple(sorted(answers, key=lambda answer: int(answer.key)))
