import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutorial.rulebook.book import book
from tutorial.rulebook.folding import fold, variants
from tutorial.rulebook.search import find


def titles(query):
    return [hit.section.title for hit in find(book("hr"), query).hits]


@pytest.mark.parametrize("query", ["štiglja", "stiglja", "ŠTIGLJA", "Stiglja "])
def test_letters_are_found_without_their_marks_and_in_any_case(query):
    assert titles(query)[:2] == ["Štiglja", "Štiglja"]


@pytest.mark.parametrize("query", ["ponuđeni", "ponudeni", "ponudjeni"])
def test_who_has_no_crossed_d_writes_d_or_dj(query):
    assert titles(query)[0] == "Ponuđeni adut"


def test_a_title_comes_before_a_heading_and_a_heading_before_text():
    hits = find(book("hr"), "auzmeš").hits
    assert (hits[0].section.page, hits[0].section.level) == ("auzmes", 1)
    where = ["auzmes" in fold(hit.section.title) for hit in hits]
    assert where == sorted(where, reverse=True)


def test_every_word_must_be_there():
    assert titles("štih korak")[0] == "Štih korak po korak"
    assert titles("štih lokomotiva") == []


def test_another_form_of_a_word_is_found_too():
    assert "Bela" in titles("belu")


def test_words_of_the_glossary_are_places_of_their_own():
    [hit] = [hit for hit in find(book("hr"), "menel").hits if hit.section.page == "rjecnik" and hit.section.level == 4]
    assert hit.section.address == "/pravila/rjecnik/#menel"


def test_the_hit_is_marked_as_it_is_written():
    hit = find(book("hr"), "stih korak").hits[0]
    assert [piece.text for piece in hit.title if piece.is_hit] == ["Štih", "korak", "korak"]
    assert "".join(piece.text for piece in hit.title) == "Štih korak po korak"


def test_an_empty_question_is_asked_back(client, db):
    page = client.get("/pravila/trazi/").content.decode()
    assert "Upiši riječ ili dvije" in page


def test_nothing_found_says_so_and_what_to_do(client, db):
    page = client.get("/pravila/trazi/", {"q": "lokomotiva"}).content.decode()
    assert "Ništa za „lokomotiva“." in page


def test_a_hit_leads_to_its_place(client, db):
    page = client.get("/pravila/trazi/", {"q": "iber"}).content.decode()
    assert 'href="/pravila/kako-se-baca/#iber"' in page
    assert "<mark>Iber</mark>" in page


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", "\0", "(((", "\\", "%", "a" * 10_000, "' OR 1=1", "İ", "{{ 7*7 }}", "🂡"]
)
def test_a_hostile_question_is_words_like_any_other(client, db, query):
    answer = client.get("/pravila/trazi/", {"q": query})
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "<script>alert" not in page
    assert len(page) < 80_000


@given(st.text())
def test_folding_keeps_every_letter_in_its_place(text):
    assert len(fold(text)) == len(text)
    assert fold(fold(text)) == fold(text)


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_question_has_an_answer(text):
    for hit in find(book("hr"), text).hits:
        assert "".join(piece.text for piece in hit.title) == hit.section.title


def test_a_word_may_have_been_meant_with_a_crossed_d():
    assert variants("Djelitelj") == ("djelitelj", "delitelj")
