"""Two servers of one site: what people at one of them do is seen at the other, and the end of one is the end of nothing."""

import subprocess
import sys
import threading
import time
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from itertools import groupby

import pytest

from ..live.journalist import Journalist
from ..live.playing import gather
from ..live.program import Program
from ..live.replaying import check_record
from ..live.site import ROOT
from ..live.test_clock import GRACE_S, LATE_S, MOVE_MS
from ..live.test_kill import compare_with_record
from ..live.test_person_socket import asks, hears
from ..live.websocket import WebSocket


def gather_at(here, there, people=4, **options):
    """As `gather`; every second one is at the other server."""
    programs = gather(here, people, **options)
    move(programs[1::2], there)
    return programs


def move(programs, site):
    for program in programs:
        program.port = site.port


@pytest.fixture
def line():
    """Opens the socket of a person's page."""
    opened = []

    def line(program, path="/ws/ja/"):
        opened.append(WebSocket(program.host, program.port, path, {"Origin": program.origin, **program.cookie_header}))
        return opened[-1]

    yield line
    for wire in opened:
        wire.stream.close()


def test_four_at_two_servers_play_a_whole_match_and_each_sees_every_version_in_order(house):
    programs = gather_at(house.daphne, house.uvicorn, seed="scale", target=501)
    tables = [program.socket() for program in programs]
    over = play_by_sockets(programs, tables)
    for table in tables:
        assert seen_by(table) == [*range(over["version"] + 1)]
        table.close()
    records = [program.get(over["record"]).json for program in programs]
    assert all(record == records[0] for record in records)
    check_record(records[0], over)


def play_by_sockets(programs, tables):
    """Each acts when all have seen what the one before did; the last view."""
    version = 0
    while (views := [table.reaches(version) for table in tables])[0]["phase"] != "over":
        who = next(seat for seat, view in enumerate(views) if view["legal"])
        answer = tables[who].sends(programs[who].chooses(views[who]), version, next(programs[who].ids))
        assert answer["status"] == 200, answer
        version += 1
    return views[0]


def seen_by(table):
    """The versions as they came, each once: a view comes again when somebody comes or goes."""
    return [version for version, _ in groupby(view["version"] for view in table.pushed)]


def test_a_time_out_happens_once_though_two_clocks_look(house):
    programs = gather_at(house.daphne, house.uvicorn, move_seconds=10)
    tables = [program.socket() for program in programs]
    for table in tables:
        assert table.reaches(1, timeout=MOVE_MS / 1000 + GRACE_S + LATE_S)["version"] == 1
    for table in tables:
        table.reads_all(quiet=0.3)
        assert seen_by(table) == [0, 1]
        assert table.view["turn"] == (table.view["dealer"] + 2) % 4, "the first has passed, and nobody else"
        table.close()


def test_a_room_that_is_opened_at_one_server_is_listed_at_the_other(house, line):
    looking = line(Program(house.uvicorn.port, "Mia"), "/ws/ja/?stolovi")
    hears(looking, 'id="rooms"')
    code = Program(house.daphne.port, "Ana").opens(visibility="open", move_seconds=60)
    hears(looking, code)


def test_an_invitation_reaches_a_friend_who_is_at_the_other_server(house, line):
    ana, ivan = gather_at(house.daphne, house.uvicorn, 2, seats=2, begins=False, preset="dvoje")
    wire = line(ivan)
    asks(ana, ivan)
    hears(wire, 'name="accept"')
    [person] = ivan.get("/prijatelji/").json["people"]
    ivan.post("/prijatelji/", {"accept": person["id"]})
    [friend] = ana.get("/prijatelji/").json["people"]
    code = ana.opens()
    assert ana.does("pozovi", person=friend["id"]).status == 200
    hears(wire, f"/stol/{code}/")


def test_without_redis_both_servers_go_on_and_each_beat_shows_what_was_done_at_the_other(house):
    programs = gather_at(house.daphne, house.uvicorn, 2, seats=2, preset="dvoje")
    house.redis.stop()
    tables = [program.socket() for program in programs]
    for version in range(1, 5):
        act(programs, tables)
        for table in tables:
            table.wire.send_text('{"beat": 0}')
            table.reaches(version)
    house.redis.start()
    assert any(act_and_be_heard(programs, tables) for _ in range(10)), "the servers don't hear of each other again"
    for table in tables:
        table.close()
    for process in house.processes:
        process.faults()  # the log may tell that Redis was away


def act(programs, tables):
    who = next(seat for seat, table in enumerate(tables) if table.view["legal"])
    view = tables[who].view
    answer = tables[who].sends(programs[who].chooses(view), view["version"], next(programs[who].ids))
    assert answer["status"] == 200, answer
    tables[who].reaches(view["version"] + 1)


def act_and_be_heard(programs, tables):
    """Whether the others saw it without asking."""
    act(programs, tables)
    version = max(table.view["version"] for table in tables)
    try:
        return all(table.reaches(version, timeout=1) for table in tables)
    except TimeoutError:
        for table in tables:
            table.wire.send_text('{"beat": 0}')
            table.reaches(version)
        return False


def test_a_match_goes_on_at_the_other_server_when_one_is_killed_with_its_clock(house):
    """Four people, one of them by POST; and one among robots, whom both clocks move until then."""
    at_two = gather_at(house.daphne, house.uvicorn, seed="killed", target=501)
    alone = gather(house.daphne, 1, target=501)
    up = threading.Event()
    up.set()
    everybody = [Journalist(program, up, seat > 0) for seat, program in enumerate([*at_two, *alone])]
    with ThreadPoolExecutor(len(everybody)) as pool:
        playing = [pool.submit(journalist.plays) for journalist in everybody]
        try:
            for journalist in everybody:
                has_played(journalist, moves=8)
            house.daphne.kill()
            move([*at_two, *alone], house.uvicorn)
            wait(playing, timeout=120, return_when=FIRST_EXCEPTION)
        finally:
            for journalist in everybody:
                journalist.sent_home = True
    overs = [future.result() for future in playing]
    assert all(overs), "the match has stopped"
    assert overs[0]["version"] == sum(len(journalist.acknowledged) for journalist in everybody[:4]), "each move once"
    compare_with_record(everybody[:4], overs[0])
    compare_with_record(everybody[4:], overs[4])
    check_all_that_is_stored(house)


def has_played(journalist, moves):
    give_up = time.monotonic() + 60
    while len(journalist.acknowledged) < moves:
        assert time.monotonic() < give_up, "nobody plays"
        time.sleep(0.02)


def check_all_that_is_stored(house):
    """By the site's own command: these matches, and those of the tests before."""
    command, environment = [sys.executable, "manage.py", "check_matches"], house.uvicorn.environment
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, ""), told
    assert int(told.stdout.split()[1]) >= 2, told
