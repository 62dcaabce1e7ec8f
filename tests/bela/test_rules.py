"""rules.md, "Options" and "Presets"."""

import re

import pytest

from game.bela import OPTIONS, PRESETS, Rules, RulesError

TABLE_OF_PRESETS = {
    "klasik": "",
    "kavana": "talon_seen=after_own_call declaring=manual announcements_shown=before_play equal_announcements=nobody "
    "blank=point must_overtrump=false illegal_play=auzmes",
    "blok": "offered_trump=true illegal_play=auzmes ending=must_pass",
    "blok_troje": "players=3 target=701 ending=must_pass",
    "blok_dvoje": "players=2 target=501 offered_trump=true illegal_play=auzmes ending=must_pass",
    "klub_prolaz": "longer_run_wins=false four_order=turn unconfirmed=void",
    "klub_dosta": "longer_run_wins=false four_order=turn unconfirmed=void ending=enough",
    "klub_bez_zvanja": "longer_run_wins=false four_order=turn unconfirmed=void announcements=bela_only",
    "regija": "first_look=5 declaring=manual must_beat=trumps_only equal_announcements=trump_then_first unconfirmed=kept "
    "belot=run_100 sweep_bonus=0",
    "sazeto": "unconfirmed=void",
    "turnir": "declaring=manual illegal_play=auzmes",
    "troje": "players=3 target=701 three_stock=to_caller",
    "dvoje": "players=2 target=501 offered_trump=true two_second_round=non_dealer_first seven_exchange=true",
}


def value_of(text):
    words = {"true": True, "false": False}
    return words[text] if text in words else int(text) if re.fullmatch(r"\d+", text) else text


@pytest.mark.parametrize(("name", "differences"), TABLE_OF_PRESETS.items())
def test_a_preset_differs_from_klasik_in_what_its_row_says(name, differences):
    expected = {option: value_of(value) for option, value in (pair.split("=") for pair in differences.split())}
    assert Rules.preset(name).differing() == expected


def test_there_are_no_other_presets():
    assert PRESETS.keys() == TABLE_OF_PRESETS.keys()


def test_the_default_stands_first_among_the_values_of_an_option():
    assert all(values[0] == getattr(Rules(), option) for option, values in OPTIONS.items())
    assert OPTIONS["sweep_bonus"] == (90, 100, 0)
    assert OPTIONS["mus"] == (True, False)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_that_an_option_does_not_have_is_refused(option):
    with pytest.raises(RulesError) as error:
        Rules.from_options({option: "perhaps"})
    assert error.value.option == option


def test_an_unknown_option_is_refused():
    with pytest.raises(RulesError) as error:
        Rules.from_options({"colour": "red"})
    assert error.value.option == "colour"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("mus", 1),
        ("offered_trump", 0),
        ("target", 1001.0),
        ("target", "1001"),
        ("sweep_bonus", False),
        ("ending", None),
    ],
)
def test_true_is_not_one_and_no_other_type_passes_for_the_right_one(option, value):
    with pytest.raises(RulesError):
        Rules.from_options({option: value})


@pytest.mark.parametrize("value", [[], {}, float("nan"), 10**400, ["play_out"]])
def test_whatever_a_value_is_it_is_refused_and_nothing_breaks(value):
    with pytest.raises(RulesError):
        Rules.from_options({"ending": value})


WITHOUT_MEANING = [
    (4, "two_second_round", "non_dealer_first"),
    (4, "three_stock", "to_caller"),
    (4, "seven_exchange", True),
    (3, "offered_trump", True),
    (3, "seven_exchange", True),
    (3, "two_second_round", "non_dealer_first"),
    (3, "illegal_play", "auzmes"),
    (3, "first_look", 5),
    (3, "mus", False),
    (2, "three_stock", "to_caller"),
    (2, "first_look", 5),
    (2, "mus", False),
    (2, "seven_exchange", True),
    (2, "two_second_round", "non_dealer_first"),
]


@pytest.mark.parametrize(("players", "option", "value"), WITHOUT_MEANING)
def test_an_option_without_meaning_stays_at_its_default(players, option, value):
    with pytest.raises(RulesError) as error:
        Rules.from_options({"players": players, option: value})
    assert error.value.option == option
    Rules.from_options({"players": players, option: OPTIONS[option][0]})


def test_the_exchange_and_the_second_round_of_two_have_meaning_with_an_offered_card():
    Rules.from_options({"offered_trump": True, "seven_exchange": True})
    Rules.from_options({"players": 2, "offered_trump": True, "two_second_round": "non_dealer_first"})


def test_single_options_win_over_those_of_a_preset():
    rules = Rules.preset("blok", ending="enough", target=501)
    assert (rules.ending, rules.target, rules.offered_trump) == ("enough", 501, True)
