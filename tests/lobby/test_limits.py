"""One address may do only so much in a minute."""

import pytest
from django.core.cache import cache
from django.test import Client

from game.limits import WRONG_CODES, Caller

from .people import JSON, player, room, visitor

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


def codes_guessed(*addresses):
    return [Client().get("/stol/?kod=xxxxxx", REMOTE_ADDR=address).status_code for address in addresses]


def test_all_addresses_of_an_ipv6_network_are_one():
    codes_guessed(*(f"2001:db8:1:2::{number:x}" for number in range(40)))
    assert codes_guessed("2001:db8:1:2:ffff::1", "2001:db8:1:3::1") == [429, 404]
    codes_guessed(*(f"::ffff:192.0.2.{number}" for number in range(40)))
    assert codes_guessed("::ffff:192.0.2.200") == [404]


def test_an_address_is_not_forgotten_for_many_others():
    codes_guessed(*["192.0.2.1"] * 40)
    for number in range(1000):
        WRONG_CODES.count(Caller({"REMOTE_ADDR": f"10.0.{number // 250}.{number % 250}"}))
    assert codes_guessed("192.0.2.1") == [429]


def test_an_address_renames_guests_only_so_often():
    ana = Client()
    answers = [ana.post("/gost/", {"name": f"Ana {number}"}, headers=JSON).status_code for number in range(45)]
    assert (answers[0], answers[-1]) == (200, 429)
