"""axe finds no serious fault on any page, in both themes, on a small phone and on a desktop."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.live.playing import gather
from tests.live.program import Program

from .playing import programs_at_the_end, programs_where

pytestmark = pytest.mark.browser

SIZES = ({"width": 320, "height": 568}, {"width": 1280, "height": 800})
THEMES = ("light", "dark")
GRAVE = {"serious", "critical"}


def front_page(arrive, site):
    Program(site.port, "Ana").opens(visibility="open", move_seconds=30)
    Program(site.port, "Ivan").opens(visibility="open", preset="kavana")
    Program(site.port, "Jana").opens(visibility="open", preset="troje")
    return unfolded(opens(arrive, site, "/"))


def new_table(arrive, site):
    return unfolded(opens(arrive, site, "/stolovi/novi/?preset=kavana&target=501"))


def new_table_refused(arrive, site):
    person = opens(arrive, site, "/stolovi/novi/?preset=dvoje")
    person.page.fill("[name=name]", "!!!")
    person.faults.awaited = True
    person.presses("main form button.btn-main")
    person.page.wait_for_selector("[role=alert]")
    person.faults.awaited = False
    return person


def waiting_room(arrive, site):
    programs = gather(site, 3, begins=False)
    programs[1].does("spremno")
    return comes(arrive, site, programs[0])


def waiting_room_of_somebody_new(arrive, site):
    [program] = gather(site, 1, begins=False)
    return opens(arrive, site, f"/stol/{program.code}/")


def calling(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "calling")


def playing(arrive, site):
    return at(arrive, site, lambda view: view["trick"] and len(view["hand"]) == 5)


def bela(arrive, site):
    person = at(arrive, site, lambda view: any("bela" in action for action in view["legal"]))
    person.taps(person.page.get_attribute("#hand [data-bela]", "data-bela"))
    person.page.wait_for_selector("#bela", state="visible")
    return person


def review(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "review")


def result(arrive, site):
    return comes(arrive, site, programs_at_the_end(site)[0])


def opens(arrive, site, path):
    person = arrive(site)
    person.page.goto(path)
    return person


def unfolded(person):
    person.page.evaluate("document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")
    return person


def comes(arrive, site, program):
    person = arrive(site)
    person.goes_on_as(program)
    return person


def at(arrive, site, condition):
    _, asked = programs_where(site, condition)
    return comes(arrive, site, asked)


PLACES = [
    front_page,
    new_table,
    new_table_refused,
    waiting_room,
    waiting_room_of_somebody_new,
    calling,
    playing,
    bela,
    review,
    result,
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_nothing_grave(arrive, site, place):
    page = place(arrive, site).page
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            violations = Axe().run(page).response["violations"]
            found[f"{theme} {size['width']}"] = [told(each) for each in violations if each["impact"] in GRAVE]
        assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth"), size
    assert not any(found.values()), found


def told(violation):
    return violation["id"], [(node["target"], node["failureSummary"]) for node in violation["nodes"]]
