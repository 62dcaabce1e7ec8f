"""A deal by keyboard alone: nothing is out of reach, and the focus is never lost."""

import re

import pytest

from tests.live.playing import gather

from .playing import programs_where

pytestmark = pytest.mark.browser

TABS = 40
WATCH = """
() => {
  window.lost = [];
  setInterval(() => {
    const { version } = document.getElementById("table").dataset;
    if (document.activeElement === document.body) window.lost.push(version);
  }, 10);
  window.heard = [];
  new MutationObserver(() => {
    const said = document.getElementById("live")?.innerText;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
"""
HIDDEN = """
() => {
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const spots = [0.1, 0.3, 0.5].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const seen = (spot) => {
    const hit = document.elementFromPoint(...spot);
    return hit && (focused.contains(hit) || hit.contains(focused));
  };
  return spots.some(seen) ? "" : focused.outerHTML.slice(0, 120);
}
"""
FOCUSED = "(selector) => document.activeElement.matches(selector)"


def test_one_deal_is_played_heard_and_left_for_the_next(arrive, site):
    [program] = gather(site, 1, seed=3)
    person = arrive(site)
    person.goes_on_as(program)
    press_until(person.page, "Tab", "#room *")
    person.page.evaluate(WATCH)
    now = person.looks(asked=True)
    while now.phase != "review":
        call(person.page, now) if now.phase == "calling" else play(person, now)
        now = hear(person, now)
    goes_on(person)
    assert person.page.evaluate("window.lost") == []
    heard = person.page.evaluate("window.heard")
    assert sum("baca" in said for said in heard) >= 8
    [end] = [said for said in heard if "U ovom dijeljenju: " in said]
    assert "Štih nosi " in end
    assert re.search(r"Ukupno: .+ \d+, .+ \d+\.", end)


def test_two_cards_are_laid_aside_and_enter_on_a_card_sends_nothing(arrive, site):
    _, asked = programs_where(site, lambda view: view["phase"] == "discarding", people=3, preset="troje")
    person = arrive(site)
    person.goes_on_as(asked)
    page, keyboard = person.page, person.page.keyboard
    assert page.locator("#hand .pick[tabindex='0']").count() == 1
    press_until(page, "Tab", "#hand .pick")
    page.evaluate(WATCH)
    keyboard.press("ArrowRight")
    keyboard.press("Space")
    press_until(page, "Shift+Tab", "#discard")
    keyboard.press("Enter")
    assert page.inner_text("#notice") == "Najprije odaberi dvije karte."
    press_until(page, "Tab", "#hand .pick")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    assert page.inner_text("#picked") == "2"
    assert person.looks().phase == "discarding"
    press_until(page, "Shift+Tab", "#discard")
    keyboard.press("Enter")
    page.wait_for_selector("#table:not([data-phase=discarding])")
    assert page.evaluate(FOCUSED, "#room *")
    assert page.evaluate("window.lost") == []


def press_until(page, key, selector):
    for _ in range(TABS):
        if page.evaluate(FOCUSED, selector):
            assert page.evaluate(HIDDEN) == ""
            return
        page.keyboard.press(key)
    focused = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{key} does not lead to {selector}; it is at {focused}")


def call(page, now):
    press_until(page, "Tab", f".ask button[value='{now.choices[-1]}']")
    page.keyboard.press("Enter")


def play(person, now):
    keyboard = person.page.keyboard
    if len(now.hand) == 5:
        looks_around(person.page)
    press_until(person.page, "Tab", "#hand button")
    press_until(person.page, "ArrowRight", f"#c-{now.playable[-1]}")
    keyboard.press("Enter")
    if person.page.locator("body[data-bela]").count():
        press_until(person.page, "Tab", "#bela button[value$=bela]")
        keyboard.press("Enter")


def looks_around(page):
    """Z shows the last trick, S the blok; the same key or Escape puts them away, and the focus is where it was."""
    press_until(page, "Tab", "#hand button")
    for key, panel in (("z", "#zadnji"), ("s", "#blok")):
        for away in (key, "Escape"):
            page.keyboard.press(key)
            page.wait_for_selector(panel, state="visible")
            assert page.evaluate(FOCUSED, f"{panel}, {panel} *")
            page.keyboard.press(away)
            page.wait_for_selector(panel, state="hidden")
            assert page.evaluate(FOCUSED, "#hand button")


def hear(person, before):
    """The status line tells what has happened by the time something is asked again."""
    now = person.looks(before.version + 1, asked=True)
    assert now.news
    assert now.news != before.news
    return now


def goes_on(person):
    person.page.wait_for_selector("#accept", state="visible")
    press_until(person.page, "Tab", "#accept")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#table:not([data-phase=review])")
