"""How somebody wants a table to be (contract.md, "Before the match")."""

import pytest

from game.bela import PRESETS
from game.lobby.wishes import OptionConflict, read_wish


def test_without_a_word_a_table_is_private_klasik_with_twenty_seconds_and_no_spectators():
    wish = read_wish({})
    assert (wish.visibility, wish.preset, wish.move_seconds, wish.spectators) == ("private", "klasik", 20, False)
    assert wish.rules.differing() == {}


def test_spectators_may_watch_open_tables_unless_told_otherwise():
    assert read_wish({"visibility": "open"}).spectators
    assert not read_wish({"visibility": "open", "spectators": "FALSE"}).spectators


@pytest.mark.parametrize("target", ["501", "701", "1001"])
def test_a_single_option_wins_over_the_preset(target):
    assert read_wish({"preset": "klasik", "target": target}).rules.target == int(target)


def test_unknown_fields_are_ignored():
    assert read_wish({"colour": "blue", "name": "Ana"}).preset == "klasik"


@pytest.mark.parametrize(
    "form",
    [
        {"visibility": "open", "move_seconds": "0"},
        {"visibility": "secret"},
        {"move_seconds": "15"},
        {"move_seconds": "²0"},
        {"min_win_rate": "50"},
        {"min_win_rate": "55"},
        {"preset": "poker"},
        {"target": "1000"},
        {"target": "1001.0"},
        {"target": "١٠٠١"},
        {"players": "3"},
        {"mus": "perhaps"},
        {"mus": "false"},
        {"spectators": "maybe"},
        *({"preset": preset} for preset in PRESETS if preset != "klasik"),
    ],
)
def test_what_cannot_be_had_is_refused_with_a_sentence(form):
    with pytest.raises(OptionConflict) as refused:
        read_wish(form)
    assert str(refused.value).endswith(".")


def test_yes_and_no_are_said_in_any_case():
    assert read_wish({"spectators": "TRUE"}).spectators
    assert not read_wish({"mus": "True", "spectators": "0"}).spectators
