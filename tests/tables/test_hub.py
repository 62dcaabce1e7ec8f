"""Who watches a table is shown its changes, whoever else comes and goes."""

import asyncio

import pytest
from asgiref.sync import async_to_sync
from django.db import InterfaceError, OperationalError, connection

from game.look import PLAIN
from game.now import now_ms
from game.tables import hub as hub_module
from game.tables.fold import folds
from game.tables.hub import RELOAD_MS, hub
from game.tables.services.presence import set_here_until
from game.threads import in_reader


class Page:
    as_json = True
    look = PLAIN

    def __init__(self, user_id):
        self.user_id = user_id
        self.shown = 0

    def show(self, text):
        self.shown += 1

    def turn_away(self):
        raise AssertionError


def test_who_comes_as_the_last_two_go_is_shown_what_changes(waiting):
    ana, ivan, late = (Page(person.id) for person in waiting.people[:3])

    async def evening():
        await folds.fresh(waiting.id)
        await hub.join(waiting.id, ana)
        await hub.join(waiting.id, ivan)

        async def one_goes_another_comes():
            await hub.leave(waiting.id, ana)
            await hub.join(waiting.id, late)

        await asyncio.gather(one_goes_another_comes(), hub.leave(waiting.id, ivan))
        before = late.shown
        hub.show(waiting.id)
        after = late.shown
        await hub.leave(waiting.id, late)
        return after - before

    assert async_to_sync(evening)() == 1


@pytest.mark.parametrize("trouble", [OperationalError, InterfaceError])
def test_presence_is_kept_on_after_a_moment_without_a_database(waiting, monkeypatch, trouble):
    ana, failed = Page(waiting.people[0].id), []

    def renewed_but_once(people, until_ms):
        if not failed:
            failed.append(until_ms)
            raise trouble
        set_here_until(people, until_ms)

    async def evening():
        await folds.fresh(waiting.id)
        await hub.join(waiting.id, ana)
        monkeypatch.setattr(hub_module, "RENEW_EVERY_S", 1)
        monkeypatch.setattr(hub_module, "set_here_until", renewed_but_once)
        until_ms = 0
        for _ in range(100):
            await asyncio.sleep(0.1)
            until_ms = await in_reader(lambda: waiting.row.seats.get(place=0).here_until_ms)
            if failed and until_ms > failed[0]:
                break
        await hub.leave(waiting.id, ana)
        return until_ms

    assert async_to_sync(evening)() > failed[0]


def test_seats_are_held_in_the_order_of_their_tables():
    held = []

    def noted(execute, sql, params, many, context):
        if many:
            held.extend(seat[2:] for seat in params)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(noted):
        set_here_until([(3, 1), (1, 2), (2, 9), (1, 1)], until_ms=1)
    assert held == [(1, 1), (1, 2), (2, 9), (3, 1)]


def test_who_has_closed_the_last_page_is_soon_away(waiting):
    person = waiting.people[0].id
    one, other = Page(person), Page(person)

    def left_ms():
        return waiting.row.seats.get(place=0).here_until_ms - now_ms()

    async def evening():
        await folds.fresh(waiting.id)
        await hub.join(waiting.id, one)
        await hub.join(waiting.id, other)
        await hub.leave(waiting.id, one)
        with_a_page = await in_reader(left_ms)
        await hub.leave(waiting.id, other)
        return with_a_page, await in_reader(left_ms)

    with_a_page, without = async_to_sync(evening)()
    assert with_a_page > RELOAD_MS >= without
