"""Pages of friends, as somebody comes to them who has a friend, a request, and somebody blocked."""

from tests.live.playing import gather


def friends(arrive, site):
    person = at_home(arrive, site)
    person.page.goto("/prijatelji/")
    return person.does(
        lambda person: person.page.wait_for_selector("#circle .is-here"),
        lambda person: person.page.evaluate(
            "document.querySelectorAll('#circle details').forEach((folded) => { folded.open = true; })"
        ),
    )


def nobody_found(arrive, site):
    person = at_home(arrive, site)
    person.page.goto("/prijatelji/trazi/?ime=nitko")
    return person


def people_at_the_table(arrive, site):
    person = at_home(arrive, site)
    return person.does(
        lambda person: person.presses("#company a"), lambda person: person.page.wait_for_selector("#company .people")
    )


def at_home(arrive, site):
    ana, ivan, petra, _ = gather(site, begins=False)
    numbers = {each["name"]: each["id"] for each in ana.get(f"/prijatelji/stol/{ana.code}/").json["people"]}
    [own] = {each["id"] for each in ivan.get(f"/prijatelji/stol/{ana.code}/").json["people"]} - set(numbers.values())
    names = list(numbers)
    ana.post("/prijatelji/", {"ask": numbers[names[0]]})
    ivan.post("/prijatelji/", {"accept": own})
    petra.post("/prijatelji/", {"ask": own})
    ana.post("/prijatelji/", {"block": numbers[names[2]]})
    arrive(site).goes_on_as(ivan)
    person = arrive(site)
    person.goes_on_as(ana)
    return person


PLACES = [friends, nobody_found, people_at_the_table]
