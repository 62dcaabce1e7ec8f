"""The lists of rooms that are being looked at: what each is shown, and how often."""

import asyncio
import re

import pytest
from asgiref.sync import async_to_sync
from django.db import InterfaceError, OperationalError, connection
from django.http import QueryDict
from django.test.utils import CaptureQueriesContext

from game.lobby import live_rooms
from game.lobby.live_rooms import RoomLists, draw, looking_for
from game.threads import close_connections

from .people import block, player, room

pytestmark = pytest.mark.django_db(transaction=True)


class Page:
    """A page's socket that notes what it is shown."""

    language = "hr"

    def __init__(self, user_id, query=""):
        self.user_id, self.query = user_id, QueryDict(query)
        self.shown = []

    def show_latest(self, subject, html):
        self.shown.append(html)


@pytest.fixture(autouse=True)
def readers_closed():
    yield
    close_connections()


def test_the_database_is_asked_once_for_all_who_look_for_the_same():
    room(player("Ana"))
    people = [player(f"Gleda{number}").id for number in range(10)]

    def asked(user_ids):
        with CaptureQueriesContext(connection) as queries:
            draw({looking_for(user_id, QueryDict("target=1001")) for user_id in user_ids})
            return len(queries)

    assert asked(people[:1]) == asked(people) == 2


def test_where_a_block_lies_between_them_somebody_is_shown_another_list():
    ana, eva, mia = player("Ana"), player("Eva"), player("Mia")
    code = room(ana).code
    block(ana, eva)
    by_looking = draw({looking_for(eva.id, QueryDict()), looking_for(mia.id, QueryDict())})
    assert [code in by_looking[looking_for(each.id, QueryDict())] for each in (eva, mia)] == [False, True]


def test_in_english_a_list_that_is_drawn_anew_has_its_terms_in_italics_as_the_page_had(client):
    room(player("Ana"))
    looking = looking_for(player("Eva").id, QueryDict("short=1"), "en")
    client.cookies["jezik"] = "en"
    shown = draw({looking})[looking], client.get("/").text
    first, again = (re.findall(r'<i lang="hr">[^<]*</i>', html.partition('id="rooms"')[2]) for html in shown)
    assert first == again != []


def test_many_changes_of_one_moment_are_shown_once_and_only_where_they_are_looked_for():
    ana = player("Ana")
    everything, short = Page(ana.id), Page(ana.id, "target=501")

    def ten_rooms(lists):
        for number in range(10):
            lists._hear(room(player(f"Otvara{number}")).id)
        connection.close()

    async def an_evening():
        lists = RoomLists()
        await lists.join(everything)
        await lists.join(short)
        await asyncio.to_thread(ten_rooms, lists)
        for _ in range(60):
            if "10 stolova" in everything.shown[-1]:
                break
            await asyncio.sleep(0.1)
        await lists.leave(everything)
        await lists.leave(short)

    async_to_sync(an_evening)()
    assert "10 stolova" in everything.shown[-1]
    assert len(everything.shown) <= 4
    assert len(short.shown) == 1


def drawn_but_once(looks, trouble):
    """Draws the lists and notes it in `looks`; the second time there is trouble."""

    def drawn(all_looking):
        looks.append(all_looking)
        if len(looks) == 2:
            raise trouble
        return draw(all_looking)

    return drawn


def a_room_more(lists, looks):
    """As from a thread of its own, whose connection is its own too."""
    lists._hear(room(player(f"Otvara{len(looks)}")).id)
    connection.close()


@pytest.mark.parametrize("trouble", [OperationalError, InterfaceError])
def test_lists_are_shown_anew_after_a_moment_without_a_database(monkeypatch, trouble):
    eva = Page(player("Eva").id)
    looks = []

    async def an_evening():
        lists = RoomLists()
        await lists.join(eva)
        for number in (2, 3):
            await asyncio.to_thread(a_room_more, lists, looks)
            for _ in range(50):
                await asyncio.sleep(0.1)
                if len(looks) >= number:
                    break
        await asyncio.sleep(0.1)
        await lists.leave(eva)

    monkeypatch.setattr(live_rooms, "draw", drawn_but_once(looks, trouble))
    async_to_sync(an_evening)()
    assert "2 stola" in eva.shown[-1]


def test_whoever_comes_after_lists_could_not_be_drawn_is_shown_what_changes(monkeypatch):
    ana, eva = Page(player("Ana").id), Page(player("Eva").id)
    looks = []

    async def until(is_so):
        for _ in range(50):
            if is_so():
                return
            await asyncio.sleep(0.1)

    async def an_evening():
        lists = RoomLists()
        await lists.join(ana)
        await asyncio.to_thread(a_room_more, lists, looks)
        await until(lists._showing.done)
        await lists.join(eva)
        await asyncio.to_thread(a_room_more, lists, looks)
        await until(lambda: "2 stola" in eva.shown[-1])
        await lists.leave(ana)
        await lists.leave(eva)

    monkeypatch.setattr(live_rooms, "draw", drawn_but_once(looks, ValueError))
    async_to_sync(an_evening)()
    assert "2 stola" in eva.shown[-1]
