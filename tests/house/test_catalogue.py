import gettext
import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from .tree import ROOT

CATALOGUE = ROOT / "belasite" / "locale" / "hr" / "LC_MESSAGES" / "django.po"
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")


def messages(path: Path = CATALOGUE) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale="hr")


def parts(words: str | tuple[str, ...]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory) -> Catalog:
    """The catalogue as `make messages` would leave it now."""
    copy = tmp_path_factory.mktemp("words") / "django.po"
    shutil.copy(CATALOGUE, copy)
    subprocess.run(["sh", "bin/messages.sh", Path(sys.executable).parent, copy], cwd=ROOT, check=True)
    return messages(copy)


def test_the_catalogue_holds_every_word_of_the_site_and_no_other(fresh):
    known = {(message.context, parts(message.id)) for message in messages() if message.id}
    assert {(message.context, parts(message.id)) for message in fresh if message.id} == known


def test_everything_is_translated_and_nothing_is_a_guess():
    unfinished = [message.id for message in messages() if message.id and not all(parts(message.string))]
    guesses = [message.id for message in messages() if message.id and message.fuzzy]
    assert (unfinished, guesses) == ([], [])


def test_translations_fill_in_what_the_sentence_fills_in():
    wrong = [
        string
        for message in messages()
        for string in parts(message.string)
        if message.id and not set(PLACEHOLDER.findall(string)) <= set(PLACEHOLDER.findall("".join(parts(message.id))))
    ]
    assert wrong == []


def test_every_counted_word_has_its_three_forms():
    short = [message.id for message in messages() if message.pluralizable and len(parts(message.string)) != 3]
    assert short == []


COUNTED = {"bod": (1, 21, 101, 1001), "boda": (2, 3, 4, 22, 24, 162), "bodova": (0, 5, 10, 11, 12, 14, 20, 111, 112)}


@pytest.mark.parametrize(("word", "number"), [(word, number) for word in COUNTED for number in COUNTED[word]])
def test_points_are_counted_as_croatian_counts_them(word, number):
    catalogue = Catalog(locale="hr")
    catalogue.mime_headers = messages().mime_headers
    catalogue.add(("point", "points"), ("bod", "boda", "bodova"))
    file = io.BytesIO()
    write_mo(file, catalogue)
    file.seek(0)
    assert gettext.GNUTranslations(file).ngettext("point", "points", number) == word


def test_the_points_of_a_deal_are_counted_in_the_same_words():
    assert messages().get("%(number)d point").string == ("%(number)d bod", "%(number)d boda", "%(number)d bodova")
