"""The live table under load: durable moves for each second of the server's CPU time, and from a tap to the last screen."""

import asyncio
import statistics
import sys
import time

from .players import Game, Person, seat_four
from .server import SERVERS, Server, running

SECONDS = 8.0
WARM_UP = 12.0  # four hundred sockets that join at once take a core for so long


def main() -> None:
    kinds = [kind for kind in SERVERS if len(sys.argv) < 2 or kind in sys.argv[1:]]
    for kind in kinds:
        for tables in (25, 100):
            with running(kind, REVIEW_SECONDS="20") as server:
                print(f"{kind}, {tables} tables at full speed: {throughput(server, tables)}", flush=True)
    for kind in kinds:
        with running(kind) as server:
            print(f"{kind}, 25 tables with a move a second each: {latency(server, 25)}", flush=True)


def throughput(server: Server, tables: int) -> str:
    moves, cpu, wall, size, _ = asyncio.run(_measure(server, tables, pause=0.0, seconds=SECONDS))
    return f"{moves / cpu:.0f} moves a CPU second ({moves} moves in {wall:.1f} s, {100 * cpu / wall:.0f} % of a core, {size:.1f} KB a screen)"


def latency(server: Server, tables: int) -> str:
    _, cpu, wall, _, latencies = asyncio.run(_measure(server, tables, pause=0.8, seconds=SECONDS))
    median, p95 = statistics.median(latencies), statistics.quantiles(latencies, n=20)[-1]
    return f"tap to the last of four screens {median * 1000:.0f} ms median, {p95 * 1000:.0f} ms p95 ({len(latencies)} moves, {100 * cpu / wall:.0f} % of a core)"


async def _measure(
    server: Server, tables: int, *, pause: float, seconds: float
) -> tuple[int, float, float, float, list[float]]:
    games = await asyncio.to_thread(_open, server, tables, pause)
    end = asyncio.Event()
    playing = [asyncio.create_task(game.play(end)) for game in games]
    for game in games:
        await game.seated.wait()
    await asyncio.sleep(WARM_UP)
    for game in games:
        game.latencies.clear()
    moves, size, cpu, began = _moves(games), _bytes(games), server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, size = _moves(games) - moves, _bytes(games) - size
    cpu, wall = server.cpu_seconds() - cpu, time.perf_counter() - began
    end.set()
    await asyncio.gather(*playing)
    return moves, cpu, wall, size / max(1, moves) / 4 / 1024, [took for game in games for took in game.latencies]


def _open(server: Server, tables: int, pause: float) -> list[Game]:
    games = []
    for number in range(tables):
        people = [Person(server.address, f"Igrač {number}-{seat}") for seat in range(4)]
        games.append(Game(seat_four(people), people, pause))
    return games


def _moves(games: list[Game]) -> int:
    return sum(game.moves for game in games)


def _bytes(games: list[Game]) -> int:
    return sum(game.bytes_seen for game in games)


if __name__ == "__main__":
    main()
