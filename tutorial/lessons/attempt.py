"""What somebody has answered to a question, and what is said to it."""

from collections.abc import Mapping
from dataclasses import dataclass

from .coach import say, wrong_text
from .question import Answer, Question

MOST_HINTS = 3
"""A small one, a bigger one, the solution."""


class NoAnswer(Exception):
    """What came is no answer of this question."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """`found` are the right answers so far, where all have to be found; `hints` says how many were asked for."""

    question: Question
    answer: Answer | None = None
    found: tuple[str, ...] = ()
    hints: int = 0

    @staticmethod
    def read(question: Question, sent: Mapping[str, str]) -> "Attempt":
        """From a form; NoAnswer if it holds what the question does not ask."""
        found = tuple(dict.fromkeys(sent.get("found", "").split()))
        if not set(found) <= set(question.right_keys):
            raise NoAnswer
        wanted = sent.get("hint") or sent.get("hinted") or "0"
        if wanted not in {"0", "1", "2", "3"}:
            raise NoAnswer
        hints = int(wanted)
        if "answer" not in sent:
            return Attempt(question, None, found, hints)
        answer = question.answer(sent["answer"])
        if answer is None:
            raise NoAnswer
        if answer.is_right and answer.key not in found:
            found = (*found, answer.key)
        return Attempt(question, answer, found, hints)

    @property
    def is_wrong(self) -> bool:
        return self.answer is not None and not self.answer.is_right

    @property
    def is_done(self) -> bool:
        """Whether the question is answered: all right answers are found, or the one that is enough."""
        if self.answer is None or not self.answer.is_right:
            return False
        return not self.question.needs_all or len(self.found) == len(self.question.right_keys)

    @property
    def next_hint(self) -> int | None:
        """The number of the hint that can be asked for now."""
        return self.hints + 1 if self.hints < MOST_HINTS and not self.is_done else None


def verdict(language: str, attempt: Attempt, own: Mapping[str, str], right: str) -> tuple[str, str]:
    """Heading and text of what is said; nothing before the first answer. `right` is the author's own text, if any."""
    answer = attempt.answer
    if answer is None:
        return "", ""
    if attempt.is_done:
        return say(language, answer.head), right or say(language, *attempt.question.right)
    if answer.is_right:
        return say(language, answer.head), ""
    return say(language, answer.head), wrong_text(language, answer, own.get(answer.key))


def hint_texts(language: str, question: Question, own: tuple[str, str] | None) -> tuple[str, str, str]:
    """The hints in their order; the solution is always the engine's."""
    small, bigger = own or (say(language, question.hints[0]), say(language, question.hints[1]))
    return small, bigger, say(language, question.solution)
