"""What a device is told before it puts the site on its home screen, and what the site's worker may keep."""

import json
import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from game.installing.kept import files


def asked(address: str, language: str = "hr"):
    answer = Client().get(address, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert {"Accept-Language", "Cookie"} <= set(re.split(r",\s*", answer["Vary"]))
    return answer


@pytest.mark.parametrize(("language", "first"), [("hr", "Igraj protiv robota"), ("en", "Play against robots")])
def test_the_manifest_is_in_the_language_that_is_spoken_and_of_one_app(language, first):
    answer = asked("/manifest.webmanifest", language)
    said = json.loads(answer.content)
    assert answer["Content-Type"] == "application/manifest+json"
    assert (said["id"], said["start_url"], said["scope"], said["display"]) == ("/", "/", "/", "standalone")
    assert (said["lang"], said["shortcuts"][0]["name"]) == (language, first)


def test_every_icon_and_shortcut_of_the_manifest_is_there(db):
    said = json.loads(asked("/manifest.webmanifest").content)
    assert {(icon["sizes"], icon["purpose"]) for icon in said["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert all(finders.find(icon["src"].removeprefix("/static/")) for icon in said["icons"])
    for address in (way["url"] for way in said["shortcuts"]):
        assert Client().get(address).status_code == 200, address


def test_the_worker_looks_after_the_whole_site_is_asked_for_anew_and_needs_no_session():
    answer = asked("/sw.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert answer["Cache-Control"] == "no-cache"
    assert "worker-src 'self'" in answer["Content-Security-Policy"]
    assert not answer.cookies


def test_the_worker_has_another_version_in_each_language_and_keeps_all_that_the_page_without_a_connection_asks_for():
    workers = {language: asked("/sw.js", language).content.decode() for language in ("hr", "en")}
    assert workers["hr"] != workers["en"]
    page = asked("/bez-interneta/").content.decode()
    assert set(re.findall(r'(?:src|href)="/static/([^"#]+)', page)) <= set(files())
    assert all(f"/static/{name}" in workers["hr"] for name in files())


@pytest.mark.parametrize(("language", "words"), [("hr", "Pokušaj ponovo"), ("en", "Try again")])
def test_the_page_without_a_connection_is_nobodys_and_leads_back_to_what_was_asked_for(language, words):
    answer = asked("/bez-interneta/", language)
    assert not answer.cookies
    assert f'<a class="btn btn-main" href="">{words}</a>' in answer.content.decode()
