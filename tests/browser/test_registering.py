"""A guest registers in the middle of a deal, and plays the next card over the same socket."""

import pytest

from .account_places import registers
from .playing import play, programs_where

pytestmark = pytest.mark.browser


def test_who_registers_in_the_middle_of_a_deal_plays_on_as_if_nothing_had_been(arrive, site):
    programs, asked = programs_where(site, lambda view: view["phase"] == "playing" and len(view["hand"]) == 5)
    person = arrive(site)
    sockets = []
    person.page.on("websocket", lambda socket: sockets.append(socket.url))
    person.goes_on_as(asked)
    person.page.wait_for_selector("#link[data-state=online]")
    before = person.looks(asked=True)

    tab = person.opens_a_tab()
    tab.page.goto("/registracija/")
    registers(tab, f"Ana {asked.code}")
    tab.page.wait_for_url("**/racun/")

    person.page.wait_for_selector(f"[data-seat='{before.you}'][data-kind=player]:has-text('Ana {asked.code}')")
    after = play(person, person.looks(asked=True), before.playable[0])
    assert after.you == before.you
    assert len(sockets) == 1
    other = next(program for program in programs if program is not asked)
    assert other.view["seats"][int(before.you)]["kind"] == "player"

    # A form of the page that was open all the while still has a key that fits.
    person.presses(".menu-open")
    person.presses("button[form=uredjaj]")
    person.page.wait_for_selector(".qr")


def test_the_table_itself_leads_a_guest_to_registering_and_back(arrive, site):
    _, asked = programs_where(site, lambda view: view["phase"] == "playing")
    person = arrive(site)
    person.goes_on_as(asked)
    person.presses(".menu-open")
    person.presses("#about a[href^='/registracija/']")
    registers(person, f"Eva {asked.code}")
    person.is_at_a_table(asked.code)
    assert person.looks(asked=True).playable
