"""The site as a process of its own, on a port and a database file of its own."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent.parent
HOST = "127.0.0.1"
KEPT = ("PATH", "HOME", "LANG")
FAULT = re.compile(r"^.*(?:Traceback|Unhandled|never retrieved|never awaited|Internal Server Error).*$", re.MULTILINE)
LIGHT = "/manifest.webmanifest"  # asks no database and draws no page: it is answered as soon as anything is
START_S = 120.0  # on a machine with much else to do


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


@cache
def new_database() -> bytes:
    """What every site begins with. The migrations take as long as a start, so they run once."""
    with TemporaryDirectory() as folder:
        site = Site(Path(folder))
        site.manage("migrate", "--verbosity", "0")
        assert not site.database.with_name("site.sqlite3-wal").exists()
        return site.database.read_bytes()


class Site:
    command: tuple[str, ...] = ("manage.py", "serve", "--port", "{port}")

    def __init__(self, folder: Path, **environment: object) -> None:
        self.port = free_port()
        self.log = folder / "site.log"
        self.database = folder / "site.sqlite3"
        self.process: subprocess.Popen[bytes] | None = None
        self.told = 0  # how much of the log was read by faults()
        self.environment = {name: os.environ[name] for name in KEPT if name in os.environ} | {
            "DJANGO_SETTINGS_MODULE": "belasite.settings",
            "PYTHONUTF8": "1",
            "SECRET_KEY": "only-for-tests-" + "x" * 50,
            "ALLOWED_HOSTS": f"localhost,{HOST}",
            "DATABASE_URL": f"sqlite:///{self.database}",
            "PORT": str(self.port),
            "RATE_LIMITS": "0",
            "ROBOT_PAUSE_MS": "0",
            "REVIEW_SECONDS": "60",
        }
        self.environment |= {name: str(value) for name, value in environment.items()}
        self.host = self.environment.get("HOST", HOST).strip("[]")

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def manage(self, *arguments: str) -> None:
        subprocess.run([sys.executable, "manage.py", *arguments], cwd=ROOT, env=self.environment, check=True)

    def start(self) -> "Site":
        """Start, or start again on the same database."""
        self.lay_out_database()
        command = [sys.executable, *(part.format(port=self.port) for part in self.command)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        self.wait_until_it_answers()
        return self

    def lay_out_database(self) -> None:
        if not self.database.exists():
            self.database.write_bytes(new_database())

    def wait_until_it_answers(self) -> None:
        give_up = time.monotonic() + START_S
        while time.monotonic() < give_up:
            assert self.process is not None
            assert self.process.poll() is None, f"the site did not start:\n{self.log.read_text(encoding='utf-8')}"
            if self.answers():
                return
            time.sleep(0.05)
        raise TimeoutError(f"the site did not answer within {START_S:.0f} s:\n{self.log.read_text(encoding='utf-8')}")

    def answers(self) -> bool:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=5)
        try:
            connection.request("HEAD", LIGHT)
            connection.getresponse()
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
        return True

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def faults(self) -> list[str]:
        """What was written since the last question, if it tells of a fault of the server's own."""
        written = self.log.read_bytes()
        fresh, self.told = written[self.told :].decode("utf-8", "replace"), len(written)
        return [fresh] if FAULT.search(fresh) else []
