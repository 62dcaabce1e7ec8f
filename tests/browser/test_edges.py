"""What a page is framed by: it ends where the rest of the page ends, says a thing once, and gives a browser nothing to complain of."""

import pytest

from tests.live.site import Site

pytestmark = pytest.mark.browser

RIGHT = "(selector) => Math.round(document.querySelector(selector).getBoundingClientRect().right)"


@pytest.mark.parametrize("width", [390, 1440])
def test_the_bar_ends_at_the_same_edge_where_a_hand_is_shown_below_it(arrive, site, width):
    ana = arrive(site, viewport={"width": width, "height": 844})
    ana.plays_against_robots("Ana")
    ends = {}
    for page in ("/", "/postavke/"):
        ana.page.goto(page)
        ends[page] = ana.page.evaluate(RIGHT, ".bar-site .me summary")
    assert ends["/"] == ends["/postavke/"]


@pytest.mark.parametrize("width", [320, 390, 430])
def test_the_nickname_on_the_front_page_ends_where_the_buttons_below_it_end(arrive, site, width):
    ana = arrive(site, viewport={"width": width, "height": 844})
    ana.page.goto("/")
    assert ana.page.evaluate(RIGHT, "#start .field") == ana.page.evaluate(RIGHT, ".menu .btn")


def test_what_was_saved_is_said_in_the_one_place_for_it_and_moves_nothing(arrive, site):
    ana = arrive(site)
    ana.page.goto("/postavke/")
    before = ana.page.evaluate("document.querySelector('.settings').getBoundingClientRect().top")
    for theme in ("dark", "light"):
        ana.presses(f"label:has([name=theme][value={theme}])")
        ana.page.wait_for_function(f"document.documentElement.dataset.theme === '{theme}'")
        ana.page.wait_for_function("document.getElementById('kept').textContent.trim() !== ''")
    assert ana.page.locator("[id=kept]").count() == 1
    ana.page.evaluate("scrollTo(0, 0)")
    assert ana.page.evaluate("document.querySelector('.settings').getBoundingClientRect().top") == before


def test_a_site_that_answers_to_an_ipv6_address_too_gives_the_console_no_complaint(arrive, tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root, ALLOWED_HOSTS="localhost,127.0.0.1,[::1]").start()
    try:
        ana = arrive(site)
        ana.plays_against_robots("Ana")
        ana.looks()
        assert ana.faults == []
        ana.page.close()
    finally:
        site.stop()
