import re

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage
from django.test import AsyncClient

from .tree import ROOT


@pytest.fixture
def collected(settings, static_root):
    """Static files as a running site has them: collected, hashed and compressed."""
    settings.STATIC_ROOT = static_root
    settings.MIDDLEWARE = ["servestatic.middleware.ServeStaticMiddleware", *settings.MIDDLEWARE]
    backend = "servestatic.storage.CompressedManifestStaticFilesStorage"
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": backend}}


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
