"""How long the profile of somebody with 5,000 matches takes, the first and the last page of the history, and the leaderboard of 2,000 people."""

import os
import statistics
import time

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.core.management import call_command  # noqa: E402  needs the apps loaded
from django.db import connection  # noqa: E402  needs the apps loaded
from django.test import Client  # noqa: E402  needs the apps loaded
from django.test.utils import CaptureQueriesContext, setup_test_environment  # noqa: E402  needs the apps loaded

from game.accounts.models import Standing, User  # noqa: E402  needs the apps loaded
from game.accounts.rates import Rate  # noqa: E402  needs the apps loaded

from ..accounts.careers import matches_of  # noqa: E402  needs the apps loaded

MATCHES, PARTNERS, RANKED, TIMES = 5_000, 40, 2_000, 30
PAGES = {
    "the profile": "/igrac/ana/",
    "the history": "/igrac/ana/partije/",
    "its last page": "/igrac/ana/partije/?stranica=200",
    "the leaderboard": "/ljestvica/",
}


def main() -> None:
    setup_test_environment()
    call_command("migrate", verbosity=0)
    client = Client()
    client.force_login(_fill())
    for name, page in PAGES.items():
        client.get(page)
        with CaptureQueriesContext(connection) as queries:
            client.get(page)
            asked = len(queries)
        took = [_timed(client, page) for _ in range(TIMES)]
        print(f"{name}: median {statistics.median(took):.1f} ms, longest {max(took):.1f} ms, {asked} queries")


def _timed(client: Client, page: str) -> float:
    began = time.perf_counter()
    assert client.get(page).status_code == 200
    return (time.perf_counter() - began) * 1000


def _fill() -> User:
    ana, *others = User.objects.bulk_create(
        User(username="ana" if number == 0 else f"igrac{number}", name=f"Igrač {number}") for number in range(RANKED)
    )
    matches_of(ana, MATCHES, partners=tuple(others[:PARTNERS]))
    rates = {user: Rate(wins=20 + user.id % 97, losses=20 + user.id % 89, abandonments=user.id % 3) for user in others}
    Standing.objects.bulk_create(
        Standing(user=user, wins=rate.wins, losses=rate.losses, lower_bound=rate.lower_bound)
        for user, rate in rates.items()
    )
    return ana


if __name__ == "__main__":
    main()
