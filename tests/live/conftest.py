"""One site for all the tests that do not kill it, and one table for all that must not change it."""

from dataclasses import dataclass

import pytest

from .answers import at_rest
from .playing import gather, whose_turn
from .program import Program
from .site import Site


@dataclass(frozen=True, slots=True)
class StillTable:
    """Before the first call, without a clock."""

    player: Program  # on turn
    view: dict  # the player's
    other: Program


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory, static_root):
    site = Site(tmp_path_factory.mktemp("site"), STATIC_ROOT=static_root)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def site(shared_site):
    """A running site that must not write of any fault of its own meanwhile."""
    shared_site.faults()
    yield shared_site
    assert shared_site.process is not None
    assert shared_site.process.poll() is None, "the site has ended"
    assert shared_site.faults() == []


@pytest.fixture(scope="session")
def still_table(shared_site):
    programs = gather(shared_site, spectators=1)
    player, view = whose_turn(programs)
    return StillTable(player, view, programs[view["you"] - 1])


@pytest.fixture
def still(site, still_table):
    """A table that must be the same after the test."""
    yield still_table
    assert at_rest(still_table.player.view) == at_rest(still_table.view)
    assert still_table.other.view["version"] == 0
