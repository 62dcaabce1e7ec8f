"""Every step of a recorded match: the states its record leads through, up to its end or its first fault."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bela import Card, DealResult, Declared, Event, Kept, Match, MatchWon, Played, Refusal, Rules, Seat
from game.bela.match import Over
from game.bela.playing import Playing
from game.bela.record_deal import DealReplay, Fault
from game.bela.record_replay import deal_of_record

Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that should not have been played, why, and which should."""

    seat: Seat
    card: Card
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Step:
    """The match after something that all could see, and what that was."""

    match: Match
    events: tuple[Event, ...]
    revoke: Revoke | None = None


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """`result` is None while the deal is open, as one with a fault stays."""

    steps: tuple[Step, ...]
    result: DealResult | None

    def revokes(self, until: int) -> tuple[Revoke, ...]:
        """Those up to and with this step."""
        return tuple(step.revoke for step in self.steps[: until + 1] if step.revoke)


@dataclass(frozen=True, slots=True)
class Walk:
    """`end` is the match as far as the record leads; `fault` the first thing in it that cannot have happened."""

    rules: Rules
    deals: tuple[RecordedDeal, ...]
    end: Match
    fault: Fault | None


def walk_of(record: Record) -> Walk:
    """The steps of a record that has the form of one; RulesError if its rules are none."""
    rules = Rules.from_options(record.get("rules", {}))
    end, fault = Match.start(rules, 0), None
    deals: list[RecordedDeal] = []
    for number, of_deal in enumerate(record.get("deals", [])):
        try:
            dealt = deal_of_record(end if deals else None, rules, of_deal, f"deals[{number}]")
        except Fault as found:
            fault = found
            break
        path = _Path(dealt, of_deal, f"deals[{number}]")
        fault = path.fault()
        is_open = fault is not None and not fault.stands
        deals.append(RecordedDeal(path.steps, None if is_open else path.result))
        end = dealt if is_open else path.match
        if fault is not None:
            break
    return Walk(rules, tuple(deals), end, fault)


class _Path(DealReplay):
    """Replays a deal and remembers every match on its way."""

    def __init__(self, match: Match, record: Record, at: str) -> None:
        self._states: list[Match] = []
        self.steps: tuple[Step, ...] = ()
        super().__init__(match, record, at)

    @property
    def match(self) -> Match:
        return self._states[-1]

    @match.setter
    def match(self, match: Match) -> None:
        self._states.append(match)

    def fault(self) -> Fault | None:
        """Goes to the deal's end or its first fault, which is returned."""
        fault = None
        try:
            self.run()
        except Fault as found:
            fault = found
        self.steps = _steps(self._states)
        if fault is None:
            self.accept()
            self._see_the_winner()
        return fault

    @property
    def result(self) -> DealResult | None:
        is_over = self.match.needs_deck or isinstance(self.match.stage, Over)
        return self.match.deals[-1] if is_over else None

    def _see_the_winner(self) -> None:
        """Accepting is no step of its own: a match that it ends is won with the step that ended the deal."""
        won = tuple(event for event in self.match.events if isinstance(event, MatchWon))
        last = self.steps[-1]
        if won and not set(won) <= set(last.events):
            self.steps = (*self.steps[:-1], replace(last, events=last.events + won))


def _steps(states: Sequence[Match]) -> tuple[Step, ...]:
    """Who is asked and has nothing to show for it takes no step: the one before leads past it."""
    steps: list[Step] = []
    for number, match in enumerate(states):
        if steps and _is_silent(match.events[0]):
            steps[-1] = replace(steps[-1], match=match, events=steps[-1].events + match.events)
        else:
            steps.append(Step(match, match.events, _revoke(states[number - 1], match) if number else None))
    return tuple(steps)


def _is_silent(event: Event) -> bool:
    return isinstance(event, Kept) or (isinstance(event, Declared) and not event.values)


def _revoke(before: Match, after: Match) -> Revoke | None:
    played, stage = after.events[0], before.stage
    if not isinstance(played, Played) or not isinstance(stage, Playing) or stage.allowed >> played.card & 1:
        return None
    return Revoke(played.seat, played.card, stage.refusal(played.card))
