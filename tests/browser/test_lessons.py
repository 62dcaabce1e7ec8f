"""Somebody who has never held the cards walks the first three lessons, on a phone and by keyboard, and exercises a little."""

import re

import pytest
from playwright.sync_api import expect

from tutorial.lessons.library import lessons_of

from .axe import LOOKS, violations_on

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FIRST_THREE = [*lessons_of("hr").values()][:3]
PAGES = (
    "/nauci/",
    "/nauci/karte-i-boje/",
    "/nauci/karte-i-boje/1/",
    "/nauci/karte-i-boje/2/",
    "/nauci/iber/3/",
    "/nauci/adut-se-zove/6/",
    "/nauci/prolaz-i-pad/8/",
    "/nauci/cije-zvanje/6/",
    "/nauci/zadaci/",
    "/nauci/zadaci/nosi/3/",
)


def test_a_newcomer_walks_three_lessons_on_a_phone(arrive, site):
    page = arrive(site, **PHONE).page
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="Nauči", exact=True).tap()
    page.get_by_role("link", name="Uzmi prvu kartu").tap()
    for lesson in FIRST_THREE:
        for step in lesson.steps:
            page.wait_for_url(f"**/nauci/{lesson.slug}/{step.number}/")
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            if step.question is None:
                page.get_by_role("button", name="Dalje").tap()
                continue
            wrong = next(answer.key for answer in step.question.answers if not answer.is_right)
            page.locator(f"button[name=answer][value='{wrong}']").tap()
            page.wait_for_selector(".answer.is-no h2")
            for key in step.question.right_keys:
                page.locator(f"button[name=answer][value='{key}']").tap()
                page.wait_for_selector(f"[data-state=right][data-card='{key}']")
            page.wait_for_selector(".answer.is-ok")
            page.locator("[data-focus]").tap()
        page.wait_for_url(re.compile(r"/nauci/[a-z-]+/$"))
        page.locator(".btn-main").tap()
        page.wait_for_url(re.compile(r"/nauci/[a-z-]+/1/$"))
    page.goto("/nauci/")
    assert page.locator(".ladder .is-done").count() == len(FIRST_THREE)


@pytest.mark.parametrize("height", [667, 844])
def test_the_own_cards_of_a_lesson_lie_in_one_row_and_in_sight(arrive, site, height):
    page = arrive(site, viewport={"width": 390, "height": height}, has_touch=True, is_mobile=True).page
    for address in ("/nauci/boja-se-postuje/3/", "/nauci/iber/1/", "/nauci/adut-se-zove/6/"):
        page.goto(address)
        boxes = [card.bounding_box() for card in page.locator("#hand .card").all()]
        assert len({box["y"] for box in boxes}) == 1
        if "adut" not in address:
            assert boxes[0]["y"] + boxes[0]["height"] <= height


def test_the_first_lesson_is_walked_by_keyboard_alone(arrive, site):
    page = arrive(site).page
    page.goto("/nauci/karte-i-boje/1/")
    for step in FIRST_THREE[0].steps:
        page.wait_for_url(f"**/nauci/karte-i-boje/{step.number}/")
        if step.question is None:
            presses(page, page.get_by_role("button", name="Dalje"))
            continue
        for key in step.question.right_keys:
            presses(page, page.locator(f"button[name=answer][value='{key}']"))
            page.wait_for_selector(f"[data-state=right][data-card='{key}']")
        page.wait_for_selector(".answer.is-ok")
        expect(page.locator("[data-focus]")).to_be_focused()
        page.keyboard.press("Enter")
    page.wait_for_url("**/nauci/jakost/")


def test_what_is_said_to_a_wrong_answer_is_read_out_and_the_focus_stays(arrive, site):
    page = arrive(site).page
    page.goto("/nauci/karte-i-boje/1/")
    page.evaluate("document.getElementById('said').kept = true")
    presses(page, page.locator("button[name=answer][value='7S']"))
    page.wait_for_selector(".answer.is-no")
    assert page.locator("#said[role=status]").evaluate("region => region.kept"), "the same live region, so it is read"
    assert page.evaluate("document.activeElement.dataset.card") == "7S"
    assert "krivo" in page.locator("#c-7S").get_attribute("aria-label")


def test_without_javascript_a_step_is_answered_and_left(arrive, site):
    page = arrive(site, java_script_enabled=False).page
    page.goto("/nauci/karte-i-boje/1/")
    page.click("button[value='7S']")
    assert page.locator(".answer.is-no").is_visible()
    page.click("button[name=hint]")
    assert page.locator(".hint-said").count() == 1
    page.click("button[value='KH']")
    page.click("[data-focus]")
    page.get_by_role("button", name="Dalje").click()
    assert page.url.endswith("/nauci/karte-i-boje/3/")


def test_exercises_follow_each_other(arrive, site):
    page = arrive(site, **PHONE).page
    page.goto("/nauci/zadaci/")
    page.locator(".btn-main").tap()
    page.wait_for_url(re.compile(r"/nauci/zadaci/\w+/\d+/"))
    for _ in range(3):
        page.locator("button[name=hint]").tap()
        page.wait_for_timeout(150)
    page.wait_for_selector(".hint-said:nth-of-type(3)")


@pytest.mark.parametrize(("language", "look"), [(language, look) for language in LOOKS for look in LOOKS[language]])
def test_axe_finds_no_fault(arrive, site, language, look):
    size, theme = look
    width = size["width"]
    page = arrive(site, viewport=size, color_scheme=theme, locale=language).page
    for address in PAGES:
        page.goto(address)
        found_on(page, address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address
    page.goto("/nauci/iber/1/")
    page.click("button[value='7S']")
    page.wait_for_selector(".answer.is-no")
    found_on(page, "a wrong answer")
    page.click("button[value='AS']")
    page.wait_for_selector(".answer.is-ok")
    page.wait_for_timeout(300)
    found_on(page, "a right answer")


def presses(page, target):
    """Tab to it, as far as it takes, and press Enter."""
    for _ in range(40):
        if target.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    assert target.evaluate("element => element === document.activeElement")
    page.keyboard.press("Enter")


def found_on(page, what):
    faults = violations_on(page)
    assert faults == [], (what, [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in faults])
