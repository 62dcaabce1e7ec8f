"""A lesson and its steps, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .question import Question, Row


@dataclass(frozen=True, slots=True)
class Step:
    """`question` is None where there is only something to read. `own` are the author's sentences to wrong answers."""

    number: int
    goal: str
    text: str
    question: Question | None
    hints: tuple[str, str] | None
    right: str
    own: Mapping[str, str] = field(default_factory=dict)
    rows: tuple[Row, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """`about` says in a sentence what one can do afterwards."""

    slug: str
    title: str
    about: str
    steps: tuple[Step, ...]
    language: str

    def step(self, number: int) -> Step | None:
        return self.steps[number - 1] if 0 < number <= len(self.steps) else None
