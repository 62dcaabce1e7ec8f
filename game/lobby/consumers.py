"""The socket of a page that is no table: what concerns its person, and whatever else the page shows live."""

from typing import Protocol

from django.core.exceptions import TooManyFieldsSent
from django.http import QueryDict

from game.accounts.person_socket import PersonSocket
from game.accounts.personal import lines
from game.socket import NOTHING_HERE, parse

BEAT = '<i id="beat" hx-swap-oob="morph" hidden></i>'


class LiveList(Protocol):
    """Something else that a page shows live; it calls the socket's `show_latest` with whole elements to swap in."""

    async def join(self, socket: "PageConsumer") -> None: ...

    async def leave(self, socket: "PageConsumer") -> None: ...

    async def refresh(self, socket: "PageConsumer") -> None:
        """The page's beat, which heals what was lost."""


live_lists: dict[str, LiveList] = {}
"""By the word that a page's address of the socket has for it: `/ws/ja/?stolovi&meta=1001`."""


class PageConsumer(PersonSocket):
    async def connect(self) -> None:
        self.query = _query(self.scope["query_string"])
        self.page = self.query.get("page", "")
        self._lists: list[LiveList] = []
        await self.accept()
        await self.recognize()
        if self.user_id is None:
            await self.close(NOTHING_HERE)
            return
        await self.join_line()
        for word, live in live_lists.items():
            if word in self.query:
                self._lists.append(live)
                await live.join(self)

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        for live in self._lists:
            await live.leave(self)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """A page says nothing here but that it is still there."""
        if "beat" not in (parse(text_data) or {}):
            return
        self.answer(BEAT)
        await lines.refresh(self)
        for live in self._lists:
            await live.refresh(self)


def _query(said: bytes) -> QueryDict:
    """No page asks for as much as can't be read."""
    try:
        return QueryDict(said[:2000])
    except TooManyFieldsSent:
        return QueryDict()
