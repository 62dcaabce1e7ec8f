import re

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage
from django.test import AsyncClient

from game.joined import JOINED, files_of

from .tree import ROOT


@pytest.fixture
def collected(settings, static_root):
    """Static files as a running site has them: collected, hashed and compressed."""
    settings.STATIC_ROOT = static_root
    settings.MIDDLEWARE = ["servestatic.middleware.ServeStaticMiddleware", *settings.MIDDLEWARE]
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": settings.COLLECTED}}


async def test_the_deck_is_sent_compressed_under_a_name_that_is_kept_for_a_year(collected):
    name = staticfiles_storage.url("cards/deck.svg")
    answer = await AsyncClient().get(name, headers={"accept-encoding": "gzip, br"})
    sent = b"".join([part async for part in answer])
    assert answer.status_code == 200
    assert answer["Content-Type"].startswith("image/svg+xml")
    assert answer["Content-Encoding"] == "br"
    assert len(sent) < 18_432
    assert "immutable" in answer["Cache-Control"]
    assert int(answer["Cache-Control"].split("max-age=")[1].split(",")[0]) >= 365 * 24 * 3600


def test_joined_files_hold_their_parts_in_order_and_are_asked_for_in_their_place(collected, settings):
    for name, parts in JOINED.items():
        joined = (settings.STATIC_ROOT / name).read_bytes()
        places = [joined.find((ROOT / "static" / part).read_bytes()) for part in parts]
        assert -1 not in places
        assert places == sorted(places)
        assert files_of(name) == (name,)
        hashed = settings.STATIC_ROOT / staticfiles_storage.stored_name(name)
        assert hashed.with_name(f"{hashed.name}.br").exists()


def test_what_a_joined_sheet_names_is_found_from_where_it_lies(collected, settings):
    sheet = settings.STATIC_ROOT / staticfiles_storage.stored_name("css/core.joined.css")
    named = re.findall(r'url\("([^"]+)"\)', sheet.read_text())
    assert named
    assert [file for file in named if not (sheet.parent / file).resolve().exists()] == []


def test_where_nothing_is_collected_the_parts_are_asked_for():
    assert {name: files_of(name) for name in JOINED} == JOINED


def test_a_page_of_a_table_asks_for_each_file_once():
    named = [part for name in ("css/core", "css/table") for part in JOINED[f"{name}.joined.css"]]
    named += [part for name in ("js/live", "js/table") for part in JOINED[f"{name}.joined.js"]]
    assert len(named) == len(set(named))


async def test_a_page_may_load_nothing_from_elsewhere(db):
    policy = (await AsyncClient().get("/"))["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not [source for source in policy.replace(";", " ").split() if source.startswith(("http", "*", "data:"))]


def test_sheets_ask_for_widths_in_rem_so_that_larger_letters_get_the_layout_of_a_smaller_screen():
    asked = {
        sheet.name: re.findall(r"@media[^{]*\dpx[^{]*", sheet.read_text()) for sheet in ROOT.glob("static/css/*.css")
    }
    assert {name: found for name, found in asked.items() if found} == {}


def test_every_property_that_the_sheets_set_is_asked_for_and_none_is_asked_for_that_isnt_set():
    sheets = "".join(path.read_text() for path in (ROOT / "static/css").glob("**/*.css"))
    drawings = "".join(path.read_text() for path in (ROOT / "static").glob("**/*.svg"))
    known = set(re.findall(r"(--[\w-]+)\s*:", sheets))
    asked = set(re.findall(r"var\((--[\w-]+)", sheets + drawings))
    assert known == asked
