"""How long the list of rooms takes with 2,000 open rooms, how often it asks the database, and what a live redraw costs."""

import os
import random
import statistics
import time

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.core.management import call_command  # noqa: E402  needs the apps loaded
from django.db import connection  # noqa: E402  needs the apps loaded
from django.test import Client  # noqa: E402  needs the apps loaded
from django.test.utils import CaptureQueriesContext, setup_test_environment  # noqa: E402  needs the apps loaded

from game.accounts.models import Block, Friendship, User  # noqa: E402  needs the apps loaded
from game.bela import PRESETS, Rules  # noqa: E402  needs the apps loaded
from game.lobby import live_rooms  # noqa: E402  needs the apps loaded
from game.lobby.filters import Filters  # noqa: E402  needs the apps loaded
from game.now import now_ms  # noqa: E402  needs the apps loaded
from game.tables.models import Seat, Table  # noqa: E402  needs the apps loaded

ROOMS, TIMES = 2000, 30
PAGES = {
    "all": "/stolovi/",
    "the last page": "/stolovi/?stranica=66",
    "three filters": "/stolovi/?target=501&target=701&move_seconds=20&free=1&free=2",
    "friends inside": "/stolovi/?friends=1",
    "the front page": "/",
}


def main() -> None:
    setup_test_environment()
    call_command("migrate", verbosity=0)
    looking = _fill(random.Random(1))
    client = Client()
    client.force_login(looking)
    for name, page in PAGES.items():
        client.get(page)
        with CaptureQueriesContext(connection) as queries:
            client.get(page)
            asked = len(queries)
        took = [_timed(lambda page=page: client.get(page)) for _ in range(TIMES)]
        print(f"{name}: median {statistics.median(took):.1f} ms, fastest {min(took):.1f} ms, {asked} queries")
    alike = {(user, Filters(), False, "hr") for user in User.objects.values_list("id", flat=True)[100:200]}
    print(f"a live redraw for 100 people: {_timed(lambda: live_rooms.draw(alike)):.0f} ms")


def _timed(work) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _fill(chance: random.Random) -> User:
    """Rooms of all kinds with one to three people; who looks at them has 50 friends and 5 blocks. Returns who looks."""
    later = now_ms() + 10**9
    people = User.objects.bulk_create(
        User(username=f"igrac{number}", name=f"Igrač {number}") for number in range(3 * ROOMS + 1)
    )
    looking, *others = people
    tables = Table.objects.bulk_create(_table(number, chance) for number in range(ROOMS))
    seats = []
    for table in tables:
        taken = chance.randrange(1, table.players)
        for place in range(table.players):
            user = others.pop() if place < taken else None
            lease = {"here_until_ms": later, "seen_ms": later} if user else {}
            seats.append(Seat(table=table, place=place, user=user, **lease))
    Seat.objects.bulk_create(seats)
    for friend in people[1::100][:50]:
        Friendship.objects.create(asker=looking, asked=friend, made_ms=1, accepted_ms=2)
    for stranger in people[2::1000][:5]:
        Block.objects.create(blocker=looking, blocked=stranger, made_ms=1)
    return looking


def _table(number: int, chance: random.Random) -> Table:
    preset = chance.choice(list(PRESETS))
    target = chance.choice((501, 701, 1001))
    rules = Rules.from_options(dict(PRESETS[preset]) | {"target": target})
    return Table(
        code=f"r{number:05}",
        visibility=Table.Visibility.OPEN,
        preset=preset,
        options=rules.differing(),
        players=rules.players,
        target=target,
        move_seconds=chance.choice((10, 20, 30, 60)),
        min_win_rate=chance.choice((0, 0, 0, 35, 50, 60, 70, 80)),
        opened_ms=1,
    )


if __name__ == "__main__":
    main()
