"""Clocks of ten seconds, run out at several tables at once; each test tells of one of them."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from .answers import at_rest, refused
from .playing import gather, play_until, whose_turn
from .site import Site

MOVE_MS = 10_000
GRACE_S = 1.0
LATE_S = 3.0  # what a busy machine may be late


@pytest.fixture(scope="module")
def slow_site(tmp_path_factory, static_root):
    folder = tmp_path_factory.mktemp("clock")
    site = Site(folder, STATIC_ROOT=static_root, ROBOT_PAUSE_MS=100, REVIEW_SECONDS=2).start()
    yield site
    site.stop()
    assert site.faults() == []


@pytest.fixture(scope="module")
def mortal_site(tmp_path_factory, static_root):
    site = Site(tmp_path_factory.mktemp("mortal"), STATIC_ROOT=static_root).start()
    yield site
    site.stop()
    assert site.faults() == []


@pytest.fixture(scope="module")
def evening(slow_site, mortal_site):
    """All the stories begin at once, as each is mostly waiting."""
    stories = (silent_player, deserted_table, last_moment, gone_connection, unseen_review, waiting_without_a_clock)
    with ThreadPoolExecutor(len(stories) + 1) as pool:
        told = {story: pool.submit(story, slow_site) for story in stories}
        yield told | {absent_server: pool.submit(absent_server, mortal_site)}


def silent_player(site):
    """Ana says nothing at a table of robots; her socket shows what becomes of her."""
    [ana] = gather(site, 1, move_seconds=10)
    table = ana.socket()
    for missed in range(3):
        until(table, lambda view: view["turn"] == 0 and view["legal"])
        waiting, since = table.view, time.monotonic()
        assert not waiting["seats"][0]["standin"]
        assert MOVE_MS - 2000 < waiting["move_ms"] <= MOVE_MS, f"a clock of its own for move {missed}"
        until(table, lambda view, before=waiting["version"]: view["version"] > before)
        waited = time.monotonic() - since
        assert MOVE_MS / 1000 < waited + 2 < MOVE_MS / 1000 + GRACE_S + LATE_S + 2
    seat = table.view["seats"][0]
    assert (seat["name"], seat["kind"], seat["standin"]) == ("Ana", "guest", True)
    moves_without_her(table)
    comes_back(ana, table)
    table.close()


def moves_without_her(table):
    """Her turns now pass at a robot's pace."""
    since, start = time.monotonic(), table.view["version"]
    until(table, lambda view: view["version"] > start + 8)
    assert time.monotonic() - since < MOVE_MS / 1000


def comes_back(ana, table):
    assert ana.does("povratak").status == 200
    until(table, lambda view: not view["seats"][0]["standin"])
    until(table, lambda view: view["turn"] == 0 and view["legal"])
    assert table.view["move_ms"] > MOVE_MS - 2000
    answer = table.sends(table.view["legal"][0], table.view["version"], "back")
    assert answer["status"] == 200
    assert not answer["view"]["seats"][0]["standin"]


def deserted_table(site):
    """Four begin and go; nobody is connected, and the clock goes on."""
    programs = gather(site, move_seconds=10)
    dealer = programs[0].view["dealer"]
    time.sleep(2 * (MOVE_MS / 1000 + GRACE_S) + LATE_S)
    view = programs[0].view
    assert (view["version"], view["phase"]) == (2, "calling")
    assert view["turn"] == (dealer + 3) % 4, "each has passed"
    assert not any(seat["standin"] for seat in view["seats"])


def last_moment(site):
    """A move in the second of grace counts, and looking again gives no new clock."""
    player, view = whose_turn(gather(site, move_seconds=10))
    before = view["move_ms"]
    time.sleep(5)
    table = player.socket()
    assert before - 7000 < table.view["move_ms"] <= before - 4900
    assert abs(player.view["move_ms"] - table.view["move_ms"]) < 1000
    table.close()
    time.sleep(player.view["move_ms"] / 1000 + 0.1)
    answer = player.sends("pass", 0)
    assert (answer.status, answer.json["version"]) == (200, 1)
    assert answer.json["move_ms"] > MOVE_MS - 1000


def gone_connection(site):
    """A phone in a tunnel: away within 25 seconds, the seat kept, and here again at once."""
    ana, ivan, *_ = gather(site, move_seconds=0)
    phone = ivan.socket()
    watcher = ana.socket()
    until(watcher, lambda view: view["seats"][1]["here"])
    phone.wire.drop()
    until(watcher, lambda view: not view["seats"][1]["here"], timeout=25)
    seat = watcher.view["seats"][1]
    assert (seat["name"], seat["kind"], seat["standin"]) == ("Ivan", "guest", False)
    again = ivan.socket()
    until(watcher, lambda view: view["seats"][1]["here"], timeout=3)
    assert again.view["you"] == 1
    again.close()
    watcher.close()


def unseen_review(site):
    """Nobody looks at the deal's result; it goes away by itself, and nobody is charged."""
    programs = gather(site, move_seconds=0)
    _, view = play_until(programs, lambda view: view["phase"] == "review")
    assert view["move_ms"] <= 2000
    assert programs[0].sends("accept", view["version"]).status == 200
    time.sleep(2 + LATE_S)
    later = programs[1].view
    assert (later["phase"], later["version"]) == ("calling", view["version"] + 4)
    assert later["move_ms"] is None
    assert len(later["deals"]) == 1
    refused(programs[1].sends("accept", view["version"]), 409, "stale")


def waiting_without_a_clock(site):
    """At a table without a clock nothing happens by itself."""
    programs = gather(site, move_seconds=0)
    before = [at_rest(program.view) for program in programs]
    assert all(view["move_ms"] is None for view in before)
    time.sleep(20)
    assert [at_rest(program.view) for program in programs] == before


def absent_server(site):
    """The site is killed twice while somebody's clock runs, once for longer than was left on it."""
    waiting = gather(site, 3, begins=False)
    waiting[1].does("spremno")
    seen = [at_rest(program.view) for program in waiting]
    player, view = whose_turn(gather(site, move_seconds=10))
    time.sleep(max(view["move_ms"] / 1000 - 6, 0))
    for away in (2.5, 7):
        left = player.view["move_ms"]
        assert left > 2000
        site.kill()
        time.sleep(away)
        site.start()
        view = player.view
        assert view["version"] == 0, "nobody is charged for the server's absence"
        assert left - 1500 < view["move_ms"] <= MOVE_MS
    assert [at_rest(program.view) for program in waiting] == seen
    time.sleep(player.view["move_ms"] / 1000 + GRACE_S + LATE_S)
    assert player.view["version"] == 1, "the clock goes on with nobody connected"


def until(table, condition, timeout=20):
    give_up = time.monotonic() + timeout
    while not condition(table.view):
        table.read(max(give_up - time.monotonic(), 0.01))


def test_who_lets_the_time_run_out_three_times_is_sat_in_for_until_he_is_back(evening):
    evening[silent_player].result(timeout=300)


def test_time_runs_out_with_nobody_connected(evening):
    evening[deserted_table].result(timeout=300)


def test_the_second_of_grace_counts_and_a_reconnect_gives_no_fresh_clock(evening):
    evening[last_moment].result(timeout=300)


def test_who_loses_the_connection_is_away_and_keeps_the_seat(evening):
    evening[gone_connection].result(timeout=300)


def test_a_review_that_nobody_ends_ends_by_itself(evening):
    evening[unseen_review].result(timeout=300)


def test_without_a_clock_nothing_happens_by_itself(evening):
    evening[waiting_without_a_clock].result(timeout=300)


def test_a_restart_gives_back_the_time_and_the_waiting_tables(evening):
    evening[absent_server].result(timeout=300)
