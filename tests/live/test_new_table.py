"""Opening a table, and what it may be like."""

import pytest

from .answers import refused
from .playing import gather
from .program import Program
from .visitor import HTML

OTHER_PRESETS = {
    "kavana": {
        "talon_seen": "after_own_call",
        "declaring": "manual",
        "announcements_shown": "before_play",
        "equal_announcements": "nobody",
        "blank": "point",
        "must_overtrump": False,
        "illegal_play": "auzmes",
    },
    "blok": {"offered_trump": True, "illegal_play": "auzmes", "ending": "must_pass"},
    "blok_troje": {"players": 3, "target": 701, "ending": "must_pass"},
    "blok_dvoje": {"players": 2, "target": 501, "offered_trump": True, "illegal_play": "auzmes", "ending": "must_pass"},
    "klub_prolaz": {"longer_run_wins": False, "four_order": "turn", "unconfirmed": "void"},
    "klub_dosta": {"longer_run_wins": False, "four_order": "turn", "unconfirmed": "void", "ending": "enough"},
    "klub_bez_zvanja": {
        "longer_run_wins": False,
        "four_order": "turn",
        "unconfirmed": "void",
        "announcements": "bela_only",
    },
    "regija": {
        "first_look": 5,
        "declaring": "manual",
        "must_beat": "trumps_only",
        "equal_announcements": "trump_then_first",
        "unconfirmed": "kept",
        "belot": "run_100",
        "sweep_bonus": 0,
    },
    "sazeto": {"unconfirmed": "void"},
    "turnir": {"declaring": "manual", "illegal_play": "auzmes"},
    "troje": {"players": 3, "target": 701, "three_stock": "to_caller"},
    "dvoje": {
        "players": 2,
        "target": 501,
        "offered_trump": True,
        "two_second_round": "non_dealer_first",
        "seven_exchange": True,
    },
}
CONFLICTS = {
    "an unknown visibility": {"visibility": "secret"},
    "an unknown preset": {"preset": "poker"},
    "a preset in capitals": {"preset": "KLASIK"},
    "another target": {"target": "1000"},
    "a target that is no number": {"target": "much"},
    "another time for a move": {"move_seconds": "15"},
    "a negative time": {"move_seconds": "-10"},
    "a time that is no number": {"move_seconds": "NaN"},
    "another win rate": {"min_win_rate": "36"},
    "spectators that are no boolean": {"spectators": "maybe"},
    "an option that is no boolean": {"mus": "2"},
    "an unknown value of an option": {"bela": "whisper"},
    "an option without meaning for four": {"two_second_round": "non_dealer_first"},
    "an option of three": {"three_stock": "to_caller"},
    "a seven to be swapped for nothing": {"seven_exchange": "true"},
    "a claim of revokes in three": {"players": "3", "illegal_play": "auzmes"},
    "a preset that three cannot play": {"players": "3", "preset": "kavana"},
    "five players": {"players": "5"},
    "players that are no number": {"players": "٤"},
    "open without a clock": {"visibility": "open", "move_seconds": "0"},
}
SINGLE_OPTIONS = {
    "manual announcements": ({"declaring": "manual"}, {"declaring": "manual"}),
    "a claim of revokes": ({"illegal_play": "auzmes"}, {"illegal_play": "auzmes"}),
    "no mus": ({"mus": "false"}, {"mus": False}),
    "an offered trump": ({"offered_trump": "TRUE"}, {"offered_trump": True}),
    "three players, to as many points as four": ({"players": "3"}, {"players": 3}),
    "two players": ({"players": "2"}, {"players": 2}),
    "no sweep bonus": ({"sweep_bonus": "0"}, {"sweep_bonus": 0}),
    "enough": ({"ending": "enough"}, {"ending": "enough"}),
    "a target of its own": (
        {"preset": "troje", "target": "501"},
        {"players": 3, "target": 501, "three_stock": "to_caller"},
    ),
    "a preset's option taken back": ({"preset": "turnir", "illegal_play": "prevent"}, {"declaring": "manual"}),
}


def is_played(ana, **options):
    code = ana.opens(**options)
    return code, ana.view


def test_a_table_opened_with_nothing_said_is_private_and_klasik_to_1001(site):
    ana = Program(site.port, "Ana")
    _, view = is_played(ana)
    assert view["rules"] == {"players": 4, "target": 1001}
    assert (view["phase"], view["version"], view["you"]) == ("waiting", 0, 0)
    assert [seat["kind"] for seat in view["seats"]] == ["guest", None, None, None]
    assert ana.code not in Program(site.port).page("/").text, "a private table is not listed"


@pytest.mark.parametrize("target", [501, 701, 1001])
def test_each_target_is_played(site, target):
    _, view = is_played(Program(site.port, "Ana"), preset="klasik", target=target)
    assert view["rules"] == {"players": 4, "target": target}


@pytest.mark.parametrize("seconds", [10, 20, 30, 60, 0])
def test_each_time_for_a_move_is_shown_in_full_at_the_first_move(site, seconds):
    ana, *_ = programs = gather(site, move_seconds=seconds)
    left = ana.view["move_ms"]
    assert left is None if seconds == 0 else 1000 * seconds - 3000 < left <= 1000 * seconds
    for program in programs:
        program.does("napusti", confirm=1)


def test_twenty_seconds_are_the_usual_clock(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    for seat in (1, 2, 3):
        ana.does("robot", seat=seat)
    ana.does("pocni")
    assert 17_000 < ana.view["move_ms"] <= 20_000
    ana.does("napusti", confirm=1)


@pytest.mark.parametrize("fields", CONFLICTS.values(), ids=CONFLICTS)
def test_what_makes_no_sense_is_an_option_conflict(site, fields):
    refused(Program(site.port, "Ana").post("/stolovi/novi/", fields), 422, "option_conflict")


@pytest.mark.parametrize(("fields", "differing"), SINGLE_OPTIONS.values(), ids=SINGLE_OPTIONS)
def test_single_options_win_over_the_preset(site, fields, differing):
    _, view = is_played(Program(site.port, "Ana"), **fields)
    assert view["rules"] == {"players": 4, "target": 1001, **differing}


@pytest.mark.parametrize(("preset", "differing"), OTHER_PRESETS.items(), ids=OTHER_PRESETS)
def test_a_preset_is_played_by_as_many_as_it_is_for(site, preset, differing):
    _, view = is_played(Program(site.port, "Ana"), preset=preset)
    assert view["rules"] == {"players": 4, "target": 1001, **differing}
    assert len(view["seats"]) == view["rules"]["players"]


def test_the_refusal_names_the_option(site):
    answer = Program(site.port, "Ana").post("/stolovi/novi/", {"players": 3, "mus": "false"})
    assert "mus" in answer.json["text"]


@pytest.mark.parametrize("rate", [35, 50, 60, 70, 80])
def test_a_table_for_a_win_rate_is_opened_by_anybody_and_says_so_before_who_lacks_it_tries(site, rate):
    ana, ivan = Program(site.port, "Ana"), Program(site.port, "Ivan")
    code = ana.opens(visibility="open", min_win_rate=rate)
    said = f"Traži {rate} % pobjeda; tvoj je omjer 0 %."
    assert said in ivan.page(f"/stol/{code}/").text
    answer = ivan.does("sjedni", code)
    refused(answer, 422, "rate_too_low")
    assert answer.json["text"] == said


def test_the_usual_values_said_aloud_and_unknown_fields_change_nothing(site):
    said = {"players": 4, "must_beat": "all_suits", "mus": "TRUE", "offered_trump": "0", "sweep_bonus": 90}
    said |= {"min_win_rate": 0, "visibility": "private", "spectators": "False", "weather": "fine", "first_look": 6}
    _, view = is_played(Program(site.port, "Ana"), **said)
    assert view["rules"] == {"players": 4, "target": 1001}


def test_an_open_table_is_listed_until_its_match_begins(site):
    ana = Program(site.port, "Ana")
    ana.opens(visibility="open")
    assert ana.code in Program(site.port).page("/").text
    for seat in (1, 2, 3):
        ana.does("robot", seat=seat)
    assert ana.does("pocni").status == 200
    assert f"/stol/{ana.code}/" not in Program(site.port).page("/").text


def test_a_table_is_opened_by_somebody(site):
    refused(Program(site.port).post("/stolovi/novi/"), 403, "who_are_you")


def test_a_browser_that_opens_a_table_is_sent_there(site):
    ana = Program(site.port, "Ana")
    answer = ana.post("/stolovi/novi/", {"target": 501}, accept=HTML)
    assert answer.status in {302, 303}
    page = ana.page(answer.headers["location"])
    assert page.status == 200
    assert 'id="table"' in page.text
