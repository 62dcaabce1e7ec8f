"""`python -m game.bela replay`: match records on standard input, a result a line on standard output."""

import sys
from typing import BinaryIO, TextIO

from .record_replay import replay_line

USAGE = "usage: python -m game.bela replay < records > results\n"


def main(arguments: list[str]) -> int:
    if arguments != ["replay"]:
        sys.stderr.write(USAGE)
        return 2
    try:
        replay_all(sys.stdin.buffer, sys.stdout)
    except BrokenPipeError:
        sys.stderr.close()
    return 0


def replay_all(records: BinaryIO, results: TextIO) -> None:
    """Answer each line at once, so that memory stays flat and whoever waits for a result gets it."""
    for line in records:
        results.write(replay_line(line) + "\n")
        results.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
