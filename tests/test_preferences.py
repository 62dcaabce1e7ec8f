"""What somebody has set: whatever is written down, what is read is a choice there is."""

from dataclasses import asdict, fields

import pytest

from game import preferences
from game.look import look_now, look_of, see, seeing
from game.preferences import CHOICES, DEFAULT, LONGEST, Preferences, read


def test_the_default_of_each_is_its_first_choice():
    assert {field.name: field.default for field in fields(Preferences)} == {
        name: values[0] for name, values in CHOICES.items()
    }
    assert DEFAULT.written() == ""


def test_what_is_written_is_read_again_whatever_is_chosen():
    others = Preferences(**{name: values[-1] for name, values in CHOICES.items()})
    assert read(others.written()) == others
    assert len(others.written()) < LONGEST


@pytest.mark.parametrize(
    "written",
    [
        *("", ".", "-", "deck", "deck-", "deck-x", "-french", "deck-french-four", "look-french", "volume-101"),
        *("volume--1", "a-b." * 5000, "deck-\x00", '"><script>-x', "deck=french", "čšž-đ"),
    ],
)
def test_whatever_cannot_be_read_is_as_good_as_nothing(written):
    assert read(written) == DEFAULT


def test_of_a_long_cookie_no_more_is_kept_in_memory_than_can_be_meant():
    before = preferences._read.cache_info().currsize
    for number in range(20):
        assert read("deck-french." + "x" * LONGEST + str(number)) == Preferences(deck="french")
    assert preferences._read.cache_info().currsize <= before + 1


def test_what_is_no_choice_is_the_default_and_spoils_nothing_else():
    assert Preferences.of({"deck": "four", "size": "xl", "sound": None, "volume": ["1"]}) == Preferences(deck="four")


def test_every_browser_sided_choice_stands_on_the_page():
    attributes = Preferences(theme="dark", volume="0").attributes
    assert 'data-theme="dark"' in attributes
    assert 'data-volume="0"' in attributes
    names = {part.partition("=")[0] for part in attributes.split()}
    asked = "theme size taps hand sound volume vibration motion legal autoplay phrases"
    assert {f"data-{name}" for name in asked.split()} <= names
    assert not names & {"data-names", "data-numbers", "data-trumps", "data-order"}


def test_only_where_nothing_shall_move_the_page_is_marked_so():
    assert 'class="is-still"' in Preferences(motion="off").attributes
    assert "class" not in Preferences().attributes


def test_a_look_is_one_object_so_that_drawings_can_be_kept_under_it():
    assert Preferences().look("hr") is Preferences(sound="off", size="l").look("hr") is look_of("hr")
    assert Preferences(deck="four").look("hr") is Preferences(deck="french", numbers="arabic").look("hr")
    different = {Preferences(**{name: CHOICES[name][1]}).look("hr") for name in ("deck", "numbers", "trumps", "order")}
    assert len(different) == 4


def test_sorting_changes_no_card():
    assert Preferences(trumps="right", order="up").look("hr").style is look_of("hr").style


@pytest.mark.parametrize(
    ("deck", "names", "called"),
    [
        ("hungarian", "deck", "hungarian"),
        ("french", "deck", "french"),
        ("four", "deck", "french"),
        ("four", "hungarian", "hungarian"),
        ("hungarian", "french", "french"),
        ("hungarian", "unter", "unter"),
    ],
)
def test_names_follow_the_deck_unless_others_are_wanted(deck, names, called):
    assert Preferences(deck=deck, names=names).look("hr").style.names == called


def test_whoever_looks_for_a_moment_leaves_nothing_behind():
    see(Preferences(trumps="right").look("hr"))
    with seeing(look_of("en", deck="french")):
        assert (look_now().style.language, look_now().style.deck, look_now().trumps) == ("en", "french", "left")
    assert (look_now().style.language, look_now().style.deck, look_now().trumps) == ("hr", "hungarian", "right")


def test_everything_can_be_chosen_on_the_page_and_by_word():
    from game.tables.presenters.preference_words import groups, what_changed

    asked = {setting.name: setting for group in groups() for setting in group.settings}
    assert asked.keys() == CHOICES.keys()
    for name, setting in asked.items():
        assert name == "volume" or {value for value, _ in setting.answers} == set(CHOICES[name])
    assert what_changed(DEFAULT, Preferences(deck="french", volume="0")) == "Špil: francuske. Glasnoća: 0"
    assert asdict(DEFAULT).keys() == CHOICES.keys()
