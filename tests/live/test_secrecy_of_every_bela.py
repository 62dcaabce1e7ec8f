"""A deal of every preset, in which each seat and somebody watching are searched at every step for what they may not know."""

import pytest

from .listener import Listener, names
from .playing import gather, is_asked
from .program import Program
from .test_every_bela import SEATS

LOOK_EVERY = 6  # versions, for the pages, where the phase stays the same; the views are looked at each time
NO_PAGE = '<div id="room">'
CLAIMS = 0.1
BEFORE_PLAY = {"declaring": "manual", "announcements_shown": "before_play"}
MORE = {
    "four with the seven": {"offered_trump": "true", "seven_exchange": "true", "talon_seen": "after_own_call"},
    "four thrown in": {"mus": "false", "offered_trump": "true", "declaring": "manual"},
    "two, before play": {"preset": "dvoje", "players": 2, "illegal_play": "auzmes", "ending": "enough", **BEFORE_PLAY},
    "three, before play": {"preset": "troje", "players": 3, "talon_seen": "after_own_call", **BEFORE_PLAY},
}
TABLES = {preset: {"preset": preset} for preset in SEATS} | MORE


@pytest.mark.parametrize("table", TABLES)
def test_no_seat_and_nobody_who_watches_is_told_of_a_card_that_is_none_of_their_business(site, table):
    options = TABLES[table]
    seats = options.get("players") or SEATS.get(options.get("preset"), 4)
    programs = gather(site, seats, seats=seats, seed=table, visibility="open", move_seconds=60, **options)
    eva = Program(site.port, "Eva")
    eva.code = programs[0].code
    tables = [program.socket() for program in [*programs, eva]]
    listener, phase, version = Listener(), "", 0
    while True:
        views = [table.reaches(version) for table in tables]
        seat = next((seat for seat, view in enumerate(views) if is_asked(view)), None)
        if seat is None or views[0]["deals"]:
            break
        with_pages = views[0]["phase"] != phase or version % LOOK_EVERY == 0
        listener.hears(
            views,
            [program.page(f"/stol/{program.code}/").text if with_pages else NO_PAGE for program in [*programs, eva]],
        )
        phase = views[0]["phase"]
        action = programs[seat].decides(views[seat], CLAIMS)
        assert tables[seat].sends(action, version, None)["status"] == 200
        listener.judged |= action.startswith("auzmes")
        if action == "exchange":
            listener.hears_of_exchange(views[seat])
        version += 1
    for socket in tables:
        socket.close()


@pytest.mark.parametrize("told", ['data-card="AS"', "deck.svg#AS-xs", "{as}", "declare AS KS QS"])
def test_a_card_that_is_told_is_found(told):
    name = next(name for name, card in names().items() if card == "AS")
    public = {"trick": [[0, "7H"]], "last_trick": None, "offered": None, "announced": [], "deals": [], "dealer": 0}
    view = {**public, "phase": "playing", "you": 1, "hand": ["8H"], "version": 9}
    Listener().hears([view], ['<div id="room">8H 7H</div>'])
    with pytest.raises(AssertionError, match="AS"):
        Listener().hears([view], [f'<div id="room">{told.format(**{"as": name})}</div>'])
