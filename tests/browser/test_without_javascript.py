"""A deal with nothing but forms and pages."""

import pytest

from tests.live.program import Program

pytestmark = pytest.mark.browser

MOVES = 100  # no deal is longer, even with those thrown in before it
LEGAL = "#hand button.card[name=action]:not([aria-disabled])"


def state(page):
    table = page.locator("#table")
    return {name: table.get_attribute(f"data-{name}") for name in ("version", "phase", "you", "turn")}


def test_one_deal_is_played_to_its_review(arrive, site):
    person = arrive(site, java_script_enabled=False)
    person.plays_against_robots("Ana")
    told = []
    for _ in range(MOVES):
        now = state(person.page)
        if now["phase"] == "review" and told:
            break
        if now["phase"] == "review":
            press(person.page, "#accept")
        elif now["you"] != now["turn"]:
            person.page.reload()
        elif now["phase"] == "calling":
            press(person.page, ".ask button[name=action]")
        else:
            told += is_refused(person, now)
            plays(person.page)
    assert told, "no card was refused in a whole deal"
    assert state(person.page)["phase"] == "review"
    assert person.page.locator("#sum").is_visible()
    press(person.page, "#accept")


def press(page, selector):
    with page.expect_navigation():
        page.locator(selector).first.click()


def is_refused(person, now):
    """A card that may not be played goes nowhere, and the page says why."""
    page = person.page
    refused = page.locator("#hand [aria-disabled=true]")
    if refused.count() == 0:
        return []
    person.faults.awaited = True
    with page.expect_navigation():
        refused.first.click(force=True, position={"x": 14, "y": 40})
    person.faults.awaited = False
    assert state(page) == now
    reason = page.inner_text("#notice")
    assert reason.startswith("Moraš ")
    return [reason]


def plays(page):
    """Both answers about the bela stand beside the hand; the cards that can be played are buttons themselves."""
    before = int(state(page)["version"])
    bela = page.locator("#bela button[name=action]")
    if bela.count():
        assert bela.count() % 2 == 0
        press(page, "#bela button[value$=bela]")
    else:
        with page.expect_navigation():
            page.locator(LEGAL).first.click(position={"x": 14, "y": 40})
    assert int(state(page)["version"]) > before


def test_the_page_looks_by_itself_while_others_act(arrive, site):
    person = arrive(site, java_script_enabled=False)
    code = person.opens_a_table("Ana")
    Program(site.port, "Ivan").sits(code, 1)
    person.page.wait_for_selector("[data-seat='1'][data-kind=guest]")
    assert "Ivan" in person.page.inner_text("[data-seat='1']")
