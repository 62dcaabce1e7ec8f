"""No socket outlives the session it was opened with.

Whoever logs out, ends a session from another device, changes the password, is shut out or erased is turned out of all
processes within seconds: each looks at its own sockets' sessions, all in two questions, so that no word of it can be lost.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Protocol

from django import db
from django.contrib.sessions.models import Session
from django.utils import timezone

from game.background import in_background
from game.identity import Pass, pass_of
from game.threads import in_reader

from .models import User

log = logging.getLogger(__name__)
LOOK_EVERY_S = 2.0
AT_ONCE = 500


class Entered(Protocol):
    """A socket's end of somebody who is known."""

    async def turn_out(self) -> None: ...


class OpenDoors:
    """This process's sockets, with the pass that each was opened with."""

    def __init__(self) -> None:
        self._inside: dict[Entered, Pass] = {}
        self._looking: asyncio.Task[None] | None = None

    def enter(self, socket: Entered, by: Pass) -> None:
        self._inside[socket] = by
        if self._looking is None or self._looking.done():
            self._looking = in_background(self._keep_looking())

    def leave(self, socket: Entered) -> None:
        self._inside.pop(socket, None)

    async def _keep_looking(self) -> None:
        while self._inside:
            await asyncio.sleep(LOOK_EVERY_S)
            try:
                valid = await in_reader(valid_now, set(self._inside.values()))
            except db.Error:  # the next look comes soon
                log.exception("The sessions of open sockets could not be looked at")
            else:
                self._turn_out(valid)

    def _turn_out(self, valid: dict[Pass, Pass | None]) -> None:
        for socket, by in list(self._inside.items()):
            now = valid.get(by, by)
            if now is None:
                self.leave(socket)
                in_background(socket.turn_out())
            else:
                self._inside[socket] = now


def valid_now(passes: Collection[Pass]) -> dict[Pass, Pass | None]:
    """What has become of each: itself, the same with a new password that its session knows, or None."""
    found: dict[Pass, Pass | None] = {}
    every = list(passes)
    for some in (every[first : first + AT_ONCE] for first in range(0, len(every), AT_ONCE)):
        keys, people = [each.session_key for each in some], {each.user_id for each in some}
        alive = Session.objects.filter(session_key__in=keys, expire_date__gt=timezone.now())
        known = set(alive.values_list("session_key", flat=True))
        let_in = set(User.objects.filter(id__in=people, is_active=True).values_list("id", "password"))
        for each in some:
            is_as_before = each.session_key in known and (each.user_id, each.password) in let_in
            found[each] = each if is_as_before else _looked_at_closely(each)
    return found


def _looked_at_closely(by: Pass) -> Pass | None:
    now = pass_of(by.session_key)
    return now if now is not None and now.user_id == by.user_id else None


open_doors = OpenDoors()
