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
