"""The site is killed while it is called, exchanged, laid aside, announced and played: each stage goes on where it was."""

import random
import threading
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait

import pytest

from .journalist import Journalist
from .playing import gather
from .replaying import check_record
from .site import Site
from .test_kill import kill_and_look

KILLS = 4
STAGES = ("calling", "exchanging", "discarding", "declaring", "playing", "review")
TABLES = (
    (4, {"preset": "kavana", "target": 501}),
    (3, {"preset": "troje", "target": 501, "declaring": "manual"}),
    (2, {"preset": "dvoje", "declaring": "manual"}),
)


@pytest.fixture
def own_site(tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root).start()
    yield site
    site.stop()
    assert site.faults() == []


def usual(program):
    """Who claims at random sees no deal to its end."""
    chooses = program.chooses
    program.chooses = lambda view: chooses({**view, "legal": asked(view)})
    return program


def asked(view):
    return [action for action in view["legal"] if not action.startswith("auzmes")]


class Onlooker(Journalist):
    """Moves only when asked, and keeps in mind at which stages it was."""

    def __init__(self, *given):
        super().__init__(*given)
        self.stages = set()

    def looks(self):
        view = super().looks()
        self.stages.add(view["phase"])
        return {**view, "legal": asked(view)}


def test_every_bela_goes_on_through_the_deaths_of_the_site(own_site):
    up = threading.Event()
    up.set()
    tables = [
        [Onlooker(usual(p), up, False) for p in gather(own_site, seats, seats=seats, seed="killed", **options)]
        for seats, options in TABLES
    ]
    everybody = [journalist for table in tables for journalist in table]
    with ThreadPoolExecutor(len(everybody)) as pool:
        playing = [pool.submit(journalist.plays) for journalist in everybody]
        try:
            for number in range(KILLS):
                kill_and_look(own_site, up, everybody, random.Random(number).uniform(0.2, 1.5), tables)
            wait(playing, timeout=240, return_when=FIRST_EXCEPTION)
        finally:
            up.set()
            for journalist in everybody:
                journalist.sent_home = True
        for future in playing:
            assert future.result(), "a match has stopped"
    assert set(STAGES) <= set().union(*(journalist.stages for journalist in everybody))
    for table in tables:
        compare_with_record(table)
    own_site.manage("check_matches")


def compare_with_record(table):
    """Whatever was acknowledged to anybody stands in the record, and nothing else does."""
    over = table[0].over
    assert over["version"] == sum(len(journalist.acknowledged) for journalist in table), "each move once"
    record = table[0].program.get(over["record"]).json
    check_record(record, over)
    acts = sorted((noted.version, noted.action) for journalist in table for noted in journalist.acknowledged)
    played = [text.split()[1] for _, text in acts if text.startswith("play")]
    assert played == [card for deal in record["deals"] for card in deal["plays"]]
    called = [text.removeprefix("call ") for _, text in acts if text.startswith(("pass", "call"))]
    assert called == [call for deal in record["deals"] for call in deal["calls"]]
    for seat, journalist in enumerate(table):
        said = [text.removeprefix("declare").strip() for text in journalist.texts("declare")]
        told = [deal["declared"][seat] for deal in record["deals"] if "declared" in deal]
        assert cards_of(said) == cards_of(", ".join(each) for each in told)
    laid = [text.removeprefix("discard ") for journalist in table for text in journalist.texts("discard")]
    assert cards_of(laid) == cards_of(deal["discards"] for deal in record["deals"] if "discards" in deal)
    swapped = [text for journalist in table for text in journalist.texts("exchange")]
    assert len(swapped) == sum(deal.get("exchange", False) for deal in record["deals"])


def cards_of(texts):
    """What was named, in whatever order and whether or not anything was."""
    return sorted(sorted(text.replace(",", "").split()) for text in texts if text)
