"""Reporting a name or a behaviour, what is decided about it, and who learns of that."""

import re

import pytest
from django.test import Client

from game.accounts import reporting
from game.accounts.models import Report, User
from game.accounts.personal import draw_panels
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables.models import Seat

from ..lobby.people import room
from ..tables.matches import finished_match

JSON = {"Accept": "application/json"}
ADDRESS = "/prijavi/marko/"
pytestmark = pytest.mark.django_db


def make_account(name: str, **more) -> User:
    return User.objects.create_user(username=name.lower(), name=name, password="kupus i grah", **more)


@pytest.fixture
def marko() -> User:
    return make_account("Marko")


@pytest.fixture
def ana() -> User:
    return make_guest(name="Ana")


def client_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def send(user, **fields):
    return client_of(user).post(ADDRESS, fields, headers=JSON)


def decide(report, decision, by, reason="Zbog reda."):
    reporting.decide(report=report, decision=decision, reason=reason, by=by)


# ------------------------------------------------------------------ reporting


def test_a_behaviour_is_reported_with_the_table_where_it_was(ana, marko):
    page = client_of(ana).get(f"{ADDRESS}?stol=k7pq3x&about=behaviour").content.decode()
    assert "Prijava igrača: Marko" in page
    assert 'value="k7pq3x"' in page
    answer = client_of(ana).post(ADDRESS, {"about": "behaviour", "words": "Psuje.\r\nStalno.", "stol": "K7PQ3X"})
    assert "Hvala" in answer.content.decode()
    report = Report.objects.get()
    assert (report.reporter, report.reported, report.name_then) == (ana, marko, "Marko")
    assert (report.about, report.words, report.match) == ("behaviour", "Psuje.\nStalno.", "k7pq3x")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "Odaberi što prijavljuješ"),
        ({"about": "sve"}, "Odaberi što prijavljuješ"),
        ({"about": "behaviour"}, "Napiši što se dogodilo"),
        ({"about": "behaviour", "words": " \r\n "}, "Napiši što se dogodilo"),
        ({"about": "name", "words": "x" * 501}, "Stane 500 znakova"),
        ({"about": "name", "words": "a\0b"}, "ne mogu spremiti"),
        ({"about": "name", "stol": "k7pq3xk7pq3xk"}, "nije šifra nijednog stola"),
        ({"about": "name", "stol": "../uprava"}, "nije šifra nijednog stola"),
    ],
)
def test_what_cannot_be_taken_is_said_and_nothing_typed_is_lost(ana, marko, fields, sentence):
    answer = send(ana, **fields)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_report")
    assert sentence in answer.json()["text"]
    page = client_of(ana).post(ADDRESS, fields)
    assert page.status_code == 422
    assert sentence in page.content.decode()
    assert fields.get("words", "").strip("\0 \r\n")[:20] in page.content.decode()
    assert not Report.objects.exists()


def test_the_same_is_reported_once_until_it_is_decided(ana, marko):
    assert send(ana, about="name").status_code == 200
    assert "već čeka odluku" in send(ana, about="name").json()["text"]
    assert send(ana, about="behaviour", words="Psuje.").status_code == 200
    decide(Report.objects.get(about="name"), "nothing", marko)
    assert send(ana, about="name").status_code == 200
    assert Report.objects.count() == 3


def test_nobody_reports_without_end(ana):
    for number in range(reporting.MOST_A_DAY):
        assert (
            client_of(ana).post(f"/prijavi/{make_account(f'i{number}').username}/", {"about": "name"}).status_code
            == 200
        )
    make_account("Marko")
    assert send(ana, about="name").status_code == 429


def test_nobody_reports_oneself(marko):
    assert send(marko, about="name").json()["text"] == "To si ti."


@pytest.mark.parametrize("username", ["nitko", "%00", "marko%00", "x" * 300])
def test_who_is_not_there_cannot_be_reported(ana, marko, username):
    assert client_of(ana).get(f"/prijavi/{username}/").status_code == 404


def test_guests_are_not_found_by_their_secret_name(ana, marko):
    assert client_of(marko).get(f"/prijavi/{ana.username}/").status_code == 404


def test_a_guest_is_reported_by_those_at_the_table_and_by_nobody_else(ana, marko):
    eva = make_guest(name="Eva")
    code = room(marko, ana).code
    link = re.search(r"/prijavi/gost/\d+/\?stol=\w+", client_of(marko).get(f"/prijatelji/stol/{code}/").text)[0]
    assert 'name="stol" value="' + code in client_of(marko).get(link).text
    assert client_of(marko).post(link, {"about": "name", "stol": code}).status_code == 200
    assert [(report.reported, report.match) for report in Report.objects.all()] == [(ana, code)]
    assert client_of(eva).get(link).status_code == client_of(eva).post(link, {"about": "name"}).status_code == 404


def test_a_guest_who_has_left_the_table_can_still_be_reported(ana, marko):
    table = finished_match(Rules(target=501), seed=3)
    Seat.objects.filter(table=table.table_id, place=0).update(user=marko)
    Seat.objects.filter(table=table.table_id, place=1).update(user=None, left_by=ana)
    assert client_of(marko).get(f"/prijavi/gost/{ana.id}/").status_code == 200


def test_a_visitor_is_asked_for_a_name_first(marko):
    assert Client().get(ADDRESS).status_code == 403
    assert Client().post(ADDRESS, {"about": "name"}).status_code == 403


# ------------------------------------------------------------------ deciding


@pytest.fixture
def report(ana, marko) -> Report:
    return reporting.report(reporter=ana, reported=marko, about="name")


@pytest.fixture
def staff() -> User:
    return make_account("Uprava", is_staff=True)


def test_a_warning_is_told_with_its_reason_until_it_is_read(report, marko, staff):
    assert "/racun/odluke/" not in draw_panels(marko.id)
    decide(report, "warned", staff, "Ime vrijeđa.")
    assert 'href="/racun/odluke/"' in draw_panels(marko.id)
    page = client_of(marko).get("/racun/odluke/").content.decode()
    assert "Ime vrijeđa." in page
    assert "Ana" not in page
    client_of(marko).post("/racun/odluke/")
    assert "/racun/odluke/" not in draw_panels(marko.id)
    page = client_of(marko).get("/racun/odluke/").content.decode()
    assert "Ime vrijeđa." in page
    assert 'action="/racun/odluke/"' not in page


def test_a_report_that_led_to_nothing_is_not_told(report, marko, staff):
    decide(report, "nothing", staff)
    assert "/racun/odluke/" not in draw_panels(marko.id)
    assert "Nema nijedne" in client_of(marko).get("/racun/odluke/").content.decode()


def test_a_renamed_account_has_a_name_that_says_nothing_and_may_choose_anew(report, marko, staff):
    User.objects.filter(id=marko.id).update(renamed_at="2026-01-01T00:00Z")
    decide(report, "renamed", staff)
    marko.refresh_from_db()
    assert marko.name.startswith("Igrač ")
    assert marko.username == marko.name.replace("Igrač ", "igrac")
    assert marko.renamed_at is None
    assert "Zbog imena: Marko" in client_of(marko).get("/racun/odluke/").content.decode()


def test_a_neutral_name_that_somebody_has_is_not_given_again(report, marko, staff, monkeypatch):
    make_account("igrac10005")
    numbers = iter((5, 6))
    monkeypatch.setattr("game.accounts.reporting.secrets.randbelow", lambda below: next(numbers))
    decide(report, "renamed", staff)
    marko.refresh_from_db()
    assert marko.username == "igrac10006"


def test_who_is_shut_out_is_out_at_once_and_cannot_come_back(report, marko, staff):
    client = client_of(marko)
    assert client.get("/racun/odluke/").status_code == 200
    decide(report, "shut_out", staff)
    assert client.get("/racun/odluke/").status_code == 403
    assert not Client().login(username="marko", password="kupus i grah")


def test_a_decision_is_taken_once(report, marko, staff):
    decide(report, "warned", staff, "Prvi razlog.")
    decide(report, "shut_out", staff, "Drugi razlog.")
    report.refresh_from_db()
    marko.refresh_from_db()
    assert (report.decision, report.reason, report.decided_by) == ("warned", "Prvi razlog.", staff)
    assert report.decided_at is not None
    assert marko.is_active
