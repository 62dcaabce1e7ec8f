"""What an account may be called, and which two names are one too many."""

import pytest
from django.db import IntegrityError
from hypothesis import given
from hypothesis import strategies as st

from game.accounts.models import User, _look_of
from game.accounts.names import BadName, clean_account_name, fold_name, look_of
from game.tables.services.seating import ROBOT_NAMES

LATIN = st.text(st.characters(max_codepoint=0x24F, categories=("Lu", "Ll", "Nd")), max_size=20)


@pytest.mark.parametrize("name", ["Ana", "Đurđa Š.", "Žéljko-2", "O’Brien", "Isabela", "Straße", "Nazif", "Ignacije"])
def test_names_people_have_may_be_registered(name):
    assert clean_account_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Аna",
        "Ηana",
        "李雷",
        "ɑna",
        "ana@bela.hr",
        "|van",
        "Ana ✓",
        "K",
        "Ⓐ",
        "½½",
        "Ⅷ Ana",
        "Ana²",
        "٣٣",
        "An\u200ba",
        "a\0b",
        "А" * 20,
        "\ud800a",
    ],
)
def test_what_could_pass_for_another_name_cannot_be_written(name):
    with pytest.raises(BadName):
        clean_account_name(name)


@pytest.mark.parametrize(
    "name", ["Admin", "ADM1N", "A-d-m-i-n", "Bela", "gost", "Obrisani igrač 7", "Štef.", *ROBOT_NAMES]
)
def test_nobody_passes_for_the_site_its_robots_or_nobody(name):
    with pytest.raises(BadName, match=r"allowed|dopušteno"):
        clean_account_name(name)


@given(st.text(max_size=30))
def test_a_folded_name_is_one_word_of_small_plain_letters_and_digits(name):
    folded = fold_name(name)
    assert folded == "" or (folded.isascii() and folded.isalnum() and folded == folded.lower())
    assert fold_name(folded) == folded


@given(LATIN)
def test_case_never_makes_two_names_of_one(name):
    assert fold_name(name.upper()) == fold_name(name.lower()) == fold_name(name)


@given(st.text(max_size=30))
def test_whatever_is_accepted_can_be_folded_and_found_again(name):
    try:
        accepted = clean_account_name(name)
    except BadName:
        return
    assert len(fold_name(accepted)) >= 2
    assert clean_account_name(accepted) == accepted


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ána"),
        ("Đuro", "duro"),
        ("Ivan", "lvan"),
        ("Ivo0", "1voO"),
        ("Marno", "Mamo"),
        ("Ana Marija", "ANAMARIJA"),
    ],
)
@pytest.mark.django_db
def test_the_database_takes_only_one_of_two_names_alike(one, other):
    User.objects.create(username=fold_name(one), name=one)
    with pytest.raises(IntegrityError):
        User.objects.create(username=fold_name(other), name=other)


@pytest.mark.django_db
def test_the_database_and_the_words_agree_on_what_looks_alike():
    User.objects.bulk_create(User(username=word) for word in ("rn", "vvi", "10lio", "marno", "rrnn", "vrnv", "kornvv"))
    assert all(look == look_of(word) for word, look in User.objects.values_list("username", _look_of("username")))
