"""Settings: chosen in a tab of their own beside a live table, which shows them at once; and without JavaScript too."""

import pytest

pytestmark = pytest.mark.browser

DECKS = "() => [...new Set([...document.querySelectorAll('#hand use')].map((use) => use.href.baseVal.split('#')[0].split('/').pop().split('.')[0]))].join()"
SHOWN_DECK = f"(deck) => ({DECKS})() === deck"


def test_what_is_chosen_beside_a_live_table_holds_there_at_once_and_stays(arrive, site):
    ana = arrive(site)
    ana.plays_against_robots("Ana")
    ana.page.wait_for_function(SHOWN_DECK, arg="deck")
    ana.presses(".menu-open")
    with ana.context.expect_page() as opened:
        ana.page.click("#about a[href^='/postavke/']")
    settings = opened.value
    settings.click("label:has([name=deck][value=four])")
    settings.wait_for_function("() => document.getElementById('kept').textContent.includes('francuske u četiri boje')")
    assert "/cards/french" in settings.inner_html("#preview")
    settings.click("label:has([name=theme][value=dark])")
    ana.page.wait_for_function(SHOWN_DECK, arg="french")
    ana.page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert ana.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert ana.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--karo')") == "#1f4e96"
    settings.reload()
    assert settings.is_checked("[name=deck][value=four]")
    with settings.expect_event("close"):
        settings.click("#settings-back")
    assert ana.page.url.endswith(ana.table)


def test_where_nothing_shall_move_nothing_does_at_once_and_on_every_page(arrive, site):
    ana = arrive(site)
    moves = "getComputedStyle(document.querySelector('.btn')).transitionProperty !== 'none'"
    ana.page.goto("/postavke/")
    assert ana.page.evaluate(moves)
    ana.presses("label:has([name=motion][value=off])")
    ana.page.wait_for_function(f"() => !({moves})")
    ana.page.wait_for_function("() => document.getElementById('kept').textContent")
    ana.page.goto("/")
    assert not ana.page.evaluate(moves)
