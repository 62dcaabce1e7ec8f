"""A socket that is open already when the session it was opened with ends."""

import asyncio
import re

import pytest
from asgiref.sync import sync_to_async
from django.conf import settings

from game.accounts import open_doors as doors
from game.accounts.models import User
from game.accounts.open_doors import OpenDoors, valid_now
from game.identity import Pass, pass_of
from game.threads import close_connections

from .browsers import PASSWORD, Browser

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def connections():
    yield
    close_connections()


def came(browser: Browser) -> Pass:
    return pass_of(browser.cookies[settings.SESSION_COOKIE_NAME].value)


@pytest.fixture
def ana() -> Browser:
    browser = Browser()
    browser.registers("Ana")
    return browser


@pytest.fixture
def elsewhere(ana) -> Browser:
    browser = Browser()
    browser.logs_in("Ana")
    return browser


def test_who_came_by_a_session_that_goes_on_stays(ana, elsewhere):
    assert valid_now([came(ana), came(elsewhere)]) == {by: by for by in (came(ana), came(elsewhere))}


def test_who_logs_out_is_out(ana, elsewhere):
    here, there = came(ana), came(elsewhere)
    ana.post("/odjava/")
    assert valid_now([here, there]) == {here: None, there: there}


def test_a_session_ended_from_another_device_is_out(ana, elsewhere):
    here, there = came(ana), came(elsewhere)
    ana.post("/racun/uredjaji/")
    assert valid_now([here, there]) == {here: here, there: None}


def test_a_new_password_ends_what_other_devices_have_open(ana, elsewhere):
    here, there = came(ana), came(elsewhere)
    ana.post("/racun/lozinka/", {"oldpassword": PASSWORD, "password1": "nova-baraba-77"})
    assert valid_now([there]) == {there: None}
    assert came(ana).user_id == here.user_id


def test_who_is_shut_out_or_erased_is_out(ana):
    by = came(ana)
    User.objects.update(is_active=False)
    assert valid_now([by]) == {by: None}
    User.objects.all().delete()
    assert valid_now([by]) == {by: None}


def test_a_guest_who_registers_keeps_what_another_device_has_open():
    guest, phone = Browser(), Browser()
    guest.comes_as_guest("Ana")
    phone.post(re.search(r"/gost/uredjaj/[^/]+/", guest.post("/gost/uredjaj/").text)[0])
    by = came(phone)
    guest.registers("Ana")
    assert valid_now([by])[by] == came(phone)
    assert phone.get("/racun/").status_code == 200


async def test_only_the_socket_of_the_ended_session_is_closed(ana, elsewhere, monkeypatch):
    monkeypatch.setattr(doors, "LOOK_EVERY_S", 0.05)
    closed = []

    class Socket:
        def __init__(self, name):
            self.name = name

        async def turn_out(self):
            closed.append(self.name)

    inside, here, there = OpenDoors(), Socket("here"), Socket("there")
    inside.enter(here, await sync_to_async(came)(ana))
    inside.enter(there, await sync_to_async(came)(elsewhere))
    await sync_to_async(elsewhere.post)("/odjava/")
    for _ in range(100):
        if closed:
            break
        await asyncio.sleep(0.1)
    assert closed == ["there"]
    inside.leave(here)
    await asyncio.sleep(0.1)
