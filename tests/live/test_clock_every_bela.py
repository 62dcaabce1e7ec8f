"""Time runs out at every stage of every bela: something sensible is done, and a third time in a row seats a robot."""

import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from .playing import gather
from .site import Site
from .test_kill_every_bela import asked

STAGES = {
    "discarding": (3, {"preset": "troje"}),
    "declaring": (3, {"preset": "troje", "declaring": "manual"}),
    "exchanging": (2, {"preset": "dvoje"}),
    "declaring, two": (2, {"preset": "dvoje", "declaring": "manual"}),
    "playing": (2, {"preset": "blok_dvoje"}),
    "exchanging, four": (4, {"offered_trump": "true", "seven_exchange": "true", "mus": "false"}),
    "declaring, four": (4, {"preset": "kavana"}),
}


@pytest.fixture(scope="module")
def slow_site(tmp_path_factory, static_root):
    folder = tmp_path_factory.mktemp("every-clock")
    site = Site(folder, STATIC_ROOT=static_root, ROBOT_PAUSE_MS=50, REVIEW_SECONDS=2).start()
    yield site
    site.stop()
    assert site.faults() == []


@pytest.fixture(scope="module")
def evening(slow_site):
    """All at once, as each is mostly waiting."""
    with ThreadPoolExecutor(len(STAGES)) as pool:
        yield {stage: pool.submit(falls_silent, slow_site, stage) for stage in STAGES}


def falls_silent(site, stage):
    """Ana plays until it is her turn at this stage, and says nothing more until a robot has played a deal for her."""
    seats, options = STAGES[stage]
    [ana] = gather(site, 1, seats=seats, move_seconds=10, seed=stage, **options)
    table = ana.socket()
    here = stage.split(",")[0]
    while not (table.view["phase"] == here and table.view["turn"] == 0):
        moves(table)
    before = table.view
    table.reaches(before["version"] + 1, timeout=25)
    assert is_one_of(before["legal"], table.view, before)
    give_up = time.monotonic() + 120
    while not table.view["seats"][0]["standin"]:
        assert time.monotonic() < give_up
        table.read(30)
    deals = len(table.view["deals"])
    while len(table.view["deals"]) == deals:
        assert time.monotonic() < give_up
        table.read(10)
    assert ana.does("povratak").status == 200
    plays_for_herself(table)
    table.close()


def plays_for_herself(table):
    """As soon as she is asked. The robot's last move may have come just before she was back, when she knew nothing of it yet."""
    for _ in range(2):
        while table.view["seats"][0]["standin"] or table.view["turn"] != 0:
            table.read(10)
        answer = table.sends(asked(table.view)[0], table.view["version"], "back")
        if answer["status"] == 200:
            return
        assert answer["reason"] == "stale", answer
        table.reaches(answer["view"]["version"])
    raise AssertionError("a robot still plays for her")


def moves(table):
    """Calls where that is possible, so that the deal gets to what comes after."""
    view = table.view
    choices = asked(view)
    if not choices:
        table.read(10)
        return
    calls = [action for action in choices if action.startswith("call")]
    answer = table.sends(random.Random(view["version"]).choice(calls or choices), view["version"], None)
    if answer["status"] == 200:
        table.reaches(answer["view"]["version"])
    else:
        table.read(10)


def is_one_of(legal, after, before):
    """Whether what was done for her can be seen to have been allowed: two cards went, or one, or none."""
    gone = set(before["hand"]) - set(after["hand"])
    if before["phase"] == "discarding":
        return any(gone == set(action.split()[1:]) for action in legal)
    if before["phase"] == "playing":
        return any(gone == {action.split()[1]} for action in legal if action.startswith("play"))
    return len(gone) <= (before["phase"] == "exchanging")


@pytest.mark.parametrize("stage", STAGES)
def test_time_runs_out_at_every_stage_and_who_was_silent_can_come_back(evening, stage):
    evening[stage].result(timeout=200)
