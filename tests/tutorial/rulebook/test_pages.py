import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from django.test import Client
from django.urls import resolve

from game.bela import OPTIONS, Reason
from tutorial.rulebook.book import book

PAGES = [page.address for page in book("hr").pages]
OTHERS_BUILD = {"/nauci/"}


class Seen(HTMLParser):
    """The ids of a page, and where it links to."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.links, self.tags = set(), set(), []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.tags.append((tag, found))
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and found.get("href"):
            self.links.add(found["href"])


@pytest.fixture(scope="module")
def seen():
    kept = {}

    def look(address):
        if address not in kept:
            answer = Client().get(address)
            assert answer.status_code == 200, address
            kept[address] = Seen(answer.content.decode())
        return kept[address]

    return look


@pytest.mark.parametrize("address", PAGES)
def test_every_link_and_every_anchor_of_a_page_exists(db, seen, address):
    for link in seen(address).links:
        path, _sharp, anchor = link.partition("#")
        target = path or address
        if target in OTHERS_BUILD:
            continue
        if target.startswith("/pravila/") and "/zasto/" not in target:
            assert not anchor or anchor in seen(target).ids, link
        else:
            assert resolve(target), link


@pytest.mark.parametrize("address", PAGES)
def test_a_page_has_one_title_its_language_and_its_place_in_the_sites_bar(db, seen, address):
    tags = seen(address).tags
    assert sum(tag == "h1" for tag, _ in tags) == 1
    assert any(tag == "article" and found.get("lang") == "hr" for tag, found in tags)
    assert any(found.get("href") == "/pravila/" and "aria-current" in found for tag, found in tags if tag == "a")


def test_pages_lead_from_one_to_the_next_and_back(db, seen):
    for before, after in pairwise(PAGES[:-1]):
        assert any(found.get("rel") == "next" and found["href"] == after for _, found in seen(before).tags)
        assert any(found.get("rel") == "prev" and found["href"] == before for _, found in seen(after).tags)


def test_no_card_of_a_page_passes_for_one_of_a_game(client, db):
    for address in PAGES:
        html = client.get(address).content.decode()
        assert "data-card" not in html
        assert not re.search(r'id="c-[789TJQKA][HDSC]"', html)


def test_the_first_page_has_one_address(client, db):
    assert client.get("/pravila/pocetak/")["Location"] == "/pravila/"


@pytest.mark.parametrize(
    "address", ["/pravila/nema/", "/pravila/opcija/nema/", "/pravila/zasto/nema/", "/pravila/..%2f/"]
)
def test_what_is_not_there_is_not_found(client, db, address):
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("option", OPTIONS)
def test_a_table_finds_the_rule_of_each_option(client, db, seen, option):
    where = client.get(f"/pravila/opcija/{option}/")["Location"]
    assert where == f"/pravila/kucna-pravila/#{option}"
    assert option in seen("/pravila/kucna-pravila/").ids


@pytest.mark.parametrize("reason", Reason)
def test_a_table_finds_the_rule_of_each_reason(client, db, seen, reason):
    path, _sharp, anchor = client.get(f"/pravila/zasto/{reason}/")["Location"].partition("#")
    assert anchor in seen(path).ids


def test_a_refused_card_leads_to_the_rule_that_refuses_it(client, db):
    leads = {reason: client.get(f"/pravila/zasto/{reason}/")["Location"] for reason in ("must_beat", "must_trump")}
    assert leads == {"must_beat": "/pravila/kako-se-baca/#iber", "must_trump": "/pravila/kako-se-baca/#sjeca"}


def test_pages_are_for_reading_only(client, db):
    assert client.post("/pravila/").status_code == 405
    assert client.head("/pravila/karte/").status_code == 200
