"""Who is here: a lease that is kept while a page is open and ends by itself."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from game.accounts.models import Presence
from game.accounts.presence import LEASE_MS, RELOAD_MS, Attendance, keep
from tests.lobby.people import befriend
from tests.lobby.people import player as account

pytestmark = pytest.mark.django_db
NOW = 1_000_000


@pytest.fixture
def attendance():
    """One whose leases are asked for by hand."""
    attendance = Attendance()
    attendance._keeping = type("Running", (), {"done": lambda self: False})()
    return attendance


def test_who_comes_has_a_lease_which_is_renewed_when_it_has_become_short(attendance):
    attendance.come(7)
    assert attendance._leases(NOW) == {7: NOW + LEASE_MS}
    assert attendance._leases(NOW + 9_000) == {}
    assert attendance._leases(NOW + 11_000) == {7: NOW + 11_000 + LEASE_MS}


def test_who_reloads_a_page_is_not_away(attendance):
    attendance.come(7)
    attendance._leases(NOW)
    attendance.go(7)
    attendance.come(7)
    assert attendance._leases(NOW + 1_000) == {}


def test_who_goes_is_here_for_as_long_as_a_page_takes_to_load(attendance):
    attendance.come(7)
    attendance._leases(NOW)
    attendance.go(7)
    assert attendance._leases(NOW + 1_000) == {7: NOW + 1_000 + RELOAD_MS}
    assert attendance._leases(NOW + 2_000) == {}
    attendance.come(7)
    assert attendance._leases(NOW + 3_000) == {7: NOW + 3_000 + LEASE_MS}


def test_one_of_two_pages_is_enough(attendance):
    attendance.come(7)
    attendance.come(7)
    attendance._leases(NOW)
    attendance.go(7)
    assert attendance._leases(NOW + 1_000) == {}


def test_friends_who_are_here_see_who_comes_and_goes():
    ana, ivan, petra, luka = (account(name) for name in ("Ana", "Ivan", "Petra", "Luka"))
    befriend(ana, ivan)
    befriend(petra, ana)
    keep({ivan.id: NOW + 90_000, luka.id: NOW + 90_000}, NOW, NOW)
    assert keep({ana.id: NOW + 20_000}, NOW, NOW) == {ivan.id}
    assert keep({ana.id: NOW + 30_000}, NOW, NOW + 1_000) == set()
    assert keep({}, NOW + 1_000, NOW + 29_999) == set()
    assert keep({}, NOW + 29_999, NOW + 30_001) == {ivan.id}
    assert keep({}, NOW + 30_001, NOW + 31_000) == set()


def test_a_person_who_is_gone_for_good_holds_up_nobody_elses_lease():
    ana = account("Ana")
    keep({10**9: NOW, ana.id: NOW}, NOW, NOW)
    assert list(Presence.objects.values_list("user", flat=True)) == [ana.id]


def test_a_lease_costs_as_much_for_many_as_for_one(django_assert_num_queries):
    people = [account(f"Igrac{number}") for number in range(9)]
    for friend in people[1:]:
        befriend(people[0], friend)
    with CaptureQueriesContext(connection) as few:
        keep({people[0].id: NOW + 20_000}, NOW, NOW)
    with django_assert_num_queries(len(few)):
        keep({person.id: NOW + 20_000 for person in people[1:]}, NOW, NOW)
