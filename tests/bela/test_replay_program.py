"""record-format.md: `python -m game.bela replay`, from outside."""

import io
import json
import os
import select
import signal
import subprocess
import sys

import pytest

from game.bela.__main__ import replay_all

from .replaying import RECORDS, memory_mb_while_replaying, recorded_lines

REPLAY = [sys.executable, "-m", "game.bela", "replay"]
FIRST, SECOND = (json.loads(line) for line in RECORDS.read_text().splitlines()[:2])
MALFORMED = {"deals": [], "totals": [], "winner": None, "next": None, "error": {"at": "record", "reason": "malformed"}}


def replaying():
    """The program, buffering as Python does unless it is told otherwise."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.Popen(
        REPLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


def test_each_line_has_its_result_and_the_program_goes_on():
    lines = [b"{}\n", b"broken\n", b"\n", json.dumps(FIRST["record"]).encode()]
    results = io.StringIO()
    replay_all(io.BytesIO(b"".join(lines)), results)
    answers = [json.loads(line) for line in results.getvalue().splitlines()]
    assert [answer["error"] and answer["error"]["at"] for answer in answers] == [None, "record", "record", None]
    assert answers[3] == FIRST["result"]


def test_the_program_reads_records_and_writes_results():
    records = json.dumps(SECOND["record"]) + "\n{{{\n"
    run = subprocess.run(REPLAY, input=records, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    assert [json.loads(line) for line in run.stdout.splitlines()] == [SECOND["result"], MALFORMED]


def test_a_result_comes_as_soon_as_its_record_is_there():
    with replaying() as program:
        for pair in (FIRST, SECOND):
            program.stdin.write(json.dumps(pair["record"]).encode() + b"\n")
            program.stdin.flush()
            assert select.select([program.stdout], [], [], 20)[0], "no result came"
            assert json.loads(program.stdout.readline()) == pair["result"]
        assert program.communicate() == (b"", b"")
    assert program.returncode == 0


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 1_000_000,
        b'{"deals": ' * 100_000,
        b'{"x_long": "' + b"a" * 10_000_000 + b'"}',
        b'{"x_digits": ' + b"9" * 1_000_000 + b"}",
        b"\x00\xff\xfe",
        b'{"deals": [{"dealer": 0, "hands": ["' + b"7H " * 1_000_000 + b'"]}]}',
    ],
)
def test_whatever_stands_on_a_line_the_next_one_is_answered(line):
    ran = subprocess.run(REPLAY, input=line + b"\n{}\n", capture_output=True, check=True)
    *_, last = results = ran.stdout.splitlines()
    assert len(results) == 2
    assert json.loads(last)["error"] is None
    assert ran.stderr == b""


def test_the_program_ends_quietly_when_nobody_reads_on():
    with replaying() as program:
        program.stdin.write(b"{}\n")
        program.stdin.flush()
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write(b"{}\n" * 1000)
        program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_the_program_ends_quietly_when_it_is_interrupted():
    with replaying() as program:
        program.stdin.write(b"{}\n")
        program.stdin.flush()
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        assert program.wait(20) == 130
        assert program.communicate() == (b"", b"")


def test_the_program_says_how_it_is_used():
    run = subprocess.run(REPLAY[:-1], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert "replay" in run.stderr


def test_memory_stays_flat():
    """The bench does the same with whole matches, and longer."""
    short = sorted(recorded_lines(), key=len)[:120]
    early, late = memory_mb_while_replaying(short, each=2500, samples=2)
    assert late - early < 3
