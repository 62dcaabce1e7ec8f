"""A guided deal as a value: its record replayed, and what the coach says at each move of the learner."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.bela import Match, Seat, SeatView


@dataclass(frozen=True, slots=True)
class Said:
    """A text with its placeholders, and the line it stands in. `group` has the other choices that it answers too."""

    text: str
    line: int
    group: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of the learner: what to look at before it, and by action the answer to each legal choice."""

    step: int
    action: str
    before: Said
    good: dict[str, Said]
    wrong: dict[str, Said]

    @property
    def is_free(self) -> bool:
        """Whether there is more than one choice."""
        return len(self.good) + len(self.wrong) > 1


@dataclass(frozen=True, slots=True)
class GuidedDeal:
    """`matches` has the match before each of the `actions` and after the last one, so that a step is a place in it."""

    slug: str
    order: int
    title: str
    role: str
    goal: str
    intro: Said
    end: Said
    seat: Seat
    actions: tuple[tuple[Seat, str], ...]
    matches: tuple[Match, ...]
    decisions: dict[int, Decision]
    language: str

    @property
    def last_step(self) -> int:
        return len(self.actions)

    def view(self, step: int) -> SeatView:
        return SeatView.of(self.matches[step], self.seat)

    def decision_before(self, step: int) -> int | None:
        """The last move of the learner before a step."""
        return max((known for known in self.decisions if known < step), default=None)

    def decision_from(self, step: int) -> int:
        """The next move of the learner from a step on, or the end."""
        return min((known for known in self.decisions if known >= step), default=self.last_step)

    @property
    def texts(self) -> Iterator[tuple[int, Said]]:
        """Every text, with the step at which it is said."""
        yield 0, self.intro
        yield self.last_step, self.end
        for step, decision in self.decisions.items():
            yield step, decision.before
            for said in (*decision.good.values(), *decision.wrong.values()):
                yield step, said
