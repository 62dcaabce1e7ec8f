"""The site's worker: a page that is asked for without a connection says so plainly, and comes by itself once there is one."""

import pytest

from game.installing.kept import FILES
from tests.live.cable import Cable

pytestmark = pytest.mark.browser

READY = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
# A drawing that is used by its name is no worker's business in Chromium; it lies in the browser's own cache.
MISSED = """
async () => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\/static\\/[^#]+$/.test(name));
  const kept = await Promise.all(names.map((name) => caches.match(name)));
  return { names: names.length, missed: names.filter((name, place) => !kept[place]) };
}
"""
DRAWN = "() => document.fonts.ready.then(() => [...document.fonts].some((font) => font.status === 'loaded'))"


@pytest.fixture
def cable(site):
    cable = Cable(site.port)
    yield cable
    cable.close()


@pytest.fixture
def visitor(arrive, cable):
    """Somebody whose browser keeps the site's files."""
    visitor = arrive(cable, service_workers="allow")
    visitor.page.goto("/")
    visitor.page.wait_for_function(READY)
    return visitor


def test_a_page_asked_for_without_a_connection_says_so_and_comes_once_there_is_one(visitor, cable):
    visitor.faults.awaited = True
    cable.cut()
    visitor.page.goto("/pravila/")
    assert visitor.page.inner_text("h1") == "Nema internetske veze."
    assert visitor.page.evaluate(DRAWN)
    assert visitor.page.url.endswith("/pravila/")
    cable.mend()
    visitor.page.wait_for_selector("main a[href='/pravila/karte/']:visible")
    assert visitor.page.url.endswith("/pravila/")


def test_every_file_a_page_asked_for_is_kept(visitor):
    visitor.page.reload(wait_until="networkidle")
    told = visitor.page.evaluate(MISSED)
    assert told["names"] > len(FILES)
    assert told["missed"] == []


def test_the_page_without_a_connection_opened_with_one_leads_on_to_the_first_page(arrive, site):
    visitor = arrive(site)
    visitor.page.goto("/bez-interneta/")
    visitor.page.wait_for_url("**/")
    visitor.page.wait_for_selector("main button[name=robots]")
