"""A deal of every preset, in which each seat and somebody watching are searched at every step for what they may not know."""

import pytest

from .listener import Listener, names
from .playing import gather, who_is_next, whose_turn
from .program import Program
from .test_every_bela import SEATS

LOOK_EVERY = 5  # versions, where the phase stays the same
CLAIMS = 0.03
BEFORE_PLAY = {"declaring": "manual", "announcements_shown": "before_play"}
MORE = {
    "four with the seven": {"offered_trump": "true", "seven_exchange": "true", "talon_seen": "after_own_call"},
    "four thrown in": {"mus": "false", "offered_trump": "true", "declaring": "manual"},
    "two, before play": {"preset": "dvoje", "players": 2, "illegal_play": "auzmes", "ending": "enough", **BEFORE_PLAY},
    "three, before play": {"preset": "troje", "players": 3, "talon_seen": "after_own_call", **BEFORE_PLAY},
}
TABLES = {preset: {"preset": preset} for preset in SEATS} | MORE


def looks(program):
    return program.looks().json, program.page(f"/stol/{program.code}/").text


@pytest.mark.parametrize("table", TABLES)
def test_no_seat_and_nobody_who_watches_is_told_of_a_card_that_is_none_of_their_business(site, table):
    options = TABLES[table]
    seats = options.get("players") or SEATS.get(options.get("preset"), 4)
    programs = gather(site, seats, seats=seats, seed=table, visibility="open", move_seconds=60, **options)
    eva = Program(site.port, "Eva")
    eva.code = programs[0].code
    listener, phase = Listener(), ""
    player, view = whose_turn(programs)
    while not (view["phase"] == "over" or view["deals"]):
        if view["phase"] != phase or view["version"] % LOOK_EVERY == 0:
            views, pages = zip(*map(looks, [*programs, eva]), strict=True)
            listener.hears(views, pages)
        phase = view["phase"]
        claims = [action for action in view["legal"] if action.startswith("auzmes")]
        usual = [action for action in view["legal"] if action not in claims]
        chosen = claims if claims and player.random.random() < CLAIMS else usual
        answer = player.sends(player.random.choice(chosen), view["version"])
        assert answer.status == 200
        listener.judged |= chosen is claims
        player, view = who_is_next(programs, player, answer.json)


@pytest.mark.parametrize("told", ['data-card="AS"', "deck.svg#AS-xs", "{as}", "declare AS KS QS"])
def test_a_card_that_is_told_is_found(told):
    name = next(name for name, card in names().items() if card == "AS")
    public = {"trick": [[0, "7H"]], "last_trick": None, "offered": None, "announced": [], "deals": [], "dealer": 0}
    view = {**public, "phase": "playing", "you": 1, "hand": ["8H"], "version": 9}
    Listener().hears([view], ['<div id="room">8H 7H</div>'])
    with pytest.raises(AssertionError, match="AS"):
        Listener().hears([view], [f'<div id="room">{told.format(**{"as": name})}</div>'])
