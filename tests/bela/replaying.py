"""`python -m game.bela replay` as a process of its own, and the memory it takes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

RECORDS = Path(__file__).parents[1] / "data" / "records.jsonl"


def recorded_lines() -> list[bytes]:
    """The record of each pair as a line of the program's input."""
    return [json.dumps(json.loads(pair)["record"]).encode() + b"\n" for pair in RECORDS.read_text().splitlines()]


def memory_mb_while_replaying(lines: list[bytes], *, each: int, samples: int) -> Iterator[float]:
    """What the program takes after each so many records, going round and round these lines."""
    endless = cycle(lines)
    with subprocess.Popen(
        [sys.executable, "-m", "game.bela", "replay"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(samples):
            for line in islice(endless, each):
                program.stdin.write(line)
                program.stdin.flush()
                assert program.stdout.readline().endswith(b"}\n")
            yield _memory_mb(program.pid)
        program.stdin.close()


def _memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
