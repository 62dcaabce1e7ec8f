"""One site, served by several processes that have nothing in common but PostgreSQL and Redis."""

from dataclasses import dataclass

import pytest

from ..live.playing import all_together
from ..live.site import Site
from .processes import Clock, Daphne, Uvicorn
from .stores import Store, running_postgres, running_redis


@dataclass(frozen=True, slots=True)
class House:
    daphne: Site
    uvicorn: Site
    clock: Site  # a second one: Daphne has its own
    redis: Store

    @property
    def processes(self) -> tuple[Site, ...]:
        return self.daphne, self.uvicorn, self.clock


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory, static_root):
    with running_postgres() as database_url, running_redis() as (redis_url, redis):
        shared = {"DATABASE_URL": database_url, "REDIS_URL": redis_url, "STATIC_ROOT": static_root}
        house = House(
            Daphne(tmp_path_factory.mktemp("daphne"), **shared),
            Uvicorn(tmp_path_factory.mktemp("uvicorn"), EMBEDDED_CLOCK=0, **shared),
            Clock(tmp_path_factory.mktemp("clock"), **shared),
            redis,
        )
        house.daphne.manage("migrate", "--verbosity", "0")
        try:
            yield house
        finally:
            for process in house.processes:
                process.stop()


@pytest.fixture
def house(shared_house):
    """All of it runs, whatever the last test has ended, and no process may write of a fault of its own meanwhile."""
    everything = (shared_house.redis, *shared_house.processes)
    all_together([each.start for each in everything if each.process is None])
    for process in shared_house.processes:
        process.faults()
    yield shared_house
    assert [fault for process in shared_house.processes for fault in process.faults()] == []
