"""Two people exchange phrases on the smallest phone, and nothing moves or is covered; beside it the hint and all tricks."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from .playing import programs_where

pytestmark = pytest.mark.browser

SMALLEST = {"viewport": {"width": 320, "height": 568}}
GRAVE = {"serious", "critical"}
PLACES = """
() => [...document.querySelectorAll("#hand .card, #trick .card, .seat, .score, .me")].map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
})
"""
COVERED = """
() => {
  const slips = [...document.querySelectorAll(".speech")].map((slip) => slip.getBoundingClientRect());
  return [...document.querySelectorAll("#hand .card, #trick .card, .trump, .score")].filter((element) => {
    const box = element.getBoundingClientRect();
    return slips.some((slip) => slip.left < box.right && box.left < slip.right && slip.top < box.bottom && box.top < slip.bottom);
  }).map((element) => element.outerHTML.slice(0, 80));
}
"""


@pytest.fixture
def two(arrive, site):
    """Who is on turn with three cards on the felt, and whoever has laid the last of them, who reads English."""
    programs, asked = programs_where(site, lambda view: len(view["trick"]) == 3 and view["last_trick"])
    before = programs[(programs.index(asked) - 1) % 4]
    people = arrive(site, **SMALLEST), arrive(site, **SMALLEST, locale="en-GB")
    for person, program in zip(people, (asked, before), strict=True):
        person.goes_on_as(program)
    return people


def says(person, phrase):
    person.presses("#talk > summary")
    person.presses(f"#kazi [value={phrase}]")
    assert person.page.evaluate("document.activeElement.matches('#talk > summary')")


def test_two_people_exchange_phrases_and_nothing_moves_for_it(two):
    one, other = (person.page for person in two)
    before = one.evaluate(PLACES)
    says(two[1], "well_played")
    assert one.locator(".speech").inner_text().endswith("Lijepo odigrano!")
    says(two[0], "smile")
    assert other.locator(".is-reaction").inner_text().endswith("smiles")
    assert one.locator(".speech.is-placed").count() == 2
    assert (one.evaluate(COVERED), other.evaluate(COVERED)) == ([], [])
    assert one.evaluate("document.querySelector('.is-reaction').getBoundingClientRect().bottom") < one.evaluate(
        "document.querySelector('.me').getBoundingClientRect().top"
    )
    assert one.evaluate(PLACES) == before
    one.wait_for_selector(".speech", state="detached")

    one.focus("#talk > summary")
    one.keyboard.press("Enter")
    one.wait_for_selector(".voices")
    assert grave(one) == []
    one.locator(".voices [name=mute]").first.click()
    one.wait_for_selector(".voices [name=hear]")
    one.keyboard.press("Escape")
    assert not one.locator(".talk-sheet").is_visible()


def test_a_hint_marks_the_card_and_all_tricks_are_a_sheet(two):
    page = two[0].page
    before = page.evaluate(PLACES)
    page.click("#hint")
    action = page.wait_for_selector(".advised").get_attribute("data-action")
    assert page.locator("[data-advised]").get_attribute("data-card") == action.split()[1]
    assert "Robot bi ovdje" in page.locator("#savjet").inner_text()
    assert page.evaluate(PLACES) == before
    assert grave(page) == []
    page.keyboard.press("Escape")
    assert page.locator(".advised, [data-advised]").count() == 0
    page.click("a.pile")
    page.click(".last-all")
    page.wait_for_selector("#stihovi .tricks")
    assert grave(page) == []
    page.keyboard.press("Escape")
    assert not page.locator("#stihovi").is_visible()


def grave(page) -> list[str]:
    """What axe finds in either theme."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        violations = Axe().run(page).response["violations"]
        found += [
            f"{theme}: {fault['id']}: {fault['nodes'][0]['html']}" for fault in violations if fault["impact"] in GRAVE
        ]
    return found
