"""`python -m game.bela replay`: match records on standard input, a result a line on standard output."""

import sys
from contextlib import suppress
from typing import BinaryIO, TextIO

from .record_replay import replay_line

USAGE = "usage: python -m game.bela replay < records > results\n"


def main(arguments: list[str]) -> int:
    if arguments != ["replay"]:
        sys.stderr.write(USAGE)
        return 2
    try:
        replay_all(sys.stdin.buffer, sys.stdout)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        with suppress(OSError):
            sys.stdout.close()  # left open it is flushed once more at the end, and complains again
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"replay: {error.strerror}\n")
            return 1
    return 0


def replay_all(records: BinaryIO, results: TextIO) -> None:
    """Answer each line at once, so that memory stays flat and whoever waits for a result gets it."""
    for line in records:
        results.write(replay_line(line) + "\n")
        results.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
