"""The names in a record are anybody's words."""

import pytest
from django.utils import translation

from game.replays.names import Players


@pytest.fixture(autouse=True)
def in_croatian():
    with translation.override("hr"):
        yield


def names(told: object, number: int = 4) -> tuple[str, ...]:
    return Players.of({"x_players": told}, number).names


NUMBERED = (
    "Igrač\N{NO-BREAK SPACE}1",
    "Igrač\N{NO-BREAK SPACE}2",
    "Igrač\N{NO-BREAK SPACE}3",
    "Igrač\N{NO-BREAK SPACE}4",
)


def test_names_that_could_be_nicknames_are_shown():
    assert names([{"name": "Ana"}, {"name": "Đurđa Ž."}]) == (
        "Ana",
        "Đurđa Ž.",
        "Igrač\N{NO-BREAK SPACE}3",
        "Igrač\N{NO-BREAK SPACE}4",
    )


def test_without_names_the_players_are_numbered():
    assert Players.of({}, 3).names == NUMBERED[:3]


@pytest.mark.parametrize(
    "told", [None, 7, "Ana", {"0": "Ana"}, [None, 1, "x", []], [{"name": None}, {"name": ["A"]}, {}]]
)
def test_what_has_another_form_is_as_good_as_nothing(told):
    assert names(told) == NUMBERED


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "\u202eanA", "\u200b", "x" * 21, "\0", "\ud800", "a" + "\u0300" * 9, "…"]
)
def test_a_name_that_nobody_could_have_here_is_not_shown(name):
    assert names([{"name": name}])[0] == "Igrač\N{NO-BREAK SPACE}1"


def test_more_names_than_players_do_not_matter():
    assert names([{"name": "Ana"}] * 9, 2) == ("Ana", "Ana")


def test_robots_are_told_apart():
    told = {"x_players": [{"kind": "robot"}, {"kind": "guest"}, {"kind": ["robot"]}]}
    assert Players.of(told, 3).robots == (True, False, False)
