"""The one door for game actions: people, robots, the clock and tests."""

from dataclasses import dataclass

from game.bela import Accept, Action, ActionError, Auzmes, Match, Refusal, Refused, parse_action
from game.now import now_ms
from game.typed import can_be_stored, number_in

from .. import notices
from ..declined import Declined
from ..fold import Fold, folds
from ..journal import Entry, Line, Overtaken, SeatNote, writer
from ..models import Move
from ..results import result_of
from .consequences import next_wait, robot_hand, settle

TIMEOUTS_UNTIL_STANDIN = 3
LONGEST_ACTION = 120
LONGEST_ACTION_ID = 64
MOST_TRIES = 8


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a seat of the table, known by the account."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class Robot:
    """The robot at a seat, be it the robot's own or a person's it sits in for."""

    seat: int


@dataclass(frozen=True, slots=True)
class RunOutClock:
    """The clock, moving for somebody whose time is up."""

    seat: int


Actor = Person | Robot | RunOutClock


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an action: the table as it is now, and the reason where the action was refused."""

    fold: Fold
    seat: int
    reason: str = ""
    refusal: Refusal | None = None

    @property
    def done(self) -> bool:
        return not self.reason

    @property
    def refused(self) -> str:
        """The reason, where it is the rules that forbid the action."""
        return self.reason if self.refusal is not None else ""


async def take_action(
    *, table_id: int, who: Actor, action: object, version: object, action_id: object = None
) -> Outcome:
    """Does `action`, chosen at `version`, and returns once it is durable.

    Raises Declined for `no_such_table`, `not_at_table` and `malformed`. An `action_id` of this seat that was accepted
    before does nothing again and counts as done.
    """
    async with folds.turn(table_id):
        fold = await _fold_with(who, table_id)
        request = _Request.read(action, version, action_id)
        for tries in range(MOST_TRIES):
            if fold is None:
                raise Declined("no_such_table")
            try:
                outcome = await _try(fold, who, request, known_from_before=tries == 0)
            except Overtaken:
                fold = await folds.caught_up(fold)
            else:
                break
        else:
            raise Declined("too_many")
    if outcome.fold is not fold:
        notices.publish(table_id)
    return outcome


async def _try(fold: Fold, who: Actor, request: "_Request", *, known_from_before: bool) -> Outcome:
    """One try; raises Overtaken where what is known of the table is, or may be, behind what is stored."""
    seat = _seat_of(who, fold)
    if request.action_id is not None and (seat, request.action_id) in fold.action_ids:
        return Outcome(fold, seat)
    if fold.match is None or not request.is_timely(fold.match) or _has_come_back(who, fold):
        if known_from_before:
            raise Overtaken
        return Outcome(fold, seat, _untimely(fold, request))
    try:
        entry, match = _entry(fold, fold.match, seat, who, request)
    except Refused as refused:
        return Outcome(fold, seat, refused.refusal.reason, refused.refusal)
    await writer.append(entry)
    return Outcome(folds.keep(folds.present(fold).after(entry, match)), seat)


def _has_come_back(who: Actor, fold: Fold) -> bool:
    """Whether somebody has the cards again for whom a robot was still choosing."""
    return isinstance(who, Robot) and not fold.state.seats[who.seat].moved_by_robot


async def _fold_with(who: Actor, table_id: int) -> Fold | None:
    """The table as known here, or as stored if this person isn't known here to sit at it."""
    fold = await folds.get(table_id)
    if fold is not None and isinstance(who, Person) and fold.state.seat_of(who.user_id) is None:
        fold = await folds.fresh(table_id)
    if fold is not None:
        _seat_of(who, fold)
    return fold


@dataclass(frozen=True, slots=True)
class _Request:
    action: Action
    version: int
    action_id: str | None

    @classmethod
    def read(cls, action: object, version: object, action_id: object) -> "_Request":
        if not isinstance(action, str) or len(action) > LONGEST_ACTION:
            raise Declined("malformed")
        try:
            chosen = parse_action(action)
        except ActionError as error:
            raise Declined("malformed") from error
        return cls(chosen, _version(version), _action_id(action_id))

    def is_timely(self, match: Match) -> bool:
        """Chosen from what is still so: accepting and claiming hold for the whole deal, but for a judged claim."""
        if isinstance(self.action, Accept | Auzmes):
            return match.since <= self.version <= match.version
        return self.version == match.version


def _action_id(action_id: object) -> str | None:
    if action_id is None or action_id == "":
        return None
    if not isinstance(action_id, str) or len(action_id) > LONGEST_ACTION_ID or not can_be_stored(action_id):
        raise Declined("malformed")
    return action_id


def _version(version: object) -> int:
    if isinstance(version, int) and not isinstance(version, bool) and 0 <= version < 10**9:
        return version
    number = number_in(version, 9) if isinstance(version, str) else None
    if number is None:
        raise Declined("malformed")
    return number


def _untimely(fold: Fold, request: _Request) -> str:
    if fold.match is None and request.version == 0:
        return "wrong_phase"
    return "stale"


def _seat_of(who: Actor, fold: Fold) -> int:
    if not isinstance(who, Person):
        return who.seat
    seat = fold.state.seat_of(who.user_id)
    if seat is None:
        raise Declined("not_at_table" if fold.state.may_watch(who.user_id) else "no_such_table")
    return seat


def _entry(fold: Fold, match: Match, seat: int, who: Actor, request: _Request) -> tuple[Entry, Match]:
    """What to store for an allowed action and where it leads; raises Refused."""
    acted = match.act(seat, request.action).match
    notes = _notes(fold, match, seat, who)
    state = fold.state if not notes else fold.with_notes(notes).state
    settled, follows = settle(acted, state.seats)
    now = now_ms()
    since, due = next_wait(settled, state, now, before=match, since=fold.waiting_since_ms, due=fold.due_ms)
    line = Line(seat, str(request.action), _made_by(who, fold, seat), request.action_id)
    entry = Entry(
        fold.table_id, fold.length, fold.seating, (line, *follows), now, since, due, result_of(settled), notes
    )
    return entry, settled


def _made_by(who: Actor, fold: Fold, seat: int) -> str:
    if isinstance(who, Person):
        return Move.By.PERSON
    return Move.By.TIMEOUT if isinstance(who, RunOutClock) else robot_hand(fold.state.seats[seat])


def _notes(fold: Fold, match: Match, seat: int, who: Actor) -> tuple[SeatNote, ...]:
    """Time-outs in a row seat a robot; whoever moves again is back. Nobody is charged for a review that ran out."""
    if isinstance(who, Person) and (fold.timeouts[seat] or fold.state.seats[seat].standin):
        return (SeatNote(seat, 0, standin=False),)
    if isinstance(who, RunOutClock) and match.phase != "review":
        timeouts = fold.timeouts[seat] + 1
        return (SeatNote(seat, timeouts, standin=timeouts >= TIMEOUTS_UNTIL_STANDIN),)
    return ()
