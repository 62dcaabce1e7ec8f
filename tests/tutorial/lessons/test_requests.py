"""What comes from outside is believed of nobody: forms with other fields, answers that are none, addresses that lead nowhere."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from tutorial.lessons.urls import LessonSlug

pytestmark = pytest.mark.django_db
STEP = reverse("lessons:step", args=["karte-i-boje", 1])
MARKING = reverse("lessons:step", args=["karte-i-boje", 8])
NOWHERE = [
    "/nauci/nema-toga/",
    "/nauci/nema-toga/1/",
    "/nauci/karte-i-boje/0/",
    "/nauci/karte-i-boje/10/",
    "/nauci/karte-i-boje/99999999999999999999999/",
    "/nauci/..%2f..%2fetc/",
    "/nauci/zadaci/nema/1/",
    "/nauci/zadaci/nema/",
    "/nauci/zadaci/smijes/1000000/",
    "/nauci/zadaci/smijes/1/?preset=troje",
    "/nauci/zadaci/smijes/1/?preset=nema",
    "/nauci/zadaci/dalje/?preset=%00",
]
GARBAGE = ["", "ZZ", "7S 7S", "kh", "KH\x00", "<script>", "9" * 5000, "💥"]


@pytest.mark.parametrize("address", NOWHERE)
def test_what_is_not_there_is_not_found(client, address):
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("answer", GARBAGE)
def test_an_answer_that_is_none_is_refused_in_a_sentence(client, answer):
    page = client.post(STEP, {"answer": answer})
    assert page.status_code == 400
    assert "<script>" not in page.content.decode()
    assert "learned" not in client.session


@pytest.mark.parametrize("field", ["found", "hint", "hinted"])
@pytest.mark.parametrize("value", ["AS", "7H ZZ", "4", "-1", "<b>"])
def test_fields_that_say_what_cannot_be_are_refused(client, field, value):
    assert client.post(MARKING, {"answer": "AS", field: value}).status_code == 400


def test_cards_said_to_be_found_twice_count_once(client):
    page = client.post(MARKING, {"answer": "TH", "found": "TH TH TH"}).content.decode()
    assert "answer is-ok" not in page


@pytest.mark.parametrize("address", [STEP, "/nauci/iznova/", "/nauci/karte-i-boje/iznova/", "/nauci/zadaci/iznova/"])
def test_a_post_without_the_forms_key_changes_nothing(address):
    assert Client(enforce_csrf_checks=True).post(address, {"answer": "KH"}).status_code == 403


@pytest.mark.parametrize("address", ["/nauci/iznova/", "/nauci/karte-i-boje/iznova/", "/nauci/zadaci/iznova/"])
def test_following_a_link_forgets_nothing(client, address):
    assert client.get(address).status_code == 405


@pytest.mark.parametrize(
    "address", ["/nauci/", "/nauci/karte-i-boje/", STEP, "/nauci/zadaci/", "/nauci/zadaci/zbroj/1/"]
)
def test_pages_of_learning_are_kept_by_no_cache(client, address):
    assert "no-store" in client.get(address)["Cache-Control"]
    assert client.head(address).status_code == 200


def test_pages_beside_the_lessons_are_left_to_others():
    for word in ("vodeno", "vjezba", "zadaci", "iznova"):
        assert not re.fullmatch(LessonSlug.regex, word)
    assert re.fullmatch(LessonSlug.regex, "vjezbanje")
