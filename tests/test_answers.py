"""In what form somebody is answered, and where they are led."""

import pytest
from django.test import Client, RequestFactory

from game.answers import accept, wants_json
from game.qr import qr_svg


@pytest.mark.parametrize(
    ("asked", "is_json"),
    [
        ("application/json", True),
        ("Application/JSON", True),
        ("application/json; charset=utf-8", True),
        ("application/json, text/plain, */*", True),
        ("text/html;q=0.5, application/json", True),
        ("text/html, application/json;q=0.1", False),
        ("text/html, application/json;q=0", False),
        ("application/json;q=0", False),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", False),
        ("*/*", False),
        ("", False),
    ],
)
def test_json_is_for_who_asks_for_it_by_name_and_for_no_page_rather(asked, is_json):
    assert wants_json(RequestFactory().get("/", headers={"Accept": asked})) is is_json


@pytest.mark.parametrize(("go_to", "header"), [("/a\r\nb", "/a%0D%0Ab"), ("/igrac/đuro/", "/igrac/%C4%91uro/")])
def test_htmx_is_led_where_a_header_can_say(go_to, header):
    request = RequestFactory().post("/")
    request.htmx = True
    assert accept(request, go_to)["HX-Redirect"] == header


@pytest.mark.django_db
def test_a_link_that_no_code_can_hold_is_shown_as_a_link_alone():
    guest = Client()
    guest.post("/gost/", {"name": "Ana"})
    page = guest.post("/gost/uredjaj/", {"next": "/" + "đ" * 1000})
    assert page.status_code == 200
    assert "<svg" in qr_svg("https://bela.example/stol/abcdef/")
    assert qr_svg("đ" * 3000) == ""
