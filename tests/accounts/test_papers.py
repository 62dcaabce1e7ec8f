"""The pages on privacy and conduct, and whether they tell the truth."""

import pytest
from django.conf import settings
from django.test import Client

from game.accounts.papers import CONTENT, LANGUAGES, paper
from game.tables.idle import KEPT

PAPERS = {"/privatnost/": "privatnost", "/pravila-ponasanja/": "ponasanje"}
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("address", "name"), PAPERS.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_there_in_both_languages_and_says_which(address, name, language):
    page = Client().get(f"{address}?jezik={language}").content.decode()
    assert f'<article lang="{language}">' in page
    assert f"<h1>{paper(name, language).title}</h1>" in page
    assert f'<a href="?jezik={language}" lang="{language}" hreflang="{language}" aria-current="true">' in page
    assert "<table>" in page or name == "ponasanje"


@pytest.mark.parametrize("asked", ["", "de", "../en", "hr%00"])
def test_any_other_language_is_croatian(asked):
    assert '<article lang="hr">' in Client().get(f"/privatnost/?jezik={asked}").content.decode()


def test_they_are_linked_from_every_page_and_lead_where_they_say():
    front = Client().get("/").content.decode()
    assert all(f'href="{address}"' in front for address in PAPERS)
    page = Client().get("/privatnost/").content.decode()
    assert 'href="/racun/podaci/"' in page
    assert 'href="/racun/brisanje/"' in page


def test_both_languages_say_the_same_things():
    for file in (CONTENT / "hr").glob("*.md"):
        hr, en = (text_of(file.name, language) for language in LANGUAGES)
        assert [line[:3] for line in hr if line.startswith(("#", "-", "|"))] == [
            line[:3] for line in en if line.startswith(("#", "-", "|"))
        ]


def text_of(name: str, language: str) -> list[str]:
    return [line if line[:2] == "##" else line[:1] for line in (CONTENT / language / name).read_text().splitlines()]


def test_what_they_say_of_days_and_cookies_is_so():
    text = paper("privatnost", "hr").text
    assert KEPT.days == 30
    assert f"Gosti koji se {KEPT.days} dana ne jave" in text
    assert settings.SESSION_COOKIE_AGE == 365 * 24 * 3600
    client = Client()
    client.post("/gost/", {"name": "Ana"})
    client.get("/")
    assert {f"`{name}`" for name in client.cookies} == {"`sessionid`", "`csrftoken`"}
    assert all(f"`{name}`" in text for name in client.cookies)
