"""The rules on a phone, on paper, and under axe."""

import re

import pytest

from .axe import LOOKS, faults_in_every_look

pytestmark = pytest.mark.browser

SLUGS = re.compile(r'href="(/pravila/(?:[a-z-]+/)?)"')


@pytest.mark.parametrize("language", LOOKS)
def test_no_page_of_rules_has_a_fault_or_scrolls_sideways(arrive, site, language):
    page = arrive(site, locale=language).page
    page.goto("/pravila/")
    addresses = sorted(set(SLUGS.findall(page.content())))
    assert len(addresses) >= 17
    faults = {}
    for address in (*addresses, "/pravila/trazi/?q=bela", "/pravila/trazi/?q=lokomotiva"):
        page.goto(address)
        faults |= {(address, look): found for look, found in faults_in_every_look(page, looks=LOOKS[language]).items()}
    assert faults == {}


def test_the_sheet_for_the_table_is_one_page_of_a4(arrive, site):
    page = arrive(site).page
    page.goto("/pravila/list/")
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    assert re.search(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12]", printed)


def test_the_search_works_without_javascript(arrive, site):
    page = arrive(site, java_script_enabled=False).page
    page.goto("/pravila/karte/")
    page.fill("#q", "stiglja")
    page.keyboard.press("Enter")
    page.click("text=Štiglja >> nth=0")
    assert page.url.endswith("/pravila/bodovanje/#stiglja")


def test_on_a_phone_the_chapters_open_at_a_tap(arrive, site):
    page = arrive(site, viewport={"width": 320, "height": 568}).page
    page.goto("/pravila/")
    page.click(".toc-fold summary")
    page.click(".toc-fold >> text=Kako se baca")
    assert page.inner_text("h1") == "Kako se baca"
