"""The archive over HTTP."""

import io
from zipfile import ZipFile

import pytest
from django.core.cache import cache
from django.test import AsyncClient, Client

from game.accounts.models import User
from game.accounts.services import make_guest

from ..tables.conftest import begun, guests, own_database, waiting  # noqa: F401  # tables with people

ADDRESS = "/racun/podaci/"


async def archive(user: User) -> tuple[object, ZipFile]:
    client = AsyncClient()
    await client.aforce_login(user)
    answer = await client.post(
        ADDRESS, headers={"Accept-Encoding": "gzip"}
    )  # as browsers ask, who would read one piece
    return answer, ZipFile(io.BytesIO(b"".join([piece async for piece in answer.streaming_content])))


async def test_the_archive_comes_as_a_file_that_can_be_opened(guests):  # noqa: F811
    answer, files = await archive(guests[0])
    assert answer["Content-Type"] == "application/zip"
    assert "bela-moji-podaci.zip" in answer["Content-Disposition"]
    assert "no-store" in answer["Cache-Control"]
    assert files.testzip() is None
    assert '"name": "Ana"' in files.read("person.json").decode()
    assert files.read("README.txt").decode().startswith("BELA: TVOJI PODACI")


async def test_a_running_match_gives_away_no_cards_of_others(begun):  # noqa: F811
    _answer, files = await archive(begun.people[0])
    everything = b"".join(files.read(name) for name in files.namelist() if name != "README.txt").decode()
    assert '"begun_ms"' in everything
    assert "deal " not in everything
    assert files.read("records.jsonl") == b""


def test_the_page_says_what_is_in_it_and_asks(db):
    client = Client()
    client.force_login(make_guest(name="Ana"))
    page = client.get(ADDRESS).content.decode()
    assert "Tvoji podaci" in page
    assert f'action="{ADDRESS}"' in page


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_visitor_has_nothing_to_take_away(db, method):
    assert getattr(Client(), method)(ADDRESS).status_code == 403


async def test_it_is_not_made_without_end(guests, settings):  # noqa: F811
    settings.RATE_LIMITS = True
    cache.clear()
    for _ in range(5):
        await archive(guests[0])
    client = AsyncClient()
    await client.aforce_login(guests[0])
    assert (await client.post(ADDRESS)).status_code == 429
