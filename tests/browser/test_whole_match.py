"""Four people with four devices play a whole match, from the first page to the result."""

import random

import pytest

from tests.live.card_rules import best

from .playing import act

pytestmark = pytest.mark.browser

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NARROWEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
DARK = {"color_scheme": "dark", "reduced_motion": "reduce"}
TARGET = 501


def gather(arrive, site):
    """By the link and by the code, at the seats they choose."""
    ana, ivan, zeljka, djuro = (arrive(site, **device) for device in (DESKTOP, NARROW, NARROWEST, DARK))
    code = ana.opens_a_table("Ana", move_seconds=60, target=TARGET)
    link = ana.page.input_value("#share-url")
    assert code in ana.page.inner_text("#about")
    ivan.comes_by_link(link)
    ivan.sits(1, "Ivan")
    zeljka.comes_by_code(code)
    zeljka.sits(2, "Željka")
    djuro.comes_by_link(link)
    djuro.sits(3, "Đuro")
    return [ana, ivan, zeljka, djuro]


def begin(people):
    for person in people[1:]:
        person.presses("#room button[form=spremno]")
        person.page.wait_for_selector("#room button[form=spremno][name=off]")
    people[0].presses("#room button[form=pocni]:not([aria-disabled])")


def play_to_the_end(people):
    chance = random.Random(7)
    looks = [person.looks(phase="calling") for person in people]
    assert [look.you for look in looks] == [0, 1, 2, 3]
    now = looks[0]
    while now.phase != "over":
        movers = people if now.turn is None else [people[now.turn]]
        for mover in movers:
            now = act(mover, now.version, chance)
            see(now)
    return [person.looks(now.version) for person in people]


def see(look):
    """What must be so whenever somebody looks."""
    assert not look.scrolls
    assert look.outside == []
    assert look.news
    if look.trick:
        assert look.holding == [best(look.trick, look.trump)]


def test_four_people_play_a_whole_match_to_its_result(arrive, site):
    people = gather(arrive, site)
    begin(people)
    for look in play_to_the_end(people):
        see(look)
    totals = shows_the_result(people)
    assert max(totals) >= TARGET


def shows_the_result(people):
    for person in people:
        person.page.wait_for_selector("#ending", state="visible")
    record = people[3].page.request.get(people[3].page.get_attribute("#ending a[download]", "href"))
    figures = [int(cell) for cell in people[0].page.locator("#ending tbody td").all_inner_texts()]
    assert record.json()["deals"]
    others = [int(cell) for cell in people[3].page.locator("#ending tbody td").all_inner_texts()]
    assert others == figures[::-1]
    return figures
