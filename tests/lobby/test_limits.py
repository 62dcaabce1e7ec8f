"""One address may do only so much in a minute."""

import pytest
from django.core.cache import cache
from django.test import Client

from .people import player, room, visitor

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def limited(settings):
    settings.RATE_LIMITS = True
    cache.clear()
    yield
    cache.clear()


def test_guessing_codes_ends_with_a_sentence():
    visitor = Client()
    answers = [visitor.get(f"/stol/?kod=xxxx{number:02}").status_code for number in range(45)]
    assert answers[0] == 404
    assert answers[-1] == 429


@pytest.mark.parametrize("what", ["sjedni", "pozovi", "spremno"])
def test_codes_are_not_guessed_by_sitting_down_or_inviting_either(what):
    visitor = Client()
    answers = [visitor.post(f"/stol/xxxx{number:02}/{what}/").status_code for number in range(45)]
    assert answers[0] == 404
    assert answers[-1] == 429


def test_an_address_makes_only_so_many_guests():
    answers = [
        Client().post("/gost/", {"name": "Ana"}, headers={"Accept": "application/json"}).status_code for _ in range(45)
    ]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_somebody_elses_guessing_from_the_same_address_keeps_nobody_from_the_own_table():
    ana = player("Ana")
    table = room(ana)
    for number in range(45):
        Client().get(f"/stol/?kod=xxxx{number:02}")
    page = f"/stol/{table.code}/pozovi/"
    assert (visitor(ana).get(page).status_code, Client().get(page).status_code) == (200, 429)
