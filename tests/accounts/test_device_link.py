"""Going on with another device: a private link, valid once, within ten minutes."""

from datetime import timedelta

import pytest
from django.test import Client

from game.accounts import services
from game.accounts.models import DeviceLink

pytestmark = pytest.mark.django_db


@pytest.fixture
def guest():
    return services.make_guest(name="Ana")


def test_looking_at_the_link_uses_nothing_up(guest):
    token = services.make_device_link(user=guest)
    assert services.is_device_link_open(token=token)
    assert services.use_device_link(token=token) == guest


def test_a_link_works_once(guest):
    token = services.make_device_link(user=guest)
    services.use_device_link(token=token)
    assert services.use_device_link(token=token) is None


def test_a_link_lives_for_ten_minutes(guest):
    token = services.make_device_link(user=guest)
    DeviceLink.objects.update(expires_at=DeviceLink.objects.get().expires_at - timedelta(minutes=10, seconds=1))
    assert services.use_device_link(token=token) is None


def test_a_new_link_ends_the_one_before(guest):
    old = services.make_device_link(user=guest)
    services.make_device_link(user=guest)
    assert services.use_device_link(token=old) is None


def test_the_secret_itself_is_not_stored(guest):
    token = services.make_device_link(user=guest)
    assert token not in str(DeviceLink.objects.values().get())


def test_the_other_device_is_the_same_person_at_the_same_table(guest):
    token = services.make_device_link(user=guest)
    other = Client()
    answer = other.post(f"/gost/uredjaj/{token}/?next=/stol/k7pq3x/")
    assert answer.headers["Location"] == "/stol/k7pq3x/"
    assert other.session["_auth_user_id"] == str(guest.pk)


def test_the_way_on_leads_nowhere_else(guest):
    token = services.make_device_link(user=guest)
    assert Client().post(f"/gost/uredjaj/{token}/?next=https://elsewhere.example/").headers["Location"] == "/"
