"""axe finds no fault on any page, in both languages and both themes, on a small phone and on a desktop."""

import pytest

from tests.live.playing import gather, play_until
from tests.live.program import Program

from . import account_places, friend_places, room_places
from .axe import LOOKS, faults_in_every_look
from .playing import programs_at_the_end, programs_where

pytestmark = pytest.mark.browser

THREE = {"people": 3, "preset": "troje"}
TWO = {"people": 2, "preset": "dvoje"}


def front_page(arrive, site):
    Program(site.port, "Ana").opens(visibility="open", move_seconds=30)
    Program(site.port, "Ivan").opens(visibility="open", preset="kavana")
    Program(site.port, "Jana").opens(visibility="open", preset="troje")
    return opens(arrive, site, "/").does(unfolds)


def new_table(arrive, site):
    return opens(arrive, site, "/stolovi/novi/?preset=kavana&target=501").does(unfolds)


def new_table_refused(arrive, site):
    def is_refused(person):
        person.page.goto("/stolovi/novi/?preset=dvoje")
        person.page.fill("[name=name]", "!!!")
        person.faults.awaited = True
        person.presses("main form button.btn-main")
        person.page.wait_for_selector("main [role=alert]")
        person.faults.awaited = False

    return arrive(site).does(is_refused)


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
    def is_asked(person):
        person.looks()
        person.taps(person.page.get_attribute("#hand [data-bela]", "data-bela"))
        person.page.wait_for_selector("#bela", state="visible")

    return at(arrive, site, lambda view: any("bela" in action for action in view["legal"])).does(is_asked)


def review(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "review")


def waiting_room_of_three(arrive, site):
    return comes(arrive, site, gather(site, 2, seats=2, begins=False, preset="troje")[0])


def table_menu(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "playing", preset="regija").does(
        opening(".menu-open", "#about"), opening(".leave summary", ".leave button")
    )


def watching(arrive, site):
    programs, _ = programs_where(site, lambda view: len(view["trick"]) == 2, **THREE, spectators=1)
    return opens(arrive, site, f"/stol/{programs[0].code}/")


def offered_trumps(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "calling", **TWO)


def exchanging_the_seven(arrive, site):
    return at(arrive, site, lambda view: "exchange" in view["legal"], **TWO)


def no_seven_to_exchange(arrive, site):
    return at(arrive, site, lambda view: view["legal"] == ["keep"], **TWO)


def playing_of_two(arrive, site):
    return at(arrive, site, lambda view: view["trick"] and len(view["hand"]) == 5, **TWO)


def discarding(arrive, site):
    person = at(arrive, site, lambda view: view["phase"] == "discarding", **THREE)
    return person.does(lambda person: person.marks(person.looks().hand[3]))


def playing_of_three(arrive, site):
    return at(arrive, site, lambda view: len(view["trick"]) == 2 and view["announced"], **THREE)


def review_of_three(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "review", **THREE)


def declaring(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "declaring" and len(view["legal"]) > 1, preset="turnir")


def claiming(arrive, site):
    return at(arrive, site, may_claim, preset="kavana").does(opening("a.claim", "#auzmes"))


def claiming_against_somebody(arrive, site):
    return claiming(arrive, site).does(opening("#auzmes a[role=button] >> nth=0", ".claim-sheet:not(#auzmes):visible"))


def claiming_of_two(arrive, site):
    return at(arrive, site, may_claim, people=2, preset="blok_dvoje").does(opening("a.claim", "#auzmes"))


def review_where_it_can_be_claimed(arrive, site):
    programs = gather(site, preset="kavana", move_seconds=60)
    for program in programs:
        program.chooses = lambda view: view["legal"][0]  # never a claim: those come last
    asked, view = play_until(programs, lambda view: view["phase"] == "review")
    assert may_claim(view)
    return comes(arrive, site, asked)


def claim_judged(arrive, site):
    return at(arrive, site, lambda view: view["phase"] == "review" and not may_claim(view), preset="kavana")


def may_claim(view):
    return any(action.startswith("auzmes") for action in view["legal"])


def result(arrive, site):
    return comes(arrive, site, programs_at_the_end(site)[0])


def settings(arrive, site):
    return opens(arrive, site, "/postavke/")


def without_connection(arrive, site):
    person = arrive(site)
    person.page.route("**/sw.js", lambda route: None)  # whether there is a connection again is never answered
    person.page.goto("/bez-interneta/")
    return person


def saying_something(arrive, site):
    person = at(arrive, site, lambda view: view["phase"] == "playing")
    return person.does(opening("#talk summary", "#glasovi .voices"))


def reporting_a_guest(arrive, site):
    person = at(arrive, site, lambda view: view["phase"] == "calling")
    person.does(opening("#talk summary", "#glasovi .voices"))
    person.page.goto(person.page.get_attribute("#glasovi a >> nth=0", "href"))
    person.again = []
    return person


def hint(arrive, site):
    return learning(arrive, site, "playing").does(opening("#hint", ".advised"))


def hint_while_calling(arrive, site):
    return learning(arrive, site, "calling").does(opening("#hint", ".advised"))


def tricks_of_the_deal(arrive, site):
    return learning(arrive, site, "playing").does(
        opening(".menu-open", "#about"), opening("#about [hx-target='#stihovi']", "#stihovi .tricks")
    )


def learning(arrive, site, phase):
    """Alone with robots: while trumps are called, or in the middle of the deal."""
    programs = gather(site, 1, seed=3)
    asked, _ = play_until(
        programs, lambda view: view["phase"] == phase and len(view["hand"]) <= {"playing": 5}.get(phase, 8)
    )
    return comes(arrive, site, asked)


def opens(arrive, site, path):
    person = arrive(site)
    person.page.goto(path)
    return person


def unfolds(person):
    person.page.evaluate("document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")


def opening(button, what):
    """Presses it, and what it opens is there."""

    def opens_it(person):
        person.presses(button)
        person.page.wait_for_selector(what, state="visible")

    return opens_it


def comes(arrive, site, program):
    person = arrive(site)
    person.goes_on_as(program)
    return person


def at(arrive, site, condition, **options):
    _, asked = programs_where(site, condition, **options)
    return comes(arrive, site, asked)


PLACES = [
    *account_places.PLACES,
    *friend_places.PLACES,
    *room_places.PLACES,
    front_page,
    new_table,
    new_table_refused,
    waiting_room,
    waiting_room_of_somebody_new,
    calling,
    playing,
    bela,
    review,
    waiting_room_of_three,
    table_menu,
    watching,
    offered_trumps,
    exchanging_the_seven,
    no_seven_to_exchange,
    playing_of_two,
    discarding,
    playing_of_three,
    review_of_three,
    declaring,
    claiming,
    claiming_against_somebody,
    claiming_of_two,
    review_where_it_can_be_claimed,
    claim_judged,
    result,
    settings,
    without_connection,
    saying_something,
    reporting_a_guest,
    hint,
    hint_while_calling,
    tricks_of_the_deal,
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_nothing(arrive, site, place):
    person = place(arrive, site)
    assert faults_in_every_look(person.page) == {}
    person.reads("en")
    assert faults_in_every_look(person.page, looks=LOOKS["en"]) == {}
