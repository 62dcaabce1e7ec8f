"""The list of open rooms: what stands in it, for whom, and what is found with which filters."""

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from game.lobby.filters import read_filters
from game.tables import services
from game.tables.models import Seat
from game.tables.services.tidying import free_seats_of_the_absent

from .people import befriend, block, player, room, visitor

pytestmark = pytest.mark.django_db


def found(query="", client=None):
    """The codes of the rooms that are listed, in order."""
    return re.findall(r'id="room-(\w+)"', (client or Client()).get(f"/stolovi/{query}").text)


@pytest.fixture
def rooms():
    """Rooms by the word for what is special about each."""
    wishes = {
        "plain": {},
        "short": {"rules": {"target": 501}},
        "middle": {"rules": {"target": 701}},
        "club": {"preset": "klub_prolaz", "rules": {"target": 701}},
        "quick": {"move_seconds": 10},
        "good": {"min_win_rate": 50},
        "better": {"min_win_rate": 60},
        "three": {"rules": {"players": 3}, "preset": "troje"},
        "two": {"rules": {"players": 2}, "preset": "dvoje"},
    }
    return {word: room(player(word), **wish).code for word, wish in wishes.items()}


FILTERS = {
    "?target=501": {"short"},
    "?target=701": {"middle", "club"},
    "?target=501&target=701": {"short", "middle", "club"},
    "?preset=klub_prolaz": {"club"},
    "?preset=troje&preset=dvoje": {"three", "two"},
    "?move_seconds=10": {"quick"},
    "?min_win_rate=50": {"good"},
    "?min_win_rate=60": {"better"},
    "?min_win_rate=50&min_win_rate=60": {"good", "better"},
    "?min_win_rate=70": set(),
    "?players=2": {"two"},
    "?players=2&players=3": {"two", "three"},
    "?free=1": {"two"},
    "?free=2": {"three"},
    "?free=1&free=2": {"two", "three"},
    "?free=3&target=701": {"middle", "club"},
    "?target=701&preset=klub_prolaz": {"club"},
    "?players=3&min_win_rate=50": set(),
}


@pytest.mark.parametrize(("query", "words"), FILTERS.items(), ids=FILTERS)
def test_a_filter_shows_exactly_the_rooms_that_are_as_it_says(rooms, query, words):
    assert set(found(query)) == {rooms[word] for word in words}


def test_no_win_rate_is_a_rate_like_any_other(rooms):
    assert set(found("?min_win_rate=0")) == set(rooms.values()) - {rooms["good"], rooms["better"]}


def test_without_a_filter_all_are_there_the_latest_first(rooms):
    assert found() == list(rooms.values())[::-1]


@pytest.mark.parametrize(
    "query",
    [
        "?target=1000",
        "?preset=poker",
        "?players=%00",
        "?free=9999999999999999999999",
        "?colour=red",
        "?target=",
        "?page=-1",
    ],
)
def test_what_cannot_be_looked_for_is_passed_over(rooms, query):
    assert len(found(query)) == len(rooms)


@pytest.mark.parametrize("page", ["0", "-1", "x", "99999999999999", "٣", "1000"])
def test_there_is_always_some_page(rooms, page):
    assert len(found(f"?stranica={page}")) == len(rooms)


def test_the_page_keeps_what_was_looked_for():
    text = Client().get("/stolovi/?target=501&min_win_rate=0").text
    chosen = re.findall(r'name="(\w+)" value="(\w+)" checked', text)
    assert chosen == [("target", "501"), ("min_win_rate", "0")]


def test_without_javascript_the_list_looks_by_itself_for_the_same_and_never_while_a_nickname_is_typed():
    looks = '<noscript><meta http-equiv="refresh" content="30"></noscript>'
    page = "/stolovi/?players=3&str=2"  # it names no address: its own is looked at again, filters and all
    assert looks in visitor(player("Ana")).get(page).text
    assert 'http-equiv="refresh"' not in Client().get(page).text


def test_friends_inside_are_the_looking_ones_friends(rooms):
    ana, eva = player("Ana"), player("Eva")
    with_eva = room(eva).code
    befriend(eva, ana)
    assert found("?friends=1", visitor(ana)) == [with_eva]
    assert found("?friends=1", visitor(eva)) == []
    assert found("?friends=1") == []


@pytest.mark.parametrize("who_blocks", ["the one who looks", "the one who sits"])
def test_where_a_block_lies_between_them_a_room_is_not_shown(who_blocks):
    ana, eva, mia = player("Ana"), player("Eva"), player("Mia")
    code = room(mia, eva).code
    block(*((ana, eva) if who_blocks == "the one who looks" else (eva, ana)))
    assert found(client=visitor(ana)) == []
    assert found(client=visitor(mia)) == [code]
    assert found() == [code]


def test_private_full_begun_and_deserted_rooms_are_not_listed():
    ana = player("Ana")
    room(ana, visibility="private")
    full = room(player("Eva"), rules={"players": 2})
    services.seat_robot(table_id=full.id, user=full.creator, place=1)
    begun = room(player("Mia"), rules={"players": 2})
    services.seat_robot(table_id=begun.id, user=begun.creator, place=1)
    services.begin(table_id=begun.id, user=begun.creator)
    away = room(player("Iva"))
    Seat.objects.filter(table=away).update(here_until_ms=1)
    left = room(player("Nika"))
    services.seat_robot(table_id=left.id, user=left.creator, place=1)
    services.leave(table_id=left.id, user=left.creator)
    assert found() == []


def test_a_room_of_robots_is_gone_from_the_list_with_its_last_person():
    table = room(player("Ana"))
    services.seat_robot(table_id=table.id, user=table.creator, place=1)
    assert found() == [table.code]
    Seat.objects.filter(table=table).update(seen_ms=1)
    free_seats_of_the_absent(10**15)
    assert found() == []


def test_robots_are_offered_where_no_table_waits_and_nothing_in_particular_is_looked_for():
    offer = 'form="quick" formaction="/stolovi/novi/" formnovalidate name="robots" value="1"'
    assert offer in Client().get("/stolovi/").text
    assert offer not in Client().get("/stolovi/?target=501").text
    assert offer not in Client().get("/").text
    room(player("Ana"))
    assert offer not in Client().get("/stolovi/").text


def test_a_long_list_has_pages_that_keep_the_filters():
    for number in range(33):
        room(player(f"Ana{number}"), rules={"target": 501})
    assert len(found("?target=501")) == 30
    assert len(found("?target=501&stranica=2")) == 3
    assert 'href="/stolovi/?target=501&amp;stranica=2"' in Client().get("/stolovi/?target=501").text
    assert "33 stola" in Client().get("/stolovi/").text


def test_the_front_page_shows_six_and_how_many_there_are():
    for number in range(8):
        room(player(f"Ana{number}"))
    text = Client().get("/").text
    assert text.count('id="room-') == 6
    assert "8 stolova čeka igrače" in text


def test_the_database_is_asked_as_often_for_many_rooms_as_for_one():
    ana = player("Ana")
    befriend(ana, player("Mia"))

    def asked():
        client = visitor(ana)
        with CaptureQueriesContext(connection) as queries:
            client.get("/stolovi/?friends=1&target=1001")
            client.get("/stolovi/")
        return len(queries)

    room(player("Eva"))
    few = asked()
    for number in range(20):
        room(player(f"Ana{number}"), player(f"Ivo{number}"))
    assert asked() == few


def test_who_is_logged_in_has_the_list_for_five_questions():
    """Who asks (two), their way back, what they are told of, and the rooms."""
    ana = player("Ana")
    room(player("Eva"))
    client = visitor(ana)
    with CaptureQueriesContext(connection) as queries:
        client.get("/stolovi/")
    assert len(queries) == 5


def test_an_address_is_read_in_one_order_however_it_is_written():
    from django.http import QueryDict

    one = read_filters(QueryDict("target=701&preset=klasik&target=501&x=1"))
    other = read_filters(QueryDict("preset=klasik&target=501&target=701&target=501"))
    assert one == other
    assert one.query == "target=501&target=701&preset=klasik"
