"""A table drawn for those who watch it."""

from dataclasses import replace
from typing import Protocol

from game.bela import SeatView, SeatViews
from game.look import Look, Style, seeing
from game.now import now_ms

from .audience import audience
from .fold import Fold
from .presenters.drawing import draw_html, draw_json, room_context
from .presenters.json_view import Json, json_view
from .presenters.shared import Shared


class Watcher(Protocol):
    """A socket's end that can be shown a table."""

    user_id: int | None
    as_json: bool
    look: Look

    def show(self, text: str) -> None: ...

    def turn_away(self) -> None:
        """The table is no longer to be seen by this one."""


class Drawer:
    """One state of a table, drawn at most once for each seat, form and look."""

    def __init__(self, fold: Fold) -> None:
        self._now = now_ms()
        self._state = replace(fold.state_at(self._now), watching=audience.number(fold.table_id))
        self._views = None if fold.match is None else SeatViews(fold.match)
        self._shared: dict[Style, Shared] = {}
        self._drawn: dict[tuple[int | None, bool, Look], str] = {}

    def show_to(self, watcher: Watcher) -> None:
        if self._state.may_watch(watcher.user_id):
            watcher.show(self._draw(self._state.seat_of(watcher.user_id), watcher.as_json, watcher.look))
        else:
            watcher.turn_away()

    def json_for(self, seat: int | None) -> Json:
        return json_view(self._state, self._view(seat), seat, self._now)

    def page_for(self, seat: int | None, *, oob: bool) -> dict[str, object]:
        return room_context(self._state, self._view(seat), seat, self._now, oob=oob)

    def _draw(self, seat: int | None, as_json: bool, look: Look) -> str:
        """As the watcher looks at it, whoever it was that has changed the table."""
        wanted = seat, as_json, look
        if wanted not in self._drawn:
            shown = self._state, self._view(seat), seat, self._now
            with seeing(look):
                shared = self._shared.setdefault(look.style, Shared())
                self._drawn[wanted] = draw_json(*shown) if as_json else draw_html(*shown, shared)
        return self._drawn[wanted]

    def _view(self, seat: int | None) -> SeatView | None:
        return None if self._views is None else self._views.of(seat)
