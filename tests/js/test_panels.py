"""What opens over the table, and the ways back from it."""

import pytest

from tests.tables.presenters import samples

from .conftest import ORIGIN

pytestmark = pytest.mark.browser

PHONE = (390, 844)


@pytest.fixture
def blok(sit):
    """Somebody on a phone who looks at the blok, having come to the table from another page."""
    page = sit(samples.playing(2, 1), size=PHONE).page
    page.evaluate("history.pushState({ before: true }, '')")
    page.click("a[href='#blok'] >> visible=true >> nth=0")
    page.wait_for_selector("#blok", state="visible")
    return page


def test_the_way_back_of_a_phone_leads_to_the_table(blok):
    blok.go_back()
    blok.wait_for_selector("#blok", state="hidden")
    assert blok.evaluate("history.state") == {"before": True}


def test_what_was_closed_otherwise_is_no_step_on_the_way_back(blok):
    blok.keyboard.press("Escape")
    blok.wait_for_selector("#blok", state="hidden")
    blok.wait_for_function("() => history.state?.before")


def test_a_button_beside_it_closes_it_and_goes_where_it_leads(blok):
    blok.route(f"{ORIGIN}/", lambda route: route.fulfill(body="the front page", content_type="text/html"))
    blok.click(".bar a[href='/']")
    blok.wait_for_url(f"{ORIGIN}/")
