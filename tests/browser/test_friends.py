"""Two people, each at their own page: what one does, the other sees at once."""

import pytest

pytestmark = pytest.mark.browser

COMES_AND_GOES_MS = 20_000


@pytest.fixture
def two(arrive, site):
    """Who have met at a table; Ivan has gone on to the page of rules, and Ana to her friends."""
    ana, ivan = arrive(site), arrive(site)
    code = ana.opens_a_table("Ana")
    ivan.comes_by_link(f"/stol/{code}/")
    ivan.sits(1, "Ivan")
    return ana, ivan


def adds(person, name):
    person.presses(".menu-open >> visible=true") if person.page.locator(".menu-open").is_visible() else None
    person.presses("#company a")
    person.presses(f"#company li:has-text('{name}') button[name=ask]")
    person.page.wait_for_selector("#company button[name=remove]", state="attached")


def test_friends_are_made_seen_and_parted(two):
    ana, ivan = two
    ana.page.goto("/pravila/")
    ana.page.wait_for_selector("#personal", state="attached")
    adds(ivan, "Ana")

    asked = ana.page.locator("#personal aside")
    asked.wait_for()
    assert "Ivan" in asked.inner_text()
    asked.locator("button[name=accept]").click()
    asked.wait_for(state="detached")

    ana.page.goto("/prijatelji/")
    ana.page.wait_for_selector("#circle .is-here")
    ivan.page.goto("/pravila/")
    ivan.page.wait_for_timeout(500)
    ana.page.wait_for_selector("#circle .is-here")
    ivan.page.goto("about:blank")
    ana.page.wait_for_selector("#circle .presence:not(.is-here)", timeout=COMES_AND_GOES_MS)
    ivan.page.goto("/prijatelji/")
    ana.page.wait_for_selector("#circle .is-here", timeout=COMES_AND_GOES_MS)
    ivan.page.wait_for_selector("#circle .people >> text=Ana")

    ana.presses("#circle .more summary")
    ana.presses("#circle button[name=block]")
    ana.page.wait_for_selector("#blocked", state="attached")
    ivan.page.wait_for_selector("#circle .people >> text=Ana", state="detached")
    assert "lokira" not in ivan.page.inner_text("body")

    ivan.page.goto(ivan.table)
    adds(ivan, "Ana")
    ana.page.wait_for_timeout(1000)
    assert ana.page.locator("#personal aside").count() == 0
    assert ana.page.locator("#circle button[name=accept]").count() == 0


def test_a_request_is_answered_in_the_middle_of_waiting_for_a_match(two):
    ana, ivan = two
    adds(ivan, "Ana")
    asked = ana.page.locator("#personal aside")
    asked.wait_for()
    asked.locator("button[name=decline]").click()
    asked.wait_for(state="detached")
    assert ana.page.url.endswith(ana.table)


def test_without_javascript_the_same_can_be_done(arrive, site):
    ana, ivan = arrive(site), arrive(site, java_script_enabled=False)
    code = ana.opens_a_table("Ana")
    ivan.comes_by_link(f"/stol/{code}/")
    ivan.page.fill("#sjedni [name=name]", "Ivan")
    ivan.presses("#room button[form=sjedni][value='1']")
    ivan.page.goto(f"/prijatelji/stol/{code}/")
    ivan.presses("button[name=ask]")
    assert ivan.page.locator("button[name=remove]").count() == 1
    assert ivan.page.url.endswith(f"/prijatelji/stol/{code}/")
    ana.page.locator("#personal button[name=accept]").click()
    ivan.page.goto("/prijatelji/")
    assert "Ana" in ivan.page.inner_text("#circle")


def test_what_came_while_the_line_was_down_is_told_when_it_is_back(two):
    ana, ivan = two
    ana.page.goto("/pravila/")
    ana.page.wait_for_timeout(500)
    ana.faults.awaited = True
    ana.context.set_offline(True)
    adds(ivan, "Ana")
    ana.context.set_offline(False)
    ana.page.locator("#personal button[name=accept]").wait_for()
