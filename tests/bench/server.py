"""A site of its own for a measurement: a server process, a fresh database, and the means to look at both."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")
DAPHNE = ("manage.py", "serve", "--port", "{port}")
UVICORN = (
    *("-m", "uvicorn", "belasite.asgi:application", "--port", "{port}", "--log-level", "warning"),
    *("--ws-per-message-deflate", "false", "--ws-max-size", "65536"),
)
SERVERS = {"daphne": DAPHNE, "uvicorn": UVICORN}


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen[bytes]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu_seconds(self) -> float:
        """User and system time of the server so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_mb(self) -> float:
        """Resident memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise AssertionError


@contextmanager
def running(kind: str, **environment: str) -> Iterator[Server]:
    """A server of this kind with an empty SQLite file, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="bela-bench-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = os.environ | {
        "SECRET_KEY": "only-for-measuring-" + "x" * 50,
        "ALLOWED_HOSTS": "127.0.0.1",
        "DATABASE_URL": f"sqlite:///{folder / 'bela.sqlite3'}",
        "PORT": str(port),
        "RATE_LIMITS": "0",
        **environment,
    }
    subprocess.run([sys.executable, "manage.py", "migrate", "--verbosity", "0"], cwd=ROOT, env=settings, check=True)
    command = [sys.executable, *(part.format(port=port) for part in SERVERS[kind])]
    process = subprocess.Popen(command, cwd=ROOT, env=settings, stdout=subprocess.DEVNULL)
    try:
        _wait_until_it_answers(port)
        yield Server(process, port)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:  # it waits for sockets whose other end will never answer
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_it_answers(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the server does not answer")
