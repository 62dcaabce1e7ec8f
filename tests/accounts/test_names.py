"""What a person may be called."""

import pytest

from game.accounts.names import BadName, clean_guest_name, clean_name


@pytest.mark.parametrize("name", ["Ana", "Đurđa Š.", "李雷", "7", "O’Brien", "Žéljko-2", "  Ivan   Horvat "])
def test_names_people_have_are_taken(name):
    assert clean_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", ["obrisani igrač 7", "Obr1sani  Igrac 1234", "deleted player 7"])
def test_no_guest_is_called_as_somebody_who_is_deleted(name):
    assert clean_name(name)
    with pytest.raises(BadName):
        clean_guest_name(name)
    assert clean_guest_name("Igrač 7") == "Igrač 7"


def test_spaces_of_any_width_are_single_spaces_between_words():
    assert clean_name("\N{EM SPACE}Ana\N{NO-BREAK SPACE} B\N{IDEOGRAPHIC SPACE}") == "Ana B"


def test_letters_with_marks_are_composed():
    assert clean_name("Z\u030celjko") == "Željko"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a\0b",
        "a\nb",
        "\u202egnp.exe",
        "\u200b\u200b",
        "\u3164",
        "\u115f\u1160",
        "\u2800a",
        "x" * 500,
        "...",
        "❤",
        "\ud800",
        "Z" + "\u0300" * 9,
    ],
)
def test_names_nobody_could_read_or_say_are_refused_with_a_sentence(name):
    with pytest.raises(BadName) as refused:
        clean_name(name)
    assert str(refused.value).endswith(".")
