"""Pages of rooms, as somebody comes to them who looks for a table, opens one, or is invited."""

from tests.live.playing import gather
from tests.live.program import Program


def rooms(arrive, site):
    Program(site.port, "Ana").opens(visibility="open", min_win_rate=50)
    Program(site.port, "Ivan").opens(visibility="open", preset="kavana")
    person = arrive(site)
    person.page.goto("/stolovi/?target=1001&preset=klasik&preset=kavana")
    return person.does(unfolds)


def unfolds(person):
    person.page.evaluate("document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")


def no_room(arrive, site):
    person = arrive(site)
    person.page.goto("/stolovi/?min_win_rate=80")
    return person


def full_room(arrive, site):
    programs = gather(site, begins=False)
    arrive(site).comes_by_link(f"/stol/{programs[0].code}/")
    person = arrive(site)
    person.goes_on_as(programs[0])
    return person.does(
        lambda person: person.page.wait_for_selector(".onlookers"),
        lambda person: person.page.wait_for_selector("#invite #trazi"),
    )


def voices_with_a_long_name(arrive, site):
    ana = Program(site.port, "Ana")
    Program(site.port, "W" * 20).sits(ana.opens(), 1)
    return turns_to(arrive, site, ana, "glasovi")


def inviting_without_a_script(arrive, site):
    [ana] = gather(site, 1, begins=False)
    return turns_to(arrive, site, ana, "pozovi")


def turns_to(arrive, site, program, page):
    """A page of the table's own, beside it."""
    person = arrive(site)
    person.goes_on_as(program)
    person.page.goto(f"{person.table}{page}/")
    return person


def room_that_asks_for_a_rate(arrive, site):
    code = Program(site.port, "Ana").opens(min_win_rate=50)
    person = arrive(site)
    person.page.goto(f"/stol/{code}/")
    return person


def invited(arrive, site):
    ana, ivan, *_others = gather(site, begins=False)
    [own] = {each["id"] for each in ana.get(f"/prijatelji/stol/{ana.code}/").json["people"] if each["name"] == "Ivan"}
    ana.opens()
    ana.does("pozovi", person=own)
    person = arrive(site)
    person.goes_on_as(ivan)
    person.page.goto("/pozivi/")
    return person.does(lambda person: person.page.wait_for_selector(".invitation"))


PLACES = [
    rooms,
    no_room,
    full_room,
    voices_with_a_long_name,
    inviting_without_a_script,
    room_that_asks_for_a_rate,
    invited,
]
