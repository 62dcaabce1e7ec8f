"""A reload, a lost connection, a server that was away, another tab, another device: the table as it is, at the own seat."""

import time

import pytest

from tests.live.playing import play_until

from .playing import programs_where

pytestmark = pytest.mark.browser

AT_ONCE_S = 3.0  # what people are promised
SLOW_S = 3.0  # what a slow machine may need on top


def sit_down(arrive, site):
    """A person in the middle of a deal, while the program at the next seat is asked; the programs of all four seats."""
    programs, _ = programs_where(site, lambda view: len(view["hand"]) < 6 and view["turn"] == 1)
    person = arrive(site)
    person.goes_on_as(programs[0])
    person.page.wait_for_selector("#link[data-state=online]")
    return person, programs


def sees_its_seat(person, program, since):
    """Shows what its seat may see now, soon enough."""
    view = program.view
    look = person.looks(view["version"])
    assert (look.version, look.you, look.trump) == (view["version"], view["you"], view["trump"])
    assert sorted(filter(None, look.hand)) == sorted(view["hand"])
    assert look.trick == [card for _, card in view["trick"]]
    person.page.wait_for_selector("#lost", state="hidden")
    assert time.monotonic() - since < AT_ONCE_S + SLOW_S


def test_a_reload_shows_the_table_as_it_is(arrive, site):
    person, programs = sit_down(arrive, site)
    since = time.monotonic()
    person.page.reload()
    sees_its_seat(person, programs[0], since)


def test_a_lost_connection_is_told_and_comes_back_to_the_table_as_it_is(arrive, site):
    person, programs = sit_down(arrive, site)
    person.faults.awaited = True
    person.context.set_offline(True)
    person.page.wait_for_selector("#lost", state="visible")
    assert person.page.locator("#hand [data-card]").first.is_visible(), "the table stays in view"
    programs[1].acts()
    person.context.set_offline(False)
    since = time.monotonic()
    sees_its_seat(person, programs[0], since)


def test_a_killed_server_comes_back_with_the_table_as_it_was(own_site, arrive):
    person, programs = sit_down(arrive, own_site.start())
    before = person.looks()
    person.faults.awaited = True
    own_site.kill()
    person.page.wait_for_selector("#lost", state="visible")
    own_site.start()
    since = time.monotonic()
    person.page.wait_for_selector("#lost", state="hidden")
    assert person.looks()[:8] == before[:8]
    sees_its_seat(person, programs[0], since)
    programs[1].acts()
    sees_its_seat(person, programs[0], time.monotonic())


def test_a_second_tab_shows_the_same_seat_and_moves_along(arrive, site):
    person, programs = sit_down(arrive, site)
    tab = person.opens_a_tab()
    _, view = play_until(programs, lambda view: view["turn"] == 0)
    card = tab.looks(view["version"]).playable[0]
    tab.plays(card)
    for page in (tab, person):
        assert card not in page.looks(view["version"] + 1).hand


def test_the_front_page_leads_back_into_the_match(arrive, site):
    person, programs = sit_down(arrive, site)
    person.page.goto("/")
    person.presses(f".banner a[href='{person.table}']")
    person.is_at_a_table(programs[0].code)
    sees_its_seat(person, programs[0], time.monotonic())


def test_another_device_goes_on_by_a_private_link_that_is_valid_once(arrive, site):
    person, programs = sit_down(arrive, site)
    person.presses("a[href='#about']")
    person.presses("button[form=uredjaj]")
    link = person.page.input_value("main input[readonly]")
    phone, thief = arrive(site), arrive(site)
    phone.page.goto(link)
    phone.presses("main form button")
    phone.is_at_a_table(programs[0].code)
    sees_its_seat(phone, programs[0], time.monotonic())
    thief.page.goto(link)
    assert thief.page.locator("main form").count() == 0
    assert "iskorištena" in thief.page.inner_text("main")
