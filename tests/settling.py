"""Waiting for what the event loop does by itself, however long that takes on a busy machine."""

import asyncio

from game import background


async def settled() -> None:
    """Once all is done that has been begun in the background of this loop."""
    await asyncio.sleep(0)  # what other threads have asked for begins now
    loop = asyncio.get_running_loop()
    while doing := [task for task in background._running if task.get_loop() is loop]:
        await asyncio.wait(doing)
