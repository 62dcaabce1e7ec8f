"""Guided deals and free practice in a browser: by touch, by keyboard, and looked at by axe."""

import re

import pytest

from .axe import LOOKS, faults_in_every_look

pytestmark = pytest.mark.browser

DEAL = "/nauci/vodeno/branic/"
PRACTICE = "/nauci/vjezba/"
PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True}


def opens(arrive, site, path, **options):
    person = arrive(site, **options)
    person.page.goto(path)
    return person.page


def in_english(page):
    """The same page; what is written for a part of it may be in Croatian still."""
    page.context.add_cookies([{"name": "jezik", "value": "en", "url": page.url}])
    page.goto(page.url)


def practises(arrive, site, **options):
    page = opens(arrive, site, PRACTICE, **options)
    page.locator("button[name=level]").first.click()
    page.wait_for_selector("#lesson")
    return page


PLACES = {
    "list": lambda arrive, site: opens(arrive, site, "/nauci/vodeno/"),
    "calling": lambda arrive, site: opens(arrive, site, DEAL),
    "asked": lambda arrive, site: opens(arrive, site, f"{DEAL}14/"),
    "wrong": lambda arrive, site: opens(arrive, site, f"{DEAL}14/?biram=play+7S"),
    "refused": lambda arrive, site: opens(arrive, site, f"{DEAL}8/?biram=play+7S"),
    "right": lambda arrive, site: opens(arrive, site, f"{DEAL}14/?biram=play+QH"),
    "end": lambda arrive, site: opens(arrive, site, f"{DEAL}34/"),
    "practice start": lambda arrive, site: opens(arrive, site, PRACTICE),
    "practice": practises,
}


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(arrive, site, place):
    page = PLACES[place](arrive, site)
    for language, looks in LOOKS.items():
        if language == "en":
            in_english(page)
        for number, look in enumerate(looks):
            assert faults_in_every_look(page, looks=[look], by_look_only=number > 0) == {}
            assert (
                page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
                or "start" in place
                or place == "list"
            )


@pytest.mark.parametrize("height", [640, 740, 844, 915])
def test_bug_what_can_be_called_stays_whole_under_a_long_answer_on_every_phone(arrive, site, height):
    page = opens(arrive, site, f"{DEAL}0/?biram=call+H", viewport={"width": 390, "height": height})
    felt = page.locator(".felt").bounding_box()
    last = page.locator(".ask .btn").last.bounding_box()
    assert last["y"] + last["height"] <= felt["y"] + felt["height"]
    assert page.locator(".ask").bounding_box()["y"] >= felt["y"]


def test_a_choice_by_touch_is_answered_and_each_card_of_the_others_is_seen(arrive, site):
    page = opens(arrive, site, f"{DEAL}2/", **PHONE)
    card = page.locator("#c-7H")
    card.tap()
    card.tap()  # narrow cards are raised first
    page.wait_for_selector(".answer.is-main")
    page.locator("a[id^=dalje]").tap()
    for lying in (2, 3):
        page.wait_for_selector(f"#trick:has(> [data-card]:nth-of-type({lying}):last-of-type)", state="attached")
    page.wait_for_url(f"**{DEAL}8/", timeout=15_000)
    assert "srce" in page.inner_text(".coach-says")
    page.reload()
    assert page.locator("#table").get_attribute("data-version") == "8"


def test_after_a_wrong_choice_another_card_can_be_pressed_at_once(arrive, site):
    page = opens(arrive, site, f"{DEAL}14/", viewport={"width": 1280, "height": 800})
    page.locator("#c-7S").click()
    page.wait_for_selector(".answer.is-wrong")
    page.locator("#c-QH").click()
    page.wait_for_selector(".answer.is-main")
    assert page.url.endswith("biram=play+QH")
    page.locator("a[id^=natrag]").click()
    page.wait_for_selector(".answer", state="detached")
    assert page.locator("#hand #c-QH").count() == 1


def test_a_refused_card_says_why_and_leads_to_the_rule(arrive, site):
    page = opens(arrive, site, f"{DEAL}8/", viewport={"width": 1280, "height": 800})
    page.locator("#c-7S").click(force=True)
    assert re.match("Moraš .* Zašto", page.inner_text("#notice"))
    assert page.get_attribute("#notice a", "href") == "/pravila/zasto/must_follow_suit/"


def test_a_decision_is_made_with_the_keyboard_alone(arrive, site):
    page = opens(arrive, site, f"{DEAL}19/", viewport={"width": 1280, "height": 800})
    page.locator("#coach").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('#hand') !== null"):
            break
    page.keyboard.press("Home")
    while page.evaluate("document.activeElement.id") != "c-7S":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answer.is-main")
    page.locator("a[id^=dalje]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{DEAL}23/", timeout=15_000)


def test_on_a_short_phone_all_cards_that_are_counted_are_seen_and_the_way_on_beside_them(arrive, site):
    page = practises(arrive, site, **PHONE)
    page.wait_for_selector("#coach .acts .btn")
    coach, *shown = [page.locator(f"#coach{part}").last.bounding_box() for part in ("", " .count tr", " .acts .btn")]
    assert all(each["y"] + each["height"] <= coach["y"] + coach["height"] for each in shown)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_a_practice_deal_goes_on_by_itself_and_survives_a_reload(arrive, site):
    page = practises(arrive, site)
    for _ in range(40):
        if page.locator(".suit-btn").count() or page.locator("#hand .is-legal").count():
            break
        page.wait_for_timeout(250)
    before = page.locator("#table").get_attribute("data-version")
    page.reload()
    assert page.locator("#table").get_attribute("data-version") == before
    page.locator("a[id^=savjet]").click()
    page.wait_for_selector(".hint")


def test_where_the_site_does_not_answer_the_page_says_so_and_goes_on_when_pressed_again(arrive, site):
    person = arrive(site, viewport={"width": 1280, "height": 800})
    page = person.page
    page.goto(f"{DEAL}14/")
    person.context.set_offline(True)
    person.faults.awaited = True
    page.locator("#c-QH").click()
    page.wait_for_selector("#notice:has-text('ne odgovara')")
    person.context.set_offline(False)
    person.faults.awaited = False
    page.wait_for_timeout(2100)  # a second press within two seconds counts as the first
    page.locator("#c-QH").click()
    page.wait_for_selector(".answer.is-main")
