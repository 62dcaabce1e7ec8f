"""The best by what their rate is at least, of whoever has played enough and shows it."""

import pytest

from game.accounts import standings
from game.accounts.models import Block, Circle, Played, User
from game.accounts.services import make_guest

from .test_profile import read

pytestmark = pytest.mark.django_db


def ranked(name: str, won: int, lost: int, **more: object) -> User:
    user = User.objects.create(username=name.lower(), name=name, **more)
    shape = {"counts": True, "with_robots": False, "preset": "klasik", "players": 4, "target": 501, "ended_ms": 1}
    Played.objects.bulk_create(
        Played(user=user, match=f"{name}{n}", outcome="won" if n < won else "lost", **shape) for n in range(won + lost)
    )
    standings.mend(user.id)
    return user


def test_many_matches_stand_before_a_few_lucky_ones(client):
    ranked("Lucija", 18, 2)
    ranked("Marko", 170, 30)
    ranked("Nina", 30, 30)
    said = read(client, "/ljestvica/")
    assert "1. Marko 85 % 200 2. Lucija 90 % 20 3. Nina 50 % 60" in said


def test_twenty_matches_are_needed(client):
    ranked("Ana", 19, 0)
    said = read(client, "/ljestvica/")
    assert "Još nitko nema 20 partija koje se broje." in said
    assert "Ana" not in said


@pytest.mark.parametrize(
    ("played", "said"),
    [
        (19, "Do ljestvice ti nedostaje 1 partija."),
        (18, "Do ljestvice ti nedostaju 2 partije."),
        (15, "Do ljestvice ti nedostaje 5 partija."),
        (0, "Do ljestvice ti nedostaje 20 partija."),
    ],
)
def test_who_is_short_of_them_hears_by_how_many(client, played, said):
    client.force_login(ranked("Ana", played, 0))
    assert said in read(client, "/ljestvica/")


def test_ones_own_place_is_told_also_where_it_is_not_shown(client, monkeypatch):
    monkeypatch.setattr("game.accounts.leaderboard.MOST_SHOWN", 2)
    ranked("Lucija", 40, 1)
    ranked("Marko", 40, 2)
    nina = ranked("Nina", 40, 3)
    client.force_login(nina)
    said = read(client, "/ljestvica/")
    assert "Tvoje mjesto: 3." in said
    assert "2. Marko" in said
    assert "3. Nina" not in said


@pytest.mark.parametrize("circle", [Circle.FRIENDS, Circle.NOBODY])
def test_who_keeps_the_profile_closed_stands_there_only_for_oneself(client, circle):
    ana = ranked("Ana", 30, 0, profile_for=circle)
    ranked("Ivan", 20, 5)
    assert "1. Ivan" in read(client, "/ljestvica/")
    client.force_login(ana)
    assert "1. Ana 100 % 30 2. Ivan" in read(client, "/ljestvica/")


def test_who_is_blocked_does_not_find_the_blocker_there(client):
    ana, ivan = ranked("Ana", 30, 0), ranked("Ivan", 20, 5)
    Block.objects.create(blocker=ana, blocked=ivan, made_ms=1)
    client.force_login(ivan)
    said = read(client, "/ljestvica/")
    assert "Ana" not in said
    assert "Tvoje mjesto: 1." in said


def test_guests_have_no_place(client):
    client.force_login(make_guest(name="Gost"))
    said = read(client, "/ljestvica/")
    assert "nedostaje" not in said
    assert "mjesto" not in said.lower()
