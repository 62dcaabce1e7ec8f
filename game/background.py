"""Work of the event loop that nobody waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)
_running: set[asyncio.Task[Any]] = set()  # the loop itself holds its tasks weakly


def in_background(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Starts the work; what goes wrong in it is logged."""
    task = asyncio.create_task(work)
    _running.add(task)
    task.add_done_callback(_done)
    return task


def _done(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and task.exception() is not None:
        log.error("Background work failed", exc_info=task.exception())
