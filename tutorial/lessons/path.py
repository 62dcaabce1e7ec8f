"""The way through the lessons: what is done, and where to go on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..progress import Progress
from .lesson import Lesson


class Rung(NamedTuple):
    """A lesson on the ladder. `state`: done, begun, next (where to go on) or ahead; nothing is locked."""

    number: int
    slug: str
    title: str
    about: str
    steps: int
    done: int
    state: str
    step: int
    language: str


@dataclass(frozen=True, slots=True)
class Path:
    rungs: tuple[Rung, ...]
    here: Rung | None

    @property
    def has_begun(self) -> bool:
        return any(rung.done for rung in self.rungs)

    @property
    def done(self) -> int:
        return sum(rung.state == "done" for rung in self.rungs)


def path_of(progress: Progress, lessons: Mapping[str, Lesson]) -> Path:
    rungs = []
    here: Rung | None = None
    for number, lesson in enumerate(lessons.values(), 1):
        done = {step for step in progress.steps(lesson.slug) if step <= len(lesson.steps)}
        undone = [step.number for step in lesson.steps if step.number not in done]
        state = "done" if not undone else "next" if here is None else "begun" if done else "ahead"
        step = undone[0] if undone else 1
        told = lesson.title, lesson.about, len(lesson.steps)
        rung = Rung(number, lesson.slug, *told, len(done), state, step, lesson.language)
        rungs.append(rung)
        if state == "next":
            here = rung
    return Path(tuple(rungs), here)
