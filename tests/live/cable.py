"""The way from a browser to a site, which can be cut: a port of its own that hands everything on."""

import asyncio
import threading
from typing import Any

from .site import HOST, free_port

MOST = 65536  # bytes at once


class Line:
    """One connection through the cable."""

    def __init__(self, to_browser: asyncio.StreamWriter) -> None:
        self.ends = [to_browser]
        self.is_socket = False
        self.is_dead = False  # nothing comes through any more, and neither end is told


class Cable:
    """Three faults: `cut` ends every connection and takes no new one; `hold` keeps back whatever is sent until it is mended, as a
    short hole in the net does; of `lose` neither end is told, and what was connected before it was mended stays dead, as behind a
    router that has forgotten it."""

    def __init__(self, port: int) -> None:
        self.port, self._target = free_port(), port
        self._lines: set[Line] = set()
        self._loses = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._do(self._open())

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def sockets(self) -> int:
        """How many WebSockets are open and alive."""
        return sum(line.is_socket and not line.is_dead for line in list(self._lines))

    def cut(self) -> None:
        self._do(self._cut())

    def hold(self) -> None:
        self._do(self._hold())

    def lose(self) -> None:
        self._loses = True
        self._do(self._hold())

    def mend(self) -> None:
        self._do(self._mend())

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # ------------------------------------------------------------------ in the loop's thread

    def _do(self, job: Any) -> None:
        asyncio.run_coroutine_threadsafe(job, self._loop).result(10)

    async def _open(self) -> None:
        self._passing = asyncio.Event()
        self._passing.set()
        self._server = await asyncio.start_server(self._connected, HOST, self.port)

    async def _cut(self) -> None:
        self._server.close()
        for line in self._lines:
            for end in line.ends:
                end.transport.abort()

    async def _end(self) -> None:
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for line in self._lines:
            for end in line.ends:
                end.close()

    async def _hold(self) -> None:
        self._passing.clear()

    async def _mend(self) -> None:
        if self._loses:
            self._loses = False
            for line in self._lines:
                line.is_dead = True
        self._passing.set()
        if not self._server.is_serving():
            self._server = await asyncio.start_server(self._connected, HOST, self.port)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(writer)
        self._lines.add(line)
        try:
            await self._carry(line, reader)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            line.ends[0].close()
            if not line.is_dead:  # of what is dead the site never hears
                line.ends[-1].close()
                self._lines.discard(line)

    async def _carry(self, line: Line, from_browser: asyncio.StreamReader) -> None:
        first = await from_browser.read(MOST)
        line.is_socket = first.startswith(b"GET /ws/")
        await self._passing.wait()
        from_site, to_site = await asyncio.open_connection(HOST, self._target)
        line.ends.append(to_site)
        if not line.is_dead:
            # The site knows itself under its own port only.
            to_site.write(first.replace(b":%d" % self.port, b":%d" % self._target))
        ways = [self._hand_on(line, from_browser, to_site), self._hand_on(line, from_site, line.ends[0])]
        tasks = [asyncio.ensure_future(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hand_on(self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(MOST):
            await self._passing.wait()
            if not line.is_dead:
                writer.write(data)
                await writer.drain()
