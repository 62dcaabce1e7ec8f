"""Advice on the page: of the state that is shown, or none."""

import pytest

from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

COMES = """([action, version]) => {
  const place = document.getElementById("savjet");
  place.innerHTML = `<div data-action="${action}" data-of="${version}">Robot bi bacio.</div>`;
  place.dispatchEvent(new CustomEvent("htmx:afterSwap", { bubbles: true }));
}"""


def test_advice_that_comes_after_the_table_has_moved_on_is_not_shown(sit):
    match = samples.playing(2, 1, turn=0)
    table = sit(match)
    advised = str(match.legal_actions(0)[0])
    table.page.evaluate(COMES, [advised, match.version])
    assert table.page.inner_text("#savjet") == "Robot bi bacio."
    assert table.page.locator("[data-advised]").count() == 1
    table.page.evaluate(COMES, [advised, match.version - 1])
    assert table.page.inner_text("#savjet") == ""
    assert table.page.locator("[data-advised]").count() == 0


@pytest.fixture
def advised(sit):
    """Somebody who came to the table from another page and has asked what a robot would play."""
    match = samples.playing(2, 1, turn=0)
    page = sit(match, size=(390, 844)).page
    page.evaluate("history.pushState({ before: true }, '')")
    page.evaluate(COMES, [str(match.legal_actions(0)[0]), match.version])
    return page


def test_the_way_back_of_a_phone_leads_from_advice_to_the_table(advised):
    advised.go_back()
    advised.wait_for_function("() => document.getElementById('savjet').textContent === ''")
    assert advised.locator("[data-advised]").count() == 0
    assert advised.evaluate("history.state") == {"before": True}


def test_advice_that_was_closed_is_no_step_on_the_way_back(advised):
    advised.keyboard.press("Escape")
    advised.wait_for_function("() => history.state?.before")


def test_advice_and_a_panel_over_it_are_one_step(advised):
    advised.click("a[href='#blok'] >> visible=true >> nth=0")
    advised.keyboard.press("Escape")
    advised.wait_for_function("() => history.state?.before")


def test_off_turn_nothing_is_asked_for_and_the_button_says_why(sit):
    table = sit(samples.playing(2, 1, turn=1))
    asked = []
    table.page.on("request", lambda request: asked.append(request.url))
    assert table.page.get_attribute("#hint", "aria-disabled") == "true"
    table.is_pushed(samples.playing(2, 1, turn=1), company="guests")
    table.page.focus("#hint")
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("() => document.getElementById('notice').textContent === 'Sada nemaš što birati.'")
    assert not asked
    table.is_pushed(samples.playing(3, 1, turn=0))
    assert table.page.get_attribute("#hint", "aria-disabled") == "false"
