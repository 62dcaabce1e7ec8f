"""One address may do only so much in a minute."""

import pytest
from django.core.cache import cache
from django.test import Client

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
