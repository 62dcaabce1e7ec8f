"""The list of open tables on the front page."""

import re

import pytest
from django.test import Client

from game.accounts.models import User
from game.tables.models import Table

from .people import JSON, player, visitor

pytestmark = pytest.mark.django_db


def listed(**fields):
    """The line of the one open table there is."""
    Client().post("/stolovi/novi/", {"name": "Ana", "visibility": "open", **fields})
    return Client().get("/").text.partition('<ol class="tables">')[2]


def bold(line):
    return re.findall(r"<li><b>(.*?)</b></li>", line)


def test_of_a_klasik_table_nothing_is_bold():
    line = listed()
    assert re.findall(r"<li>([^<]+)</li>", line) == ["klasik", "4 igrača", "do 1001", "20 s po potezu"]
    assert bold(line) == []


def test_what_differs_is_bold_before_anybody_sits_down():
    assert bold(listed(mus="false", target="501", move_seconds="10")) == [
        "klasik + 1 izmjena",
        "do 501",
        "10 s po potezu",
        "Ako nitko ne zove: dijeli se iznova",
    ]


def test_many_differences_are_folded_but_all_there():
    line = listed(preset="kavana")
    folded = line.partition("<summary>7 pravila nije iz klasika</summary>")[2].partition("</details>")[0]
    assert len(bold(folded)) == 7
    assert bold(line.partition("<details>")[0]) == ["kavana"]


@pytest.mark.parametrize(("preset", "seats"), [("klasik", 4), ("troje", 3), ("dvoje", 2)])
def test_the_picture_has_a_place_for_each_seat(preset, seats):
    line = listed(preset=preset)
    assert (line.count('class="seat-taken"'), line.count('class="seat-free"')) == (1, seats - 1)
    assert f'aria-label="zauzeto: 1 od {seats}"' in line
    assert len(set(re.findall(r'cx="([\d.]+)" cy="([\d.]+)"', line))) == seats


@pytest.mark.parametrize("page", ["/", "/stolovi/"])
def test_a_nickname_that_is_typed_goes_along_to_the_form_of_a_new_table(page):
    stranger = Client()
    assert 'formaction="/stolovi/novi/izbor/"' in stranger.get(page).text
    form = stranger.post("/stolovi/novi/izbor/", {"name": "Đurđa", "visibility": "open"}).text
    assert re.search(r'<input [^>]*name="name"[^>]* value="Đurđa"', form)
    assert re.search(r'name="visibility" value="open" checked', form)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("press", [{"robots": "1"}, {}], ids=["against robots", "with friends"])
def test_one_press_is_enough_and_the_nickname_can_wait(press):
    stranger = Client()
    begun = stranger.post("/stolovi/novi/", {"name": "  ", **press}, follow=True)
    assert 'data-you="0"' in begun.text
    assert re.fullmatch(r"Gost \d{3}", User.objects.get().name)
    stranger.post("/gost/", {"name": "Željka"})
    assert User.objects.get().name == "Željka"


@pytest.mark.django_db(transaction=True)
def test_a_guest_who_waits_is_shown_the_way_to_another_nickname():
    waiting = Client().post("/stolovi/novi/", {"name": "Ana"}, follow=True)
    assert f'href="/gost/?next={waiting.request["PATH_INFO"]}"' in waiting.text


def test_a_code_that_was_read_out_leads_to_its_table():
    Client().post("/stolovi/novi/", {"name": "Ana"})
    code = Table.objects.get().code
    assert Client().get("/stol/", {"kod": f" {code[:3].upper()} {code[3:]} "}).url == f"/stol/{code}/"


def test_the_code_of_a_private_match_that_has_begun_leads_others_nowhere():
    ana = Client()
    ana.post("/stolovi/novi/", {"name": "Ana", "robots": "1"})
    code = Table.objects.get().code
    asked = {"kod": code}
    assert ana.get("/stol/", asked).url == f"/stol/{code}/"
    for somebody in (Client(), visitor(player("Eva"))):
        assert somebody.get("/stol/", asked).status_code == 404
        assert somebody.get("/stol/", asked, headers=JSON).json()["reason"] == "no_such_table"
