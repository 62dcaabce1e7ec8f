"""The server's memory for a thousand idle sockets above what it takes at its start."""

import asyncio

from .players import Person, seat_four
from .server import SERVERS, Server, running

SOCKETS = 1000


def main() -> None:
    for kind in SERVERS:
        with running(kind, REVIEW_SECONDS="20") as server:
            print(f"{kind}: {asyncio.run(idle(server)):.0f} MB for {SOCKETS} idle sockets", flush=True)


async def idle(server: Server) -> float:
    """Fifty tables, each of whose players has five pages open."""
    tables = [await asyncio.to_thread(_open, server, number) for number in range(SOCKETS // 20)]
    at_first = server.memory_mb()
    sockets = [await person.socket(code) for code, people in tables for person in people * 5]
    await asyncio.gather(*(socket.recv() for socket in sockets))
    await asyncio.sleep(3)
    above = server.memory_mb() - at_first
    await asyncio.gather(*(socket.close() for socket in sockets))
    return above


def _open(server: Server, number: int) -> tuple[str, list[Person]]:
    people = [Person(server.address, f"Gost {number}-{seat}") for seat in range(4)]
    return seat_four(people), people


if __name__ == "__main__":
    main()
