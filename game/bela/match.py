"""A match: deals until the target. It is a value: what a move does to it is another match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from .actions import ACCEPT, Action, Auzmes, parse_action
from .calling import Calling
from .cards import CARD_NAMED, Card, Points
from .deal import Deal
from .ended import DealResult, Ended, FinishedDeal
from .ending import winner_after
from .errors import ActionError, Reason, Refused
from .events import Dealt, Event, MatchWon
from .playing import Playing
from .review import Review
from .rules import Rules
from .seats import Seat, Side
from .stage import Closed, Idle, Stage


@dataclass(frozen=True, slots=True)
class Standing:
    """What changes only from deal to deal. `dealer` deals now, or has dealt last when the match is won."""

    rules: Rules
    dealer: Seat
    totals: tuple[Points, ...]
    finished: tuple[FinishedDeal, ...] = ()
    deals: tuple[DealResult, ...] = ()
    winner: Side | None = None


@dataclass(frozen=True, slots=True)
class Dealing(Idle):
    """The match waits for a deck."""

    @property
    def phase(self) -> str:
        return "dealing"


@dataclass(frozen=True, slots=True)
class Over(Idle):
    """The match is won; the last deal stays as it ended."""

    ended: Ended

    @property
    def phase(self) -> str:
        return "over"


class Step(NamedTuple):
    match: "Match"
    events: tuple[Event, ...]


class Match(NamedTuple):
    """`version` counts the actions, not the deals; `events` are what the last step did.

    `since` is the version from which an acceptance or a claim, which hold for the whole deal, count: the deal's first, or
    that of a judged claim.
    """

    standing: Standing
    version: int
    stage: Stage
    events: tuple[Event, ...] = ()
    since: int = 0

    @staticmethod
    def start(rules: Rules, dealer: int) -> "Match":
        return Match(Standing(rules, rules.seats[dealer], (0,) * rules.sides), 0, Dealing())

    @property
    def rules(self) -> Rules:
        return self.standing.rules

    @property
    def dealer(self) -> Seat:
        return self.standing.dealer

    @property
    def totals(self) -> tuple[Points, ...]:
        return self.standing.totals

    @property
    def deals(self) -> tuple[DealResult, ...]:
        return self.standing.deals

    @property
    def winner(self) -> Side | None:
        return self.standing.winner

    @property
    def phase(self) -> str:
        return self.stage.phase

    @property
    def has_been_played(self) -> bool:
        """Whether anybody has played a card in any deal."""
        stage = self.stage
        play = stage if isinstance(stage, Playing) else stage.ended.play if isinstance(stage, Review | Over) else None
        finished = [deal.play for deal in self.standing.finished if isinstance(deal, Ended)]
        return any(each.has_begun for each in (play, *finished) if each is not None)

    @property
    def foregone(self) -> "Match | None":
        """The match as it will be over once everybody has seen its last deal; None where anything else may still come."""
        if not isinstance(self.stage, Review) or any(len(self.legal_actions(seat)) > 1 for seat in self.to_act):
            return None
        after = self
        for seat in self.to_act:
            after = after.act(seat, ACCEPT).match
        return None if after.winner is None else after

    @property
    def needs_deck(self) -> bool:
        return isinstance(self.stage, Dealing)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats the match waits for."""
        return self.stage.to_act

    @property
    def turn(self) -> Seat | None:
        """The one seat to act; None in a review, which waits for all at once."""
        return self.stage.to_act[0] if self.stage.to_act and self.phase != "review" else None

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every whole action this seat may take now, in the contract's order."""
        return self.stage.legal_actions(self.rules.seats[seat])

    def act(self, seat: int, action: Action) -> Step:
        """What comes of an action; Refused, and nothing has happened, if it is not allowed."""
        match = self._acted(seat, action)
        return Step(match, match.events)

    def deal(self, order: Sequence[Card]) -> Step:
        """Deal a whole deck, 32 cards from the top. It is no action of a player and does not count in `version`."""
        match = self._dealt(order)
        return Step(match, match.events)

    def move(self, seat: int | None, text: str) -> Step:
        """A move as the log holds it: an action's text, or `deal` with the order of the deck, which is nobody's."""
        match = self.moved(seat, text)
        return Step(match, match.events)

    def moved(self, seat: int | None, text: str) -> "Match":
        """The match after a move, which holds its news itself."""
        if seat is None:
            return self._dealt(_deck(text))
        return self._acted(seat, parse_action(text))

    def advanced(self, stage: Stage, events: tuple[Event, ...]) -> "Match":
        """The match after an action that had these consequences; a deal that is closed is written down at once."""
        if isinstance(stage, Closed):
            return self._settled(stage.finished, events)
        return Match(self.standing, self.version + 1, stage, events, self.since)

    def _acted(self, seat: int, action: Action) -> "Match":
        after = self.advanced(*self.stage.apply(self.standing.rules.seats[seat], action))
        if not isinstance(action, Auzmes):
            return after
        return Match(after.standing, after.version, after.stage, after.events, since=after.version)

    def _dealt(self, order: Sequence[Card]) -> "Match":
        if not self.needs_deck:
            raise Refused(Reason.WRONG_PHASE)
        stage = Calling(Deal.of(self.rules, self.dealer, self.totals, order))
        return Match(self.standing, self.version, stage, (Dealt(self.dealer),), since=self.version)

    def _settled(self, finished: FinishedDeal, events: tuple[Event, ...]) -> "Match":
        """Write a deal down, and go on to the next one or end the match."""
        standing = _after(self.standing, finished)
        if standing.winner is None or not isinstance(finished, Ended):
            return Match(standing, self.version + 1, Dealing(), events, self.since)
        return Match(standing, self.version + 1, Over(finished), (*events, MatchWon(standing.winner)), self.since)


def replay(rules: Rules, dealer: int, moves: Iterable[tuple[int | None, str]]) -> Match:
    """The match to which these moves lead."""
    match = Match.start(rules, dealer)
    for seat, text in moves:
        match = match.moved(seat, text)
    return match


def _after(before: Standing, finished: FinishedDeal) -> Standing:
    result = finished.result
    totals = tuple(had + has for had, has in zip(before.totals, result.score, strict=True))
    winner = finished.winner
    if winner is None and isinstance(finished, Ended):
        winner = winner_after(totals, result.score, before.rules)
    return replace(
        before,
        dealer=before.rules.next_seat[before.dealer] if winner is None else before.dealer,
        totals=totals,
        finished=(*before.finished, finished),
        deals=(*before.deals, result),
        winner=winner,
    )


def _deck(text: str) -> tuple[Card, ...]:
    word, *names = text.strip(" ").split(" ")
    if word != "deal" or not CARD_NAMED.keys() >= set(names):
        raise ActionError(f"expected a deck, got {text[:80]!r}")
    return tuple(CARD_NAMED[name] for name in names)
