"""Word between processes over a real Redis, also one that goes away and comes back."""

import asyncio
from time import monotonic

import pytest

from game.relay import Relay

from .stores import running_redis

TOPICS = ("table.1", "table.2", "person.3")


@pytest.fixture(scope="module")
def running():
    with running_redis() as running:
        yield running


@pytest.fixture
def redis(running, settings):
    url, store = running
    settings.REDIS_URL = url
    host = settings.REDIS_HOST | {"address": url}
    settings.CHANNEL_LAYERS = {"default": settings.REDIS_LAYER | {"CONFIG": {"hosts": [host]}}}
    yield store
    if store.process is None:
        store.start()


class Listener:
    """What one process hears."""

    def __init__(self):
        self.relay, self.heard = Relay(), []

    async def subscribe(self, topic):
        await self.relay.subscribe(topic, lambda: self.heard.append(topic))

    async def hears(self, number):
        give_up = monotonic() + 20
        while len(self.heard) < number:
            assert monotonic() < give_up, self.heard
            await asyncio.sleep(0.02)
        return self.heard


async def test_whoever_comes_at_once_hears_of_everything(redis):
    """As when a server starts again, and all who were there come back."""
    here, there = Listener(), Relay()
    await asyncio.gather(*map(here.subscribe, TOPICS))
    for told in range(1, 3):
        for topic in TOPICS:
            there.tell(topic)
        assert sorted(await here.hears(told * len(TOPICS))) == sorted(TOPICS * told)


async def test_word_from_a_thread_is_heard(redis):
    here, there = Listener(), Relay()
    await here.subscribe("table.1")
    await asyncio.to_thread(there.tell, "table.1")
    assert await here.hears(1) == ["table.1"]


async def test_what_is_left_is_heard_no_more_and_what_is_come_back_to_is(redis):
    here, there = Listener(), Relay()
    for topic in TOPICS:
        await here.subscribe(topic)
    here.relay.unsubscribe("table.1")
    here.relay.unsubscribe("table.2")
    await here.subscribe("table.2")
    for topic in TOPICS:
        there.tell(topic)
    assert sorted(await here.hears(2)) == ["person.3", "table.2"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a broken connection is left to itself
async def test_nobody_waits_for_a_redis_that_is_away_and_all_is_looked_at_once_it_is_back(redis):
    here, there, since = Listener(), Relay(), monotonic()
    await here.subscribe("table.1")
    redis.stop()
    here.relay.unsubscribe("table.1")
    there.tell("table.2")
    await asyncio.to_thread(there.tell, "table.2")
    await here.subscribe("table.2")
    assert monotonic() - since < 10
    assert here.heard == []
    redis.start()
    assert await here.hears(1) == ["table.2"], "what was told in vain is looked at"
    there.tell("table.2")
    assert await here.hears(2) == ["table.2", "table.2"]
