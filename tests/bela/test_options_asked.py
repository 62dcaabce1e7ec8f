"""An option is asked at one place (ARCHITECTURE.md, "The game as a value"): whoever needs the answer asks that place."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from game.bela import OPTIONS

BELA = Path(__file__).parents[2] / "game" / "bela"

PLACES = {
    "target": {"ending.leader_of", "ending.winner_after", "scoring.score_belot"},
    "ending": {"ending.winner_after", "playing._taken"},
    "announcements": {"announcements.are_announced", "opening._bela_holder"},
    "declaring": {"announcements.declared_by_players"},
    "bela": {"opening.bela_is_said"},
    "first_look": {"deal.places_by_seat"},
    "talon_seen": {"sight._sees_early"},
    "announcements_shown": {"showing.cards_shown"},
    "offered_trump": {"deal.offered_place"},
    "seven_exchange": {"exchanging.exchange"},
    "mus": {"calling.words_of"},
    "two_second_round": {"calling.words_of"},
    "three_stock": {"deal.caller_takes_stock"},
    "must_beat": {"play.allowed_cards"},
    "must_overtrump": {"play.allowed_cards"},
    "illegal_play": {"auzmes.can_revoke"},
    "longer_run_wins": {"announcements.strength"},
    "four_order": {"announcements.strength"},
    "equal_announcements": {"announcements.announcing_side"},
    "belot": {"announcements.worth"},
    "blank": {"scoring._blank_sides"},
    "unconfirmed": {"scoring.score_played_out", "scoring.score_enough"},
    "sweep_bonus": {"scoring.score_played_out"},
    "bela_kept_on_fall": {"scoring._passed_or_fallen"},
}
"""Where there is more than one, each asks something else: `none` takes the bela away, `all` gives the runs and fours."""


def asked():
    """Where each option is read off the rules of a table, as module and function."""
    places = defaultdict(set)
    for path in BELA.glob("*.py"):
        if path.name == "rules.py":
            continue
        for function in ast.walk(ast.parse(path.read_text())):
            if isinstance(function, ast.FunctionDef):
                for option in options_read_in(function):
                    places[option].add(f"{path.stem}.{function.name}")
    return places


def options_read_in(function):
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS:
            owner = getattr(node.value, "id", None) or getattr(node.value, "attr", None)
            if owner == "rules":
                yield node.attr


@pytest.mark.parametrize("option", sorted(OPTIONS.keys() - {"players"}))
def test_an_option_is_asked_at_its_place_and_nowhere_else(option):
    assert asked()[option] == PLACES[option]
