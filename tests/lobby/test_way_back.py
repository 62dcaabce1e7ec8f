"""Every page leads back to the table where somebody is waited for."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana():
    client = Client()
    client.post("/gost/", {"name": "Ana"})
    return client


def opens(client, **fields):
    """The code of the table that this person has just opened."""
    return client.post("/stolovi/novi/", fields, headers={"Accept": "application/json"}).json()["table"]


def banner(client, page="/pravila/"):
    return client.get(page).text.partition('<aside class="banner banner-ok"')[2].partition("</aside>")[0]


def test_who_waits_at_a_table_is_led_back_and_told_what_being_away_costs(ana):
    code = opens(ana)
    assert f'href="/stol/{code}/">Natrag za stol' in banner(ana)
    assert "Tko ode na više od minute, gubi mjesto." in banner(ana)


def test_who_plays_is_led_to_the_match(ana):
    code = opens(ana, robots="1")
    assert f'href="/stol/{code}/">Vrati se u partiju' in banner(ana)


def test_who_has_left_and_who_sits_nowhere_is_led_nowhere(ana):
    assert banner(ana) == ""
    code = opens(ana)
    ana.post(f"/stol/{code}/napusti/", {"confirm": "1"})
    assert banner(ana) == ""
    assert banner(Client()) == ""
