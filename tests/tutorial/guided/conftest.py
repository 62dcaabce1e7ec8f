import shutil

import pytest
from django.conf import settings

from tutorial.guided.reading import guided_deals
from tutorial.sources import CONTENT

DEALS = CONTENT / "hr" / "vodeno"
SOME = DEALS / "mus.yaml"
NAMES = ("Ana", "Ivan", "Đurđa", "Joža")


def pytest_generate_tests(metafunc):
    """Each guided deal is a case of every test that asks for one."""
    if "deal" in metafunc.fixturenames:
        metafunc.parametrize("deal", guided_deals().values(), ids=lambda deal: deal.slug)


@pytest.fixture
def changed(tmp_path):
    """A copy of a deal with one thing in it written otherwise, and the line where that stands."""

    def change(old, new):
        path = tmp_path / "mus.yaml"
        shutil.copy(SOME, path)
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path, text[: text.index(old)].count("\n") + 1

    return change


@pytest.fixture(autouse=True)
def croatian():
    assert settings.LANGUAGE_CODE == "hr"
