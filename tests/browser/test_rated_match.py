"""From registering to a match that counts and the profile that tells of it, with sockets on every side."""

from itertools import count

import pytest
from playwright.sync_api import expect

from game.accounts.names import fold_name
from tests.accounts.browsers import PASSWORD
from tests.live.playing import all_together, play_to_the_end, play_until
from tests.live.program import Program

from .account_places import registers

pytestmark = pytest.mark.browser
NAMES = ("Ana", "Ivan", "Željka", "Đuro")
numbers = count(1)


def test_four_who_register_play_a_rated_match_and_find_it_on_the_profile(arrive, site):
    names = fresh_names()
    ana = registers_in_a_browser(arrive, site, names[0])
    programs = begun_with(ana, site, names)
    expect(ana.page.locator("#leaving-cost")).to_contain_text("Nitko još nije bacio kartu")
    play_until(programs, lambda view: bool(view["trick"]))
    expect(ana.page.locator("#leaving-cost")).to_contain_text("Tebi se broji kao izgubljena i napuštena.")

    all_together([lambda program=program: play_to_the_end(program) for program in programs])
    ana.looks(phase="over")
    won = programs[0].view["winner"] == 0
    went = "pobjeda" if won else "poraz"
    expect(ana.page.locator("#ending .rated")).to_have_text(f"U tvoj omjer ulazi {went}.")

    ana.page.goto(f"/igrac/{fold_name(names[0])}/")
    expect(ana.page.locator(".rate")).to_contain_text(f"{100 if won else 0}\u00a0%")
    expect(ana.page.locator(".rate")).to_contain_text("od 1 partije")
    ana.presses(f"main a[href='/igrac/{fold_name(names[0])}/partije/']")
    past = ana.page.locator(".past > li")
    expect(past).to_have_count(1)
    expect(past).to_contain_text(f"Suigrač: {names[2]}")
    past.locator("a:has-text('Pogledaj')").click()
    ana.page.wait_for_url(f"**/partije/{ana.code}/")
    ana.page.goto("/ljestvica/")
    expect(ana.page.locator("main")).to_contain_text("Do ljestvice ti nedostaje 19 partija.")


def test_who_leaves_a_rated_match_is_told_the_cost_and_the_others_that_it_is_decided(arrive, site):
    names = fresh_names()
    ana = registers_in_a_browser(arrive, site, names[0])
    programs = begun_with(ana, site, names)
    ivan = arrive(site)
    ivan.goes_on_as(programs[1])
    play_until(programs, lambda view: bool(view["trick"]))

    ana.presses(".menu-open")
    ana.presses(".leave summary")
    expect(ana.page.locator("#leaving-cost")).to_be_visible()
    expect(ana.page.locator("#leaving-cost")).to_contain_text("protivnici pobjeđuju")
    ana.presses(".leave button[form=napusti]")
    ana.page.wait_for_url(site.origin + "/")

    expect(ivan.page.locator("#left-first")).to_contain_text(f"Napušta stol: {names[0]}. Partija je odlučena.")
    ivan.presses("#left-first a")
    ivan.presses(".leave summary")
    expect(ivan.page.locator("#leaving-cost")).to_contain_text("odlazak te ništa ne stoji")
    ivan.presses(".leave button[form=napusti]")
    ivan.page.wait_for_url(site.origin + "/")

    for person, name, rate in ((ana, names[0], "0\u00a0%"), (ivan, names[1], "100\u00a0%")):
        person.page.goto(f"/igrac/{fold_name(name)}/")
        expect(person.page.locator(".rate")).to_contain_text(rate)
    ana.page.goto(f"/igrac/{fold_name(names[2])}/")
    expect(ana.page.locator("main")).to_contain_text("Još nema partija koje ulaze u omjer.")


def fresh_names() -> tuple[str, ...]:
    number = next(numbers)
    return tuple(f"{name} Brojač {number}" for name in NAMES)


def registers_in_a_browser(arrive, site, name: str):
    person = arrive(site, reduced_motion="reduce")  # programs play faster than cards can travel
    person.page.goto("/registracija/")
    registers(person, name)
    person.page.wait_for_url("**/racun/")
    return person


def registers_by_program(site, name: str) -> Program:
    program = Program(site.port)
    program.page("/registracija/")
    answer = program.post("/registracija/", {"username": name, "password1": PASSWORD}, accept="text/html")
    assert answer.status == 302, answer
    return program


def begun_with(person, site, names: tuple[str, ...]) -> list[Program]:
    """Programs that play for this person, whose page is open, and for three others; the person has pressed the start."""
    own = Program(site.port)
    own.cookies = {cookie["name"]: cookie["value"] for cookie in person.context.cookies()}
    programs = [own, *(registers_by_program(site, name) for name in names[1:])]
    person.code = own.opens(target=501, move_seconds=60)
    for seat, program in enumerate(programs[1:], start=1):
        program.sits(person.code, seat)
    for program in programs[1:]:
        assert program.does("spremno").status == 200
    person.page.goto(person.table)
    person.presses("#room [form=pocni]:visible")
    person.page.wait_for_selector("#table[data-phase=calling]")
    return programs
