"""A browser, a site for it, and people who come with devices of their own."""

import pytest
from playwright.sync_api import sync_playwright

from tests.chromium import ARGUMENTS
from tests.live.site import Site

from .person import Person

WITHOUT_WORKER = {"service_workers": "block"}  # it would be installed anew for everybody who arrives


# Of this package only: Playwright keeps an event loop running in this thread, which other tests could not bear.
@pytest.fixture(scope="package")
def browser(chromium):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_site(tmp_path_factory, static_root):
    site = Site(tmp_path_factory.mktemp("site"), STATIC_ROOT=static_root)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def site(shared_site):
    """A running site that must not write of any fault of its own meanwhile."""
    shared_site.faults()
    yield shared_site
    assert shared_site.faults() == []


@pytest.fixture
def own_site(tmp_path, static_root):
    """A site that a test may kill, or start in its own way."""
    site = Site(tmp_path, STATIC_ROOT=static_root)
    yield site
    site.stop()


@pytest.fixture
def arrive(browser):
    """Lets a person in: `arrive(site, **options of the browser's context)`. Nobody may meet a fault."""
    arrived = []

    def arrive(site, **options):
        options = {"viewport": {"width": 390, "height": 844}, "locale": "hr-HR", **WITHOUT_WORKER, **options}
        person = Person(browser.new_context(base_url=site.origin, **options), touch=options.get("has_touch", False))
        arrived.append(person)
        return person

    yield arrive
    faults = [person.faults for person in arrived]
    for person in arrived:
        person.context.close()
    assert not any(faults), faults
