"""Bounded threads of our own for database work and thinking.

By default all ORM calls of all sockets of a process share one thread, so that one slow query holds up every table.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

from django.db import InterfaceError, OperationalError, connection

Result = TypeVar("Result")

READERS = 4
_readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
_writer = ThreadPoolExecutor(1, thread_name_prefix="write")
_thinkers = ThreadPoolExecutor(1, thread_name_prefix="think")


async def in_reader(work: Callable[..., Result], *arguments: object) -> Result:
    return await _run(_readers, _with_database, work, *arguments)


async def in_writer(work: Callable[..., Result], *arguments: object) -> Result:
    """One thread, so that one process never waits for its own lock on the database."""
    return await _run(_writer, _with_database, work, *arguments)


async def in_thinker(work: Callable[..., Result], *arguments: object) -> Result:
    return await _run(_thinkers, work, *arguments)


async def _run(threads: Executor, work: Callable[..., Result], *arguments: object) -> Result:
    return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)


def _with_database(work: Callable[..., Result], *arguments: object) -> Result:
    """The threads keep their connections; one that has broken is thrown away, and the next job opens another."""
    try:
        return work(*arguments)
    except (InterfaceError, OperationalError):
        connection.close()
        raise


def close_connections() -> None:
    """Ends the threads' connections, so that a test database can be dropped."""
    for threads, count in ((_readers, READERS), (_writer, 1)):
        everyone = threading.Barrier(count)
        for closed in [threads.submit(_close_together, everyone) for _ in range(everyone.parties)]:
            closed.result()


def _close_together(everyone: threading.Barrier) -> None:
    everyone.wait()
    connection.close()
