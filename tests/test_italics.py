"""Croatian words on English pages."""

import pytest
from django.utils import translation
from markupsafe import Markup

from game.italics import terms_in_italics

BELA = '<i lang="hr">bela</i>'


def in_english(html: str) -> str:
    with translation.override("en"):
        return str(terms_in_italics(Markup(html)))


@pytest.mark.parametrize(
    ("html", "marked"),
    [
        ("Play bela, say bela.", f"Play {BELA}, say bela."),
        ('<a title="bela">bela</a>', f'<a title="bela">{BELA}</a>'),
        ('<em lang="hr">bela</em> and bela', '<em lang="hr">bela</em> and bela'),
        ('<div lang="hr"><div>štih</div>bela</div> a štih', '<div lang="hr"><div>štih</div>bela</div> a štih'),
        ("<textarea>bela</textarea>bela", f"<textarea>bela</textarea>{BELA}"),
        ("Isabela, belote", "Isabela, belote"),
    ],
)
def test_of_each_term_the_first_use_is_in_italics(html, marked):
    assert in_english(html) == marked


def test_in_croatian_nothing_is_marked():
    assert terms_in_italics(Markup("<b>bela</b>")) == "<b>bela</b>"


def test_what_is_no_html_yet_is_escaped():
    with translation.override("en"):
        assert terms_in_italics("<bela>") == '&lt;<i lang="hr">bela</i>&gt;'


def test_pages_say_the_names_of_games_in_italics(client, db):
    page = client.get("/stolovi/novi/", headers={"Accept-Language": "en"}).content.decode()
    assert page.count('<i lang="hr">kavana</i>') == 1
    assert "<i lang" not in client.get("/stolovi/novi/", headers={"Accept-Language": "hr"}).content.decode()
