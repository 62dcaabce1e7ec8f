"""Deadlines: robots move and time runs out, whether or not anybody is connected.

When something is due is a column of the table, so any process may run the clock; firing late or twice is harmless,
since an action carries the version it was chosen at.
"""

import asyncio
import logging
from contextlib import suppress

from django.db import transaction
from django.db.models import BigIntegerField, F, Value
from django.db.models.functions import Least

from game.background import in_background
from game.bela import Action, Match, Pass, SeatView
from game.bots import choose, claim_to_make
from game.now import now_ms
from game.threads import in_reader, in_thinker, in_writer

from . import notices, selectors
from .declined import Declined
from .fold import Fold, folds
from .models import ClockBeat, Table
from .services import Robot, RunOutClock, take_action
from .services.tidying import excuse_absence, free_seats_of_the_absent, tidy

log = logging.getLogger(__name__)

LOOK_EVERY_S = 0.1  # at what other processes have stored
BEAT_EVERY_MS = 1_000
ABSENCE_MS = 1_500  # a clock that was silent for longer was away
SEATS_EVERY_MS = 3_000
TIDY_EVERY_MS = 60_000
RETRY_MS = 2_000
REST_S = 1.0  # after a look that failed
UNUSED_S = 15 * 60


class Clock:
    """Fires what is due until it is cancelled."""

    def __init__(self) -> None:
        self._wake = asyncio.Event()
        self._firing: set[int] = set()
        self._not_before: dict[int, int] = {}
        self._beat_ms = self._seats_ms = self._tidy_ms = 0
        self._has_made_up = False
        self._loop = asyncio.get_running_loop()
        notices.listen(self._hear)

    async def run(self) -> None:
        while True:
            try:
                await self._look()
            except Exception:
                log.exception("The clock could not look at the tables")
                await asyncio.sleep(REST_S)

    async def _look(self) -> None:
        self._wake.clear()
        now = now_ms()
        if not self._has_made_up:
            await in_writer(make_up_for_absence, now)
            self._has_made_up = True
        if now - self._beat_ms >= BEAT_EVERY_MS:
            self._beat_ms = now
            await in_writer(beat, now)
        if now - self._seats_ms >= SEATS_EVERY_MS:
            self._seats_ms = now
            await in_writer(free_seats_of_the_absent, now)
        if now - self._tidy_ms >= TIDY_EVERY_MS:
            self._tidy_ms = now
            await in_writer(tidy, now)
            folds.forget_unused(UNUSED_S)
        for table_id in await in_reader(selectors.due_table_ids, now):
            self._fire_soon(table_id, now)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), self._next_look_s())

    def _next_look_s(self) -> float:
        """Until the next thing that this process knows to be due, or until it is time to look what others have stored."""
        dues = [fold.due_ms for table_id in folds.ids() if (fold := folds.known(table_id)) and fold.due_ms is not None]
        soon = [due - now_ms() for due in dues]
        return max(0.002, min([LOOK_EVERY_S, *(left / 1000 for left in soon if left > 0)]))

    def _hear(self, table_id: int) -> None:
        if self._loop.is_closed():
            return
        fold = folds.known(table_id)
        if fold is not None and fold.due_ms is not None and fold.due_ms <= now_ms() + LOOK_EVERY_S * 1000:
            self._loop.call_soon_threadsafe(self._wake.set)

    def _fire_soon(self, table_id: int, now: int) -> None:
        if table_id in self._firing or self._not_before.get(table_id, 0) > now:
            return
        self._firing.add(table_id)
        in_background(self._fire(table_id))

    async def _fire(self, table_id: int) -> None:
        try:
            self._not_before.pop(table_id, None)
            await fire(table_id)
        except Exception:
            log.exception("Table %s could not be moved on", table_id)
            self._not_before[table_id] = now_ms() + RETRY_MS
        finally:
            self._firing.discard(table_id)
            self._wake.set()


async def run_clock() -> None:
    await Clock().run()


def start_clock() -> asyncio.Task[None]:
    """The clock of the running event loop: should it ever end by itself, that is logged."""
    return in_background(run_clock())


async def fire(table_id: int) -> None:
    """Does what is due at this table, if anything still is."""
    fold = await folds.fresh(table_id)
    if fold is None or fold.match is None or fold.due_ms is None or fold.due_ms > now_ms():
        return
    try:
        if fold.phase == "review":
            for seat in fold.match.to_act:
                await take_action(table_id=table_id, who=RunOutClock(seat), action="accept", version=fold.version)
        elif fold.match.turn is not None:
            await _move_for(fold, fold.match, fold.match.turn)
    except Declined:
        pass  # the table has gone


async def _move_for(fold: Fold, match: Match, seat: int) -> None:
    by_robot = fold.state.seats[seat].moved_by_robot
    decide = _robots_choice if by_robot else forced_choice
    action = await in_thinker(decide, SeatView.of(match, seat))
    who = Robot(seat) if by_robot else RunOutClock(seat)
    await take_action(table_id=fold.table_id, who=who, action=str(action), version=fold.version)


def _robots_choice(view: SeatView) -> Action:
    """A robot looks on its own turn whether somebody has surely revoked before it."""
    return claim_to_make(view) or choose(view)


def forced_choice(view: SeatView) -> Action:
    """What is done for somebody whose time is up: pass where that is allowed, else something sensible."""
    return next((action for action in view.legal if isinstance(action, Pass)), None) or choose(view)


def beat(now: int) -> None:
    ClockBeat.objects.update_or_create(id=1, defaults={"at_ms": now})


def make_up_for_absence(now: int) -> None:
    """Moves all clocks by the time in which no clock ran, so that nobody is charged for it."""
    with transaction.atomic():
        last = ClockBeat.objects.filter(id=1).values_list("at_ms", flat=True).first()
        if last is not None and now - last > ABSENCE_MS:
            # nobody's clock shows more than it had when the wait began
            away = Least(Value(now - last), Value(now) - F("waiting_since_ms"), output_field=BigIntegerField())
            waiting = Table.objects.filter(due_ms__isnull=False)
            waiting.update(due_ms=F("due_ms") + away, waiting_since_ms=F("waiting_since_ms") + away)
            excuse_absence(now - last)
        beat(now)
