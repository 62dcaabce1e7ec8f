"""At tables whose match doesn't count: a robot's advice, and all tricks of the deal."""

import pytest
from django.test import Client

from game.bela import SeatView
from game.bots import advise
from game.tables.models import Table

JSON = {"Accept": "application/json"}


def client_of(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def asked(table, seat: int, what: str, **more):
    return client_of(table.people[seat]).get(f"/stol/{table.row.code}/{what}/", **more)


def test_who_is_on_turn_is_told_what_a_robot_would_do_and_why(begun):
    fold = begun.fold
    seat = fold.match.turn
    told = asked(begun, seat, "savjet", headers=JSON).json()
    advice = advise(SeatView.of(fold.match, seat))
    assert (told["version"], told["action"], told["why"]) == (fold.version, str(advice.action), advice.why)
    assert told["text"].startswith("Robot bi ovdje: ")
    page = asked(begun, seat, "savjet").content.decode()
    assert f'data-action="{advice.action}"' in page
    assert 'id="hand"' in page, "without JavaScript the table is there too"
    assert "<html" not in asked(begun, seat, "savjet", headers={"HX-Request": "true"}).content.decode()


def test_nobody_else_is(begun):
    seat = (begun.fold.match.turn + 1) % 4
    answer = asked(begun, seat, "savjet", headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (409, "no_choice")
    Table.objects.update(spectators=True)
    answer = Client().get(f"/stol/{begun.row.code}/savjet/", headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (403, "who_are_you")


@pytest.mark.parametrize("what", ["savjet", "stihovi"])
def test_where_the_match_counts_there_is_neither(begun, what):
    Table.objects.update(company="players", seating=99)
    answer = asked(begun, begun.fold.match.turn, what, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (403, "match_counts")


def test_all_tricks_of_the_deal_can_be_looked_at(begun):
    fold = begun.play_until("playing")
    while len(fold.match.stage.tricks) < 2:
        fold = begun.first_legal(fold)
    first, second = asked(begun, 0, "stihovi", headers=JSON).json()["tricks"]
    assert second["leader"] == first["winner"]
    page = asked(begun, 0, "stihovi").content.decode()
    assert page.count('<span class="card"') == 8
    assert "data-card" not in page


def test_the_page_offers_them_only_where_they_are_given(begun):
    fold = begun.play_until("playing")
    while not fold.match.stage.tricks:
        fold = begun.first_legal(fold)
    address = f"/stol/{begun.row.code}/"
    page = client_of(begun.people[0]).get(address).content.decode()
    assert ("data-learning" in page, page.count('class="last-all"')) == (True, 1)
    Table.objects.update(company="players", seating=99)
    page = client_of(begun.people[0]).get(address).content.decode()
    assert ("data-learning" in page, page.count('class="last-all"')) == (False, 0)
