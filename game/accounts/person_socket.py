"""A socket that knows whose it is: its person counts as here while it is open, and a page is shown what concerns that person."""

from time import monotonic
from typing import Any

from django.utils import translation

from game.identity import user_of
from game.language import FIRST, language_of
from game.look import PLAIN, in_language, see
from game.socket import Socket
from game.threads import in_reader

from . import selectors
from .personal import lines
from .preferring import look_over_socket
from .presence import presence

SHUT_OUT = 4403
ASKED_AGAIN_S = 20


class PersonSocket(Socket):
    user_id: int | None = None
    as_json = False  # for a program, which is shown no page
    language = FIRST
    look = PLAIN
    page = ""  # what kind of page it is, where that kind shows more than all do
    _is_here = False
    _known_at = 0.0

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Who has been shut out or erased says nothing more here; every page says something within seconds."""
        if message["type"] == "websocket.receive" and await self._is_shut_out():
            await self.close(SHUT_OUT)
        else:
            await super().dispatch(message)

    async def _is_shut_out(self) -> bool:
        if self.user_id is None or monotonic() - self._known_at < ASKED_AGAIN_S:
            return False
        self._known_at = monotonic()
        return not await in_reader(selectors.is_let_in, self.user_id)

    async def recognize(self) -> None:
        """Who opened it, what they read and how they like their cards, by the handshake: so this socket answers."""
        self.language = language_of(self.scope)
        translation.activate(self.language)  # for the task that serves this socket, and no other
        user = await in_reader(user_of, self.scope)
        self.user_id = user.pk if user else None
        self.look = (
            in_language(PLAIN, self.language) if self.as_json else look_over_socket(user, self.scope, self.language)
        )
        see(self.look)
        self._known_at = monotonic()

    async def join_line(self) -> None:
        if self.user_id is None:
            return
        self._is_here = True
        presence.come(self.user_id)
        if not self.as_json:
            await lines.join(self)

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        if self.user_id is not None and self._is_here:
            self._is_here = False
            presence.go(self.user_id)
            await lines.leave(self)

    def show_personal(self, html: str) -> None:
        self.show_latest("personal", html)
