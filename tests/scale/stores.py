"""A PostgreSQL and a Redis for one evening: on free ports, in a folder of their own, and gone with all they held."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import redis

from ..live.site import HOST, START_S, free_port

DEBIANS_OWN = "usr/lib/postgresql/*/bin"  # where Debian keeps what it has a wrapper for
# PostgreSQL's user has to get there, and root's TMPDIR may be closed to it.
OPEN_TO_ALL = "/tmp" if os.geteuid() == 0 else None
POSTGRES = {"user": "postgres", "group": "postgres", "extra_groups": ()} if os.geteuid() == 0 else {}  # never as root


class Store:
    def __init__(self, folder: Path, command: list[str], is_there: Callable[[], object], **owner: object) -> None:
        self.log, self.command, self.is_there, self.owner = folder / "log", command, is_there, owner
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=self.log.parent, stdout=log, stderr=log, **self.owner)
        give_up = time.monotonic() + START_S
        while True:
            try:
                self.is_there()
            except (psycopg.OperationalError, redis.ConnectionError):
                assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
                assert time.monotonic() < give_up, self.log.read_text(encoding="utf-8")
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """At once, whoever is connected."""
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def running_postgres() -> Iterator[str]:
    """Its address, as DATABASE_URL has it."""
    url = f"postgres://bela@{HOST}:{(port := free_port())}/postgres"
    with TemporaryDirectory(prefix="bela-postgres-", dir=OPEN_TO_ALL, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if POSTGRES:
            shutil.chown(folder, "postgres", "postgres")
        data, locale = str(folder / "data"), ("--encoding=UTF8", "--no-locale")
        making = [program("initdb"), "--pgdata", data, "--username=bela", "--auth=trust", "--no-sync", *locale]
        subprocess.run(making, cwd=folder, stdout=subprocess.DEVNULL, check=True, **POSTGRES)
        serving = [program("postgres"), "-D", data, "-p", str(port), "-F", "-h", HOST, "-c", "unix_socket_directories="]
        store = Store(folder, serving, lambda: psycopg.connect(url).close(), **POSTGRES)
        try:
            store.start()
            yield url
        finally:
            store.stop()


@contextmanager
def running_redis() -> Iterator[tuple[str, Store]]:
    """Its address, as REDIS_URL has it, and itself: it may be stopped and started."""
    url = f"redis://{HOST}:{(port := free_port())}/0"
    with TemporaryDirectory(prefix="bela-redis-") as name:
        serving = [program("redis-server"), "--port", str(port), "--bind", HOST, "--save", "", "--appendonly", "no"]
        store = Store(Path(name), serving, lambda: ping(url))
        try:
            store.start()
            yield url, store
        finally:
            store.stop()


def ping(url: str) -> None:
    with redis.Redis.from_url(url) as asked:
        asked.ping()


def program(name: str) -> str:
    places = [os.environ.get("PATH", ""), *map(str, sorted(Path("/").glob(DEBIANS_OWN), reverse=True))]
    found = shutil.which(name, path=os.pathsep.join(places))
    assert found, f"{name} is missing; `make test` installs it, or says what to install"
    return found
