"""A guest session, and names."""

import pytest

from .answers import refused
from .program import Program

BAD_NAMES = {
    "none": "",
    "blanks": "   \t ",
    "control characters": "A\x00na\x07",
    "only control characters": "\x01\x02\x03",
    "a line break": "Ana\r\nIvan",
    "500 letters": "a" * 500,
    "turned direction": "\u202eanA",
    "nothing to be seen": "\u200b\u200b\u2060",
}


def test_a_nickname_is_all_a_guest_needs(site):
    somebody = Program(site.port)
    answer = somebody.post("/gost/", {"name": "Živko Đurić"})
    assert answer.status == 200
    assert answer.json == {"table": None, "url": None, "you": None}
    somebody.opens()
    assert somebody.view["seats"][0]["name"] == "Živko Đurić"
    assert somebody.view["seats"][0]["kind"] == "guest"


def test_two_guests_may_have_one_name(site):
    first, second = Program(site.port, "Ana"), Program(site.port, "Ana")
    second.sits(first.opens())
    assert [seat["name"] for seat in second.view["seats"]] == ["Ana", "Ana", None, None]


def test_a_guest_who_asks_again_has_a_new_name_at_the_old_seat(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    assert ana.post("/gost/", {"name": "Anica"}).status == 200
    assert (ana.view["you"], ana.view["seats"][0]["name"]) == (0, "Anica")


@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES)
def test_a_name_nobody_could_read_is_refused(site, name):
    refused(Program(site.port).post("/gost/", {"name": name}), 422, "bad_name")


def test_a_missing_name_is_refused(site):
    refused(Program(site.port).post("/gost/"), 422, "bad_name")


@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES)
def test_a_refused_new_name_leaves_the_old_one(site, name):
    ana = Program(site.port, "Ana")
    ana.opens()
    refused(ana.post("/gost/", {"name": name}), 422, "bad_name")
    assert ana.view["seats"][0]["name"] == "Ana"


def test_a_name_made_of_html_stays_text(site):
    odd = "<b>x</b>"
    somebody = Program(site.port)
    answer = somebody.post("/gost/", {"name": odd})
    if answer.status == 200:
        somebody.opens()
        assert odd not in somebody.page(f"/stol/{somebody.code}/").text
    else:
        refused(answer, 422, "bad_name")


def test_every_page_gives_the_token_and_a_new_session_changes_it(site):
    somebody = Program(site.port)
    somebody.page("/")
    before = somebody.cookies["csrftoken"]
    assert somebody.post("/gost/", {"name": "Ana"}).status == 200
    assert somebody.cookies["csrftoken"] != before


def test_the_page_of_a_table_gives_the_token_too(site):
    code = Program(site.port, "Ana").opens()
    visitor = Program(site.port)
    assert visitor.page(f"/stol/{code}/").status == 200
    assert visitor.cookies["csrftoken"]


@pytest.mark.parametrize(
    "what", ["/gost/", "/stolovi/novi/", *(f"/stol/CODE/{word}/" for word in ("sjedni", "robot", "spremno", "poredak"))]
)
def test_nothing_is_done_without_the_token(site, what):
    ana = Program(site.port, "Ana")
    path = what.replace("CODE", ana.opens())
    before = ana.view
    refused(ana.post_without_token(path, {"name": "Eva", "seat": 1}), 403, "csrf")
    refused(ana.post(path, {"name": "Eva", "seat": 1}, **{"X-CSRFToken": "x" * 64}), 403, "csrf")
    assert ana.view == before


@pytest.mark.parametrize("word", ["pocni", "napusti", "potez"])
def test_a_match_is_neither_begun_nor_left_nor_moved_without_the_token(site, word):
    ana = Program(site.port, "Ana")
    ana.opens()
    before = ana.view
    refused(ana.post_without_token(f"/stol/{ana.code}/{word}/", {"confirm": 1}), 403, "csrf")
    assert ana.view == before


def test_the_token_may_come_as_a_field(site):
    ana = Program(site.port, "Ana")
    field = {"csrfmiddlewaretoken": ana.token()["X-CSRFToken"]}
    answer = ana.post_without_token("/stolovi/novi/", field)
    assert answer.status == 200
    assert answer.json["you"] == 0
