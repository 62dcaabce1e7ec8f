"""Pages for what went wrong: the ways to everything else stand on them."""

import re

import pytest
from django.conf import settings
from django.test import Client

from tests.accounts.browsers import Browser

WAYS = {"/", "/stolovi/", "/nauci/", "/pravila/"}


def ways(answer):
    return set(re.findall(r'href="([^"]+)"', answer.text.partition("<nav ")[2].partition("</nav>")[0]))


@pytest.mark.django_db
def test_where_there_is_no_page_the_bar_shows_who_looks():
    browser = Browser()
    stranger = browser.get("/nigdje/")
    assert (stranger.status_code, ways(stranger)) == (404, WAYS)
    assert "Prijava" in stranger.text
    browser.comes_as_guest("Ana")
    known = browser.get("/nigdje/")
    assert ways(known) == WAYS
    assert '<span class="me-name">Ana</span>' in known.text


@pytest.mark.django_db
@pytest.mark.parametrize(("address", "status"), [("/stol/k7pq3x/", 404), ("/racun/podaci/", 403)])
def test_what_is_refused_is_refused_below_the_bar(address, status):
    refused = Client().get(address)
    assert (refused.status_code, ways(refused)) == (status, WAYS)


def test_without_a_database_what_broke_is_said_and_nobody_is_asked_for():
    browser = Client(raise_request_exception=False)
    browser.cookies[settings.SESSION_COOKIE_NAME] = "anything"
    broken = browser.get("/")  # which this test has no database for
    assert (broken.status_code, ways(broken)) == (500, WAYS)
    assert "Prijava" not in broken.text
    assert 'class="me"' not in broken.text


def test_what_is_answered_before_anybody_is_known_asks_for_nobody():
    elsewhere = Client(raise_request_exception=False).get("/", headers={"Host": "evil.example"})
    assert (elsewhere.status_code, ways(elsewhere)) == (400, WAYS)
