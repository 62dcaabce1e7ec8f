"""People who play through their browsers' sockets: they read the HTML they are sent and press one of its buttons."""

import asyncio
import http.cookiejar
import json
import random
import re
import time
import urllib.parse
import urllib.request
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect

TURN = re.compile(r'data-version="(\d+)" data-phase="(\w+)" data-you="(\d)" data-turn="(\d?)"')
ACTION = re.compile(r'name="action" value="([^"]+)" form="potez"(?!\s+aria-disabled)')


class Person:
    """A guest with cookies of their own."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self._cookies = http.cookiejar.CookieJar()
        self._browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        self._browser.open(f"{address}/gost/").read()
        self.post("/gost/", name=name)

    def post(self, path: str, **form: str) -> dict[str, object]:
        request = urllib.request.Request(
            self.address + path,
            urllib.parse.urlencode(form).encode(),
            {"Accept": "application/json", "X-CSRFToken": self.cookies()["csrftoken"]},
        )
        with self._browser.open(request) as answer:
            return json.load(answer)

    def socket(self, code: str) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies().items())
        url = self.address.replace("http", "ws", 1) + f"/ws/stol/{code}/"
        headers = {"Cookie": cookies}
        return connect(
            url, origin=self.address, additional_headers=headers, compression=None, max_size=2**20, ping_interval=None
        )

    def cookies(self) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in self._cookies}


def seat_four(people: list[Person]) -> str:
    """A begun table without a clock for these four; its code."""
    first, *others = people
    code = str(first.post("/stolovi/novi/", move_seconds="0")["table"])
    for person in others:
        person.post(f"/stol/{code}/sjedni/")
    for person in others:
        person.post(f"/stol/{code}/spremno/")
    first.post(f"/stol/{code}/pocni/")
    return code


@dataclass
class Game:
    """One table's four sockets. `seen` has by version when the move was sent and when each screen showed it."""

    code: str
    people: list[Person]
    pause: float = 0.0
    moves: int = 0
    over: bool = False
    latencies: list[float] = field(default_factory=list)
    bytes_seen: int = 0
    seated: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self, until: asyncio.Event) -> None:
        self._random = random.Random(self.code)
        self._sent: dict[int, float] = {}
        self._shown: dict[int, int] = {}
        sockets = [await person.socket(self.code) for person in self.people]
        self.seated.set()
        try:
            readers = [asyncio.create_task(self._sit(socket, until)) for socket in sockets]
            await until.wait()
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)
        finally:
            await asyncio.gather(*(socket.close() for socket in sockets))

    async def _sit(self, socket: ClientConnection, until: asyncio.Event) -> None:
        acted, before = -1, ""
        async for message in socket:
            self.bytes_seen += len(message)
            turn = TURN.search(message)
            if turn is None:
                continue
            version, phase, you, whose = turn.groups()
            self._note(int(version))
            if phase == "over":
                self.over = True
            asked = whose == you or (phase == "review" != before)
            before = phase
            if until.is_set() or int(version) <= acted or not asked:
                continue
            actions = ACTION.findall(message)
            if actions:
                acted = int(version)
                if self.pause:
                    await asyncio.sleep(self.pause)
                await self._press(socket, self._random.choice(actions), int(version))

    async def _press(self, socket: ClientConnection, action: str, version: int) -> None:
        self._sent.setdefault(version + 1, time.perf_counter())
        await socket.send(json.dumps({"action": action, "version": version, "action_id": f"{version}-{action}"}))

    def _note(self, version: int) -> None:
        """Counts the screens that show a version; the last of four ends the measurement of its move."""
        self._shown[version] = self._shown.get(version, 0) + 1
        if version in self._sent and self._shown[version] == 4:
            self.latencies.append(time.perf_counter() - self._sent.pop(version))
            self.moves += 1
