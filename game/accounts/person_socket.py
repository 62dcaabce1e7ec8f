"""A socket that knows whose it is: its person counts as here while it is open, and a page is shown what concerns that person."""

from channels.exceptions import StopConsumer
from django.utils import translation

from game.identity import Pass, session_key_of, user_of
from game.language import FIRST, language_of
from game.limits import SOCKETS_OF_A_PERSON, SOCKETS_OF_VISITORS, AtOnce, address_of, home_of
from game.look import PLAIN, in_language, see
from game.socket import TOO_BUSY, Socket
from game.threads import in_reader

from .open_doors import open_doors
from .personal import lines
from .preferring import look_over_socket
from .presence import presence

SHUT_OUT = 4403


class PersonSocket(Socket):
    user_id: int | None = None
    as_json = False  # for a program, which is shown no page
    language = FIRST
    look = PLAIN
    page = ""  # what kind of page it is, where that kind shows more than all do
    _place: tuple[AtOnce, object] | None = None
    _came_by: Pass | None = None
    _is_here = False

    async def turn_out(self) -> None:
        """The session has ended; a page comes back as whoever its browser is by now."""
        await self.shut(SHUT_OUT)

    async def recognize(self) -> None:
        """Who opened it, what they read and how they like their cards, by the handshake: so this socket answers."""
        self.language = language_of(self.scope)
        translation.activate(self.language)  # for the task that serves this socket, and no other
        session_key = session_key_of(self.scope)
        user = await in_reader(user_of, session_key)
        self.user_id = user.pk if user else None
        self._came_by = Pass(session_key, user.pk, user.password) if session_key and user else None
        self.look = (
            in_language(PLAIN, self.language) if self.as_json else look_over_socket(user, self.scope, self.language)
        )
        see(self.look)
        await self._take_place()

    async def _take_place(self) -> None:
        """One too many is closed at once, before it is served."""
        visitor = home_of(address_of(self.scope))
        self._place = (SOCKETS_OF_VISITORS, visitor) if self.user_id is None else (SOCKETS_OF_A_PERSON, self.user_id)
        limit, holder = self._place
        if not limit.has_place(holder, self):
            await self.shut(TOO_BUSY)
            raise StopConsumer

    async def join_line(self) -> None:
        if self.user_id is None or self._came_by is None:
            return
        open_doors.enter(self, self._came_by)
        self._is_here = True
        presence.come(self.user_id)
        if not self.as_json:
            await lines.join(self)

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        open_doors.leave(self)
        if self._place is not None:
            limit, holder = self._place
            limit.leave(holder, self)
        if self.user_id is not None and self._is_here:
            self._is_here = False
            presence.go(self.user_id)
            await lines.leave(self)

    def show_personal(self, html: str) -> None:
        self.show_latest("personal", html)
