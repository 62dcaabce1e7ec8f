"""Which language somebody is spoken to in, on pages and over sockets."""

import json

import pytest
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.test import Client

from belasite.asgi import application
from game.language import language_of, wanted


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "hr"),
        ("*", "hr"),
        ("hr-HR,hr;q=0.9,en;q=0.8", "hr"),
        ("bs", "hr"),
        ("sr-Latn-ME,sr;q=0.9", "hr"),
        ("cnr", "hr"),
        ("en-CA,en;q=0.9,hr;q=0.8", "en"),
        ("de-AT,de;q=0.9", "en"),
        ("de-AT,de;q=0.9,hr;q=0.5", "hr"),
        ("hr;q=0,de", "en"),
        ("??;;,", "hr"),
    ],
)
def test_the_browser_says_what_is_read(accepted, language):
    assert wanted(None, accepted) == language
    assert f'<html lang="{language}" ' in Client().get("/nema/", headers={"Accept-Language": accepted}).content.decode()


def test_a_socket_is_spoken_to_as_its_page_is():
    def opened(*headers: tuple[bytes, bytes]) -> str:
        return language_of({"headers": list(headers)})

    assert opened() == "hr"
    assert opened((b"accept-language", b"fr")) == "en"
    assert opened((b"accept-language", b"fr"), (b"cookie", b"sessionid=x; jezik=hr")) == "hr"
    assert opened((b"accept-language", b"fr"), (b"cookie", b"jezik=xx")) == "en"
    assert opened((b"cookie", b"\xff=;;==\x00")) == "hr"


def test_a_socket_finds_the_language_behind_cookies_that_others_have_written_badly():
    assert language_of({"headers": [(b"cookie", b'theirs={"a": [1]}; jezik=en')]}) == "en"


@pytest.mark.django_db
def test_a_language_is_chosen_on_any_page_and_kept():
    client = Client()
    page = client.get("/pravila/")
    assert '<button name="language" value="en" lang="en">English</button>' in page.content.decode()
    assert {"Accept-Language", "Cookie"} <= set(page.headers["Vary"].split(", "))
    chosen = client.post("/jezik/", {"language": "en"}, headers={"Referer": "http://testserver/pravila/"})
    assert (chosen.status_code, chosen.url) == (302, "http://testserver/pravila/")
    assert client.cookies["jezik"]["max-age"] == settings.LANGUAGE_COOKIE_AGE
    page = client.get("/pravila/", headers={"Accept-Language": "hr"}).content.decode()
    assert '<html lang="en" ' in page
    assert '<button name="language" value="hr" lang="hr">Hrvatski</button>' in page


@pytest.mark.django_db
def test_a_program_is_told_in_its_language_why_not():
    asked = {"Accept": "application/json", "Accept-Language": "en"}
    assert Client().post("/stol/nema99/sjedni/", headers=asked).json()["text"] == "There is no such table."


async def _refused(language: str) -> str:
    headers = [(b"origin", settings.SITE_ORIGINS[0].encode()), (b"accept-language", language.encode())]
    socket = WebsocketCommunicator(application, "/ws/stol/nema99/?json", headers=headers)
    await socket.connect()
    return str(json.loads(await socket.receive_from())["text"])


async def test_a_socket_says_in_its_language_why_not(transactional_db):
    assert await _refused("en") == "There is no such table."
    assert await _refused("hr") == "Takvog stola nema."
