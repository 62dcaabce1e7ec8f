"""The site is killed in the middle of matches and started again: what was acknowledged is there, once."""

import random
import threading
import time
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait

import pytest

from .journalist import Journalist
from .playing import gather
from .replaying import check_record, plays_by_seat
from .site import Site

KILLS = 5


@pytest.fixture
def own_site(tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root).start()
    yield site
    site.stop()
    assert site.faults() == []


def test_a_match_goes_on_through_five_deaths_of_the_site(own_site):
    """Four people, half of them by socket, at one table; one with three robots at another."""
    up = threading.Event()
    up.set()
    four = [Journalist(p, up, s % 2 == 1) for s, p in enumerate(gather(own_site, seed="killed", target=701))]
    lone = Journalist(gather(own_site, 1, target=501)[0], up, True)
    everybody = [*four, lone]
    with ThreadPoolExecutor(len(everybody)) as pool:
        playing = [pool.submit(journalist.plays) for journalist in everybody]
        try:
            for number in range(KILLS):
                kill_and_look(own_site, up, everybody, random.Random(number).uniform(0.2, 1.2), [four])
            wait(playing, timeout=120, return_when=FIRST_EXCEPTION)
        finally:
            up.set()
            for journalist in everybody:
                journalist.sent_home = True
        overs = [future.result() for future in playing]
    assert all(overs), "the match has stopped"
    assert all(over["version"] == overs[0]["version"] for over in overs[:4])
    assert overs[0]["version"] == sum(len(journalist.acknowledged) for journalist in four), "each move once"
    assert any(noted.tries > 1 for journalist in everybody for noted in journalist.acknowledged), "none was under way"
    compare_with_record(four, overs[0])
    compare_with_record([lone], overs[4])


def kill_and_look(site, up, everybody, after, tables):
    time.sleep(after)
    up.clear()
    site.kill()
    for journalist in everybody:
        assert journalist.over is not None or journalist.resting.wait(30), "somebody has stopped playing"
    site.start()
    for table in tables:
        nothing_is_lost(table)
    up.set()


def nothing_is_lost(table):
    version = table[0].program.view["version"]
    known = max((noted.reached for journalist in table for noted in journalist.acknowledged), default=0)
    under_way = sum(journalist.pending is not None for journalist in table)
    assert known <= version <= known + under_way, (
        "what was acknowledged is there, and nothing else but what was under way"
    )
    for journalist in table:
        if journalist.acknowledged:
            assert journalist.repeats_the_last()["version"] == version
    assert all(journalist.program.view["version"] == version for journalist in table)


def compare_with_record(journalists, over):
    record = journalists[0].program.get(over["record"]).json
    check_record(record, over)
    played = list(plays_by_seat(record))
    for seat, journalist in enumerate(journalists):
        sent = [text.split()[1] for text in journalist.texts("play")]
        assert sent == [card for deal in played for card in deal[seat]]
        called = [text.removeprefix("call ") for text in journalist.texts("pass", "call")]
        assert called == [call for deal in record["deals"] for call in calls_of(deal, seat)]
        said = [text.split()[1] for text in journalist.texts("play") if text.endswith(" bela")]
        assert said == [
            card for number, deal in enumerate(record["deals"]) for card in belas_of(deal, played[number][seat])
        ]
        accepted = len(journalist.texts("accept"))
        assert accepted == sum(bool(deal["plays"]) for deal in record["deals"])


def calls_of(deal, seat):
    return [call for number, call in enumerate(deal["calls"], start=1) if (deal["dealer"] + number) % 4 == seat]


def belas_of(deal, played):
    return [card for index in deal.get("bela", []) if (card := deal["plays"][index]) in played]
