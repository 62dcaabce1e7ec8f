import pytest

from tutorial.rulebook.book import read_book
from tutorial.rulebook.links import Place
from tutorial.rulebook.reading import markdown
from tutorial.sources import ContentError

from .writing import FIRST_LINE, HEAD, written


def html(page):
    parser = markdown()
    return parser.renderer.render(page.tokens, parser.options, {})


def test_a_heading_has_the_id_it_states_and_links_to_itself(tmp_path):
    page = written(tmp_path, "## Baci jaču {#iber}\n\nMoraš.\n")
    assert '<h2 id="iber"><a href="#iber">Baci jaču</a></h2>' in html(page)
    assert [(section.anchor, section.title, section.text) for section in page.sections[1:]] == [
        ("iber", "Baci jaču", "Moraš.")
    ]


def test_values_inside_a_sentence_come_from_the_rules(tmp_path):
    page = written(
        tmp_path,
        "{{ bodovi JH adut }} {{ bodovi JH }} {{ karte }} {{ dijeljenje }} {{ prolaz }} {{ niz 4 }} {{ četiri 9 }} "
        "{{ četiri 8 }} {{ bela }} {{ opcija sweep_bonus }} {{ opcija target troje }} {{ ruka 3 }} {{ boja }}\n",
    )
    assert "<p>20 2 152 162 82 50 150 0 20 90 701 10 30</p>" in html(page)


def test_markup_in_a_page_is_words_and_no_html(tmp_path):
    assert "<script>" not in html(written(tmp_path, "Tekst <script>alert(1)</script>\n"))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("Prvi red.\n\n{{ bodovi XH }}\n", 2, "there is no value 'bodovi XH'"),
        ("{{ opcija nema }}\n", 0, "there is no value"),
        ("{{ bodovi JH aduta }}\n", 0, "there is no value"),
        ("\n## Bez oznake\n", 1, "ends with its id"),
        ("# Prevelik {#a}\n", 0, "a heading is ## or ###"),
        ("![slika](a.png)\n", 0, "pages have no images"),
    ],
)
def test_a_slip_in_the_text_is_told_with_its_line(tmp_path, text, line, message):
    with pytest.raises(ContentError) as caught:
        written(tmp_path, text)
    assert message in str(caught.value)
    assert caught.value.line == FIRST_LINE + line


@pytest.fixture
def folder(tmp_path):
    """Where the pages of a book stand."""
    found = tmp_path / "hr" / "pravila"
    found.mkdir(parents=True)
    return found


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("Bez zaglavlja.\n", 1, "a page begins with its title"),
        ("---\ntitle: a\norder: 1\n---\n", 2, "`summary` is missing"),
        ("---\ntitle: a\norder: prvi\nsummary: b\n---\n", 3, "expected a number"),
        ("---\ntitle: a\norder: 1\nsummary: b\nnaslov: c\n---\n", 5, "unknown name `naslov`"),
        ("---\ntitle: a\norder: [1\nsummary: b\n---\n", 4, "no YAML"),
    ],
)
def test_a_slip_in_the_head_is_told_with_its_line(folder, text, line, message):
    (folder / "pocetak.md").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_book(folder.parent.parent, "hr")
    assert message in str(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize("link", ["nema", "#nema", "pocetak#nema"])
def test_a_link_that_leads_nowhere_is_told(folder, link):
    (folder / "pocetak.md").write_text(HEAD + f"\nVidi [ovo]({link}).\n", encoding="utf-8")
    with pytest.raises(ContentError, match="a link leads nowhere") as caught:
        read_book(folder.parent.parent, "hr")
    assert caught.value.line == FIRST_LINE + 1


def test_links_between_pages_become_addresses(folder):
    (folder / "pocetak.md").write_text(HEAD + "\n[Tamo](druga#ovdje) i [gore](pocetak)\n", encoding="utf-8")
    (folder / "druga.md").write_text(HEAD + "\n## Ovdje {#ovdje}\n\n[ovdje](#ovdje)\n", encoding="utf-8")
    book = read_book(folder.parent.parent, "hr")
    assert 'href="/pravila/druga/#ovdje"' in book.html(book.page("pocetak"))
    assert book.has(Place("druga", "ovdje"))
    assert not book.has(Place("druga", "negdje"))


def test_an_id_may_stand_only_once_on_a_page(folder):
    (folder / "pocetak.md").write_text(HEAD + "\n## A {#a}\n\n## B {#a}\n", encoding="utf-8")
    with pytest.raises(ContentError, match="'a' stands twice"):
        read_book(folder.parent.parent, "hr")


def test_rules_without_a_first_page_are_none(folder):
    with pytest.raises(ContentError, match="no first page"):
        read_book(folder.parent.parent, "hr")


def test_a_page_that_is_not_translated_stands_in_the_first_language(folder):
    english = folder.parent.parent / "en" / "pravila"
    english.mkdir(parents=True)
    (folder / "pocetak.md").write_text(HEAD + "\n[Tamo](druga#ovdje)\n", encoding="utf-8")
    (folder / "druga.md").write_text(HEAD + "\n## Ovdje {#ovdje}\n", encoding="utf-8")
    (english / "druga.md").write_text(HEAD + "\n## Here {#ovdje}\n", encoding="utf-8")
    book = read_book(folder.parent.parent, "en")
    assert {page.slug: page.language for page in book.pages} == {"pocetak": "hr", "druga": "en"}
    assert "Here" in book.html(book.page("druga"))
    (english / "druga.md").write_text(HEAD + "\n## Here {#here}\n", encoding="utf-8")
    with pytest.raises(ContentError, match="a link leads nowhere"):
        read_book(folder.parent.parent, "en")
