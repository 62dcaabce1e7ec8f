"""Larger letters, a magnified page, wider spacing, colours of the reader's own: all can still be read and reached."""

import pytest

from tests.live.playing import gather, play_until

pytestmark = pytest.mark.browser

PAGES = ("/", "/postavke/", "/stolovi/novi/", "/nauci/karte-i-boje/1/", "/pravila/kako-se-baca/")
MAGNIFIED = {"twice": {"width": 640, "height": 400}, "four times": {"width": 320, "height": 256}}
TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}
SPACED = """() => document.querySelectorAll("body *").forEach((each) => Object.assign(each.style, {
  lineHeight: "1.5", letterSpacing: ".12em", wordSpacing: ".16em" }))"""

UNREACHABLE = """
() => [...document.querySelectorAll("main a, main button, main input, #room a, #room button, #room input, .bar a, .bar button")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !each.closest("[inert], .sr"))
  .filter((each) => {
    each.scrollIntoView({ block: "center" });
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    if (!width) return false;
    const spots = [0.15, 0.5, 0.85].map((part) => [left + width * part, (top + bottom) / 2]);
    return right > innerWidth + 1 || left < -1 || !spots.some((spot) => {
      const hit = document.elementFromPoint(...spot);
      return hit && (each.contains(hit) || hit.contains(each) || hit.closest("label, .card") === each.closest("label, .card"));
    });
  })
  .map((each) => each.outerHTML.slice(0, 100))
"""
OUTLINE = "(selector) => getComputedStyle(document.querySelector(selector)).outline"


def holds(page):
    """Nothing is beyond the edge or under something else, and nothing scrolls sideways."""
    assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
    assert page.evaluate(UNREACHABLE) == []


@pytest.fixture
def table(arrive, site):
    """Somebody's page who is asked to call, or to play where not every card is allowed."""

    def table(phase, **options):
        programs = gather(site, 4, seed=3)
        asked, _ = play_until(
            programs,
            lambda view: view["phase"] == phase and (phase == "calling" or len(view["legal"]) < len(view["hand"]) < 8),
        )
        person = arrive(site, **options)
        person.goes_on_as(asked)
        person.looks(phase=phase)
        return person.page

    return table


def letters_of_twice_the_size(page):
    page.context.new_cdp_session(page).send("Page.setFontSizes", TWICE)


def test_pages_hold_with_letters_twice_as_large_and_magnified(arrive, site):
    page = arrive(site, viewport={"width": 1280, "height": 800}, locale="en").page
    for address in PAGES:
        page.goto(address)
        for size in MAGNIFIED.values():
            page.set_viewport_size(size)
            holds(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    letters_of_twice_the_size(page)
    for address in PAGES:
        page.goto(address)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        holds(page)


@pytest.mark.parametrize("phase", ["calling", "playing"])
def test_the_table_holds_with_larger_letters_magnified_and_spaced(table, phase):
    page = table(phase, viewport={"width": 1280, "height": 800}, locale="en")
    for size in MAGNIFIED.values():
        page.set_viewport_size(size)
        holds(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SPACED)
    holds(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    letters_of_twice_the_size(page)
    page.reload()
    holds(page)


def test_in_colours_of_ones_own_turn_legal_cards_and_what_is_chosen_are_told_by_lines(table):
    page = table("playing", forced_colors="active")
    assert page.evaluate(OUTLINE, "#hand .is-legal").endswith("solid 4px")
    assert "dashed 1px" in page.evaluate(OUTLINE, "#hand [aria-disabled]")
    page.locator("#hand .is-legal").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert "double 7px" in page.evaluate(OUTLINE, "#hand .card:focus-visible")
    assert page.locator(".me.is-turn").count() == 1
    page.goto("/postavke/")
    assert "solid 3px" in page.evaluate(OUTLINE, ".chip:has(:checked)")
    assert "none" in page.evaluate(OUTLINE, ".chip:not(:has(:checked))")
