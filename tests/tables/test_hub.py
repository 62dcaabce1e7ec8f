"""Who watches a table is shown its changes, whoever else comes and goes."""

import asyncio

from asgiref.sync import async_to_sync

from game.look import PLAIN
from game.tables.fold import folds
from game.tables.hub import hub


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
