"""A connection that is cut, held up or lost without a word, a tab that sleeps, two tabs: the right table again in time, with one socket a tab."""

import time

import pytest

from tests.live.cable import Cable

from .playing import programs_where
from .test_coming_back import AT_ONCE_S, SLOW_S

pytestmark = pytest.mark.browser


@pytest.fixture
def cable(site):
    cable = Cable(site.port)
    yield cable
    cable.close()


def sit_down(arrive, site, cable):
    """Somebody in a deal behind a cable, while the program at the next seat is asked."""
    programs, _ = programs_where(site, lambda view: len(view["hand"]) < 6 and view["turn"] == 1)
    person = arrive(cable)
    person.faults.awaited = True
    person.goes_on_as(programs[0])
    person.page.wait_for_selector("#link[data-state=online]")
    return person, programs


def sees_it_in_time(person, program, since):
    view = program.view
    look = person.looks(view["version"])
    assert sorted(filter(None, look.hand)) == sorted(view["hand"])
    assert look.trick == [card for _, card in view["trick"]]
    person.page.wait_for_selector("#lost", state="hidden")
    assert time.monotonic() - since < AT_ONCE_S + SLOW_S


def comes_to_rest_with(cable, person, *, sockets):
    """What was tried on the way, and given up for being slow, has ended by then."""
    person.page.wait_for_timeout(2500)
    latest = time.monotonic() + SLOW_S
    while cable.sockets() != sockets and time.monotonic() < latest:
        person.page.wait_for_timeout(100)
    assert cable.sockets() == sockets


@pytest.mark.parametrize("fault", ["cut", "hold"])
def test_after_a_second_without_a_net_the_table_is_right_again(arrive, site, cable, fault):
    person, programs = sit_down(arrive, site, cable)
    getattr(cable, fault)()
    programs[1].acts()
    person.page.wait_for_timeout(1000)
    cable.mend()
    sees_it_in_time(person, programs[0], time.monotonic())
    comes_to_rest_with(cable, person, sockets=1)


def test_two_tabs_come_back_from_a_long_silence_each_with_one_socket(arrive, site, cable):
    person, programs = sit_down(arrive, site, cable)
    tab = person.opens_a_tab()
    tab.page.wait_for_selector("#link[data-state=online]")
    for each in (person, tab):
        each.page.clock.install()
    cable.lose()
    programs[1].acts()
    for each in (person, tab):
        each.page.clock.run_for(90_000)
        each.page.wait_for_selector("#lost", state="visible")
    cable.mend()
    since = time.monotonic()
    for each in (person, tab):
        sees_it_in_time(each, programs[0], since)
    comes_to_rest_with(cable, person, sockets=2)


def test_a_page_that_slept_while_its_line_died_shows_the_table_as_it_is(arrive, site, cable):
    person, programs = sit_down(arrive, site, cable)
    person.page.clock.install()
    cable.lose()
    programs[1].acts()
    cable.mend()
    since = time.monotonic()
    person.page.clock.fast_forward(90_000)
    sees_it_in_time(person, programs[0], since)
    comes_to_rest_with(cable, person, sockets=1)
