"""One press to a game: where one is sat down, and where not."""

import pytest
from django.core.cache import cache
from django.test import Client

from game.accounts.models import Standing
from game.tables import services
from game.tables.models import Seat, Table

from .people import JSON, block, player, room, visitor

pytestmark = pytest.mark.django_db


def quick(user, **fields):
    return visitor(user).post("/stolovi/brza-igra/", fields, headers=JSON).json()


@pytest.fixture
def ana():
    return player("Ana")


def test_the_fullest_table_is_the_best(ana):
    fuller = room(player("Eva"), player("Mia"))
    room(player("Iva"))
    assert quick(ana) == {"table": fuller.code, "url": f"/stol/{fuller.code}/", "you": 2}


def test_of_equally_full_ones_it_is_the_latest(ana):
    room(player("Eva"))
    later = room(player("Mia"))
    assert quick(ana)["table"] == later.code


def test_where_there_is_none_a_klasik_one_is_opened(ana):
    table = Table.objects.get(code=quick(ana)["table"])
    assert (table.visibility, table.preset, table.move_seconds, table.options) == ("open", "klasik", 20, {})


def test_it_is_opened_as_it_was_looked_for(ana):
    table = Table.objects.get(code=quick(ana, target="501", players="2", preset="dvoje")["table"])
    assert (table.target, table.players, table.preset) == (501, 2, "dvoje")


def test_only_what_was_looked_for_is_sat_down_at(ana):
    room(player("Eva"), player("Mia"))
    wanted = room(player("Iva"), rules={"target": 501})
    assert quick(ana, target="501")["table"] == wanted.code


def test_a_table_for_a_rate_is_for_those_who_have_it(ana):
    asking = room(player("Eva"), player("Mia"), player("Nika"))
    Table.objects.filter(id=asking.id).update(min_win_rate=50)
    other = room(player("Iva"))
    Standing.objects.create(user=ana, wins=49, losses=51)
    assert quick(ana)["table"] == other.code
    good = player("Dobra")
    Standing.objects.create(user=good, wins=50, losses=50)
    assert quick(good)["table"] == asking.code


@pytest.mark.parametrize("who_blocks", ["the newcomer", "the one who sits"])
def test_nobody_is_sat_down_where_a_block_lies_between(ana, who_blocks):
    eva = player("Eva")
    blocked_room = room(player("Mia"), eva)
    block(*((ana, eva) if who_blocks == "the newcomer" else (eva, ana)))
    assert quick(ana)["table"] != blocked_room.code


def test_who_waits_alone_waits_on_until_there_is_a_better_table(ana):
    own = quick(ana)["table"]
    assert quick(ana)["table"] == own
    other = room(player("Eva"))
    assert quick(ana)["table"] == other.code


def test_who_plays_is_led_back(ana):
    table = room(ana, rules={"players": 2})
    services.seat_robot(table_id=table.id, user=ana, place=1)
    services.begin(table_id=table.id, user=ana)
    room(player("Eva"))
    answer = quick(ana)
    assert (answer["reason"], answer["url"]) == ("already_playing", f"/stol/{table.code}/")


def test_a_visitor_brings_a_nickname_along():
    table = room(player("Eva"))
    answer = Client().post("/stolovi/brza-igra/", {"name": "Nova"})
    assert answer.headers["Location"] == f"/stol/{table.code}/"
    assert Seat.objects.get(table=table, place=1).user.name == "Nova"
    assert Client().post("/stolovi/brza-igra/", headers=JSON).json()["reason"] == "who_are_you"


def test_so_many_quick_games_in_a_minute_are_enough(ana, settings):
    settings.RATE_LIMITS = True
    cache.clear()
    answers = [visitor(ana).post("/stolovi/brza-igra/", headers=JSON).status_code for _ in range(22)]
    cache.clear()
    assert (answers[0], answers[-1]) == (200, 429)
