"""How somebody wants a table to be (contract.md, "Before the match")."""

import pytest

from game.bela import OPTIONS, PRESETS, Rules
from game.lobby.wishes import OptionConflict, read_form, read_wish, text_of


def test_without_a_word_a_table_is_private_klasik_with_twenty_seconds_and_no_spectators():
    wish = read_wish({})
    assert (wish.visibility, wish.preset, wish.move_seconds, wish.spectators) == ("private", "klasik", 20, False)
    assert wish.rules.differing() == {}


def test_spectators_may_watch_open_tables_unless_told_otherwise():
    assert read_wish({"visibility": "open"}).spectators
    assert not read_wish({"visibility": "open", "spectators": "FALSE"}).spectators


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_played_as_it_stands(preset):
    wish = read_wish({"preset": preset})
    assert (wish.preset, wish.rules) == (preset, Rules.preset(preset))


@pytest.mark.parametrize("target", ["501", "701", "1001"])
@pytest.mark.parametrize("preset", ["klasik", "troje", "dvoje"])
def test_a_single_option_wins_over_the_preset(preset, target):
    assert read_wish({"preset": preset, "target": target}).rules == Rules.preset(preset, target=int(target))


def test_the_number_of_players_alone_leaves_the_target_as_it_was():
    assert read_wish({"players": "3"}).rules == Rules(players=3, target=1001)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_can_be_asked_for_by_its_text(option):
    beside = {
        "seven_exchange": {"offered_trump": "true"},
        "two_second_round": {"players": "2", "offered_trump": "1"},
        "three_stock": {"players": "3"},
    }.get(option, {})
    for value in OPTIONS[option]:
        assert getattr(read_wish({**beside, option: text_of(value)}).rules, option) == value


def test_what_has_no_meaning_may_be_said_so_long_as_it_is_the_default():
    form = {option: text_of(values[0]) for option, values in OPTIONS.items()}
    for players in ("4", "3", "2"):
        assert read_wish(form | {"players": players}).rules.differing().keys() <= {"players"}


def test_unknown_fields_are_ignored():
    assert read_wish({"colour": "blue", "name": "Ana"}).preset == "klasik"


def test_yes_and_no_are_said_in_any_case():
    assert read_wish({"spectators": "TRUE"}).spectators
    wish = read_wish({"mus": "False", "bela_kept_on_fall": "1", "longer_run_wins": "fAlSe", "spectators": "0"})
    assert not wish.spectators
    assert wish.rules.differing() == {"mus": False, "bela_kept_on_fall": True, "longer_run_wins": False}


CONFLICTS = [
    ({"visibility": "open", "move_seconds": "0"}, "move_seconds", "Otvoreni stol treba sat."),
    ({"visibility": "secret"}, "visibility", "Takvog izbora nema: Tko smije sjesti."),
    ({"move_seconds": "15"}, "move_seconds", "Takvog izbora nema: Sekundi po potezu."),
    ({"move_seconds": "²0"}, "move_seconds", "Takvog izbora nema: Sekundi po potezu."),
    ({"min_win_rate": "55"}, "min_win_rate", "Takvog izbora nema: Postotak pobjeda."),
    ({"preset": "poker"}, "preset", "Takvog izbora nema: Koja bela."),
    ({"preset": "KLASIK"}, "preset", "Takvog izbora nema: Koja bela."),
    ({"target": "1000"}, "target", "Takvog izbora nema: Igra se do."),
    ({"target": "1001.0"}, "target", "Takvog izbora nema: Igra se do."),
    ({"target": "١٠٠١"}, "target", "Takvog izbora nema: Igra se do."),
    ({"players": "5"}, "players", "Takvog izbora nema: Igrača."),
    ({"mus": "perhaps"}, "mus", "Takvog izbora nema: Ako nitko ne zove."),
    ({"ending": "ENOUGH"}, "ending", "Takvog izbora nema: Kraj partije."),
    ({"spectators": "maybe"}, "spectators", "Takvog izbora nema: Gledatelji."),
    ({"three_stock": "to_caller"}, "three_stock", "Učetvero se to ne bira: Dvije preostale karte."),
    ({"two_second_round": "non_dealer_first"}, "two_second_round", "Učetvero se to ne bira: Poslije dva „dalje“."),
    ({"seven_exchange": "1"}, "seven_exchange", "Za to treba ponuđeni adut: Sedmica za ponuđenu kartu."),
    ({"players": "3", "mus": "false"}, "mus", "Utroje se to ne bira: Ako nitko ne zove."),
    ({"players": "3", "offered_trump": "true"}, "offered_trump", "Utroje se to ne bira: Izbor aduta."),
    ({"players": "3", "preset": "kavana"}, "illegal_play", "Utroje se to ne bira: Kriva karta."),
    ({"players": "2", "first_look": "5"}, "first_look", "Udvoje se to ne bira: Karata prije zvanja."),
    ({"preset": "dvoje", "players": "4"}, "two_second_round", "Učetvero se to ne bira: Poslije dva „dalje“."),
    ({"preset": "troje", "players": "2"}, "three_stock", "Udvoje se to ne bira: Dvije preostale karte."),
]


@pytest.mark.parametrize(("form", "field", "sentence"), CONFLICTS)
def test_what_cannot_be_had_is_refused_with_a_sentence_that_names_it(form, field, sentence):
    with pytest.raises(OptionConflict) as refused:
        read_wish(form)
    assert (refused.value.field, str(refused.value)) == (field, sentence)


@pytest.mark.parametrize("form", [form for form, _, _ in CONFLICTS])
def test_what_is_left_of_a_conflict_is_a_table_that_can_be_had(form):
    wish = read_form(form).wish
    kept = {"visibility": wish.visibility, "move_seconds": str(wish.move_seconds), "players": str(wish.rules.players)}
    kept |= {option: text_of(value) for option, value in wish.rules.differing().items()}
    assert read_wish(kept).rules == wish.rules


def test_all_that_is_wrong_is_told_at_once():
    conflicts = read_form({"preset": "poker", "target": "7", "mus": "x", "three_stock": "to_caller"}).conflicts
    assert set(conflicts) == {"preset", "target", "mus", "three_stock"}
