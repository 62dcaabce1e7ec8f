"""Somebody new, or a guest, gets an account."""

import pytest
from django.core import mail
from django.urls import reverse

from game.accounts.models import User
from game.tables.models import Seat
from tutorial.models import Learned

from .browsers import JSON, PASSWORD, Browser, has_account, link_in_mail

pytestmark = pytest.mark.django_db


def test_a_name_and_a_password_are_enough():
    visitor = Browser()
    assert visitor.registers("Đuro Šušnjić").headers["Location"] == "/racun/"
    person = visitor.person
    assert (person.name, person.username, person.is_guest, person.email) == ("Đuro Šušnjić", "durosusnjic", False, "")
    assert person.check_password(PASSWORD)
    assert mail.outbox == []


def test_a_guest_becomes_the_account_with_all_that_was_done():
    guest = Browser()
    row = guest.comes_as_guest("Ana")
    table = guest.post("/stolovi/novi/", {"robots": "1"}, headers=JSON).json()["table"]
    Learned.objects.create(user=row, lesson="karte", step=1)
    assert "Ana" in guest.get("/registracija/").content.decode()
    guest.registers("Ana M.")
    assert guest.person == User.objects.get()
    assert (guest.person.pk, guest.person.name, guest.person.is_guest) == (row.pk, "Ana M.", False)
    assert Seat.objects.get(table__code=table, user=row).place == 0
    assert Learned.objects.filter(user=row).count() == 1


def test_what_the_session_of_a_guest_held_stays_in_it_under_another_key():
    guest = Browser()
    guest.comes_as_guest()
    session = guest.session
    session["practice"] = [1, 2]
    session.save()
    before = session.session_key
    guest.registers()
    assert guest.session["practice"] == [1, 2]
    assert guest.session.session_key != before


@pytest.mark.django_db(transaction=True)
def test_a_table_shows_at_once_that_a_guest_has_become_an_account():
    guest = Browser()
    guest.comes_as_guest()
    table = guest.post("/stolovi/novi/", {"robots": "1"}, headers=JSON).json()["table"]
    assert guest.get(f"/stol/{table}/pogled.json").json()["seats"][0]["kind"] == "guest"
    guest.registers("Ana Nova")
    seat = guest.get(f"/stol/{table}/pogled.json").json()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("player", "Ana Nova")


def test_where_one_wanted_to_go_one_goes_but_never_elsewhere():
    assert Browser().registers("Ana", next="/pravila/").headers["Location"] == "/pravila/"
    assert Browser().registers("Iva", next="https://elsewhere.example/").headers["Location"] == "/racun/"


def test_an_address_is_asked_to_be_confirmed_in_croatian():
    visitor = Browser()
    visitor.registers("Ana", email="Ana@Bela.hr")
    assert mail.outbox[0].to == ["ana@bela.hr"]
    assert mail.outbox[0].subject == "Bela: Potvrdi svoju adresu"
    link = link_in_mail()
    elsewhere = Browser()
    assert "ana@bela.hr" in elsewhere.get(link).content.decode()
    assert visitor.person.emailaddress_set.get().verified is False
    elsewhere.post(link)
    assert visitor.person.emailaddress_set.get().verified is True
    assert elsewhere.is_nobody


@pytest.mark.parametrize(
    "fault",
    [
        {"username": ""},
        {"username": "a\0b"},
        {"username": "Admin"},
        {"username": "Аna"},
        {"username": "x" * 500},
        {"username": "\u202eana"},
        {"password1": ""},
        {"password1": "kratka"},
        {"password1": "password1"},
        {"password1": "vrlodugoime7", "username": "Vrlodugoime7"},
        {"email": "no address"},
        {"email": "a\0@bela.hr"},
        {"email": "x" * 300 + "@bela.hr"},
    ],
    ids=str,
)
def test_what_cannot_be_registered_is_refused_with_a_sentence_and_the_guest_stays_a_guest(fault):
    guest = Browser()
    row = guest.comes_as_guest("Ana")
    fields = {"username": "Marija", "password1": PASSWORD, **fault}
    page = guest.post("/registracija/", fields)
    assert page.status_code == 422
    assert 'class="errors"' in page.content.decode()
    refused = guest.post("/registracija/", fields, headers=JSON)
    assert refused.status_code == 422
    assert refused.json()["text"]
    assert (guest.person.pk, guest.person.name, guest.person.is_guest) == (row.pk, "Ana", True)


@pytest.mark.parametrize("name", ["Ana", "ANA", "Ána", "A.n.a"])
def test_a_name_like_one_that_is_taken_is_refused(name):
    has_account("Ana")
    refused = Browser().post("/registracija/", {"username": name, "password1": PASSWORD}, headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (422, "bad_name")
    assert User.objects.count() == 1


def test_whether_an_address_is_known_nobody_learns():
    has_account("Ana", email="ana@bela.hr")
    assert Browser().registers("Iva", email="ana@bela.hr").status_code == 302
    assert Browser().registers("Eva", email="eva@bela.hr").status_code == 302


def test_who_has_an_account_is_not_asked_to_register():
    visitor = Browser()
    visitor.registers()
    assert visitor.get("/registracija/").headers["Location"] == "/"


def test_a_form_without_its_key_registers_nobody():
    strict = Browser(enforce_csrf_checks=True)
    assert strict.registers().status_code == 403
    assert not User.objects.exists()


def test_a_mail_that_cannot_be_sent_spoils_no_account(settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 9
    visitor = Browser()
    assert visitor.registers("Ana", email="ana@bela.hr").status_code == 302
    assert visitor.person.name == "Ana"
    assert 'class="said errors"' in visitor.get("/racun/").content.decode()


def test_the_pages_have_the_names_by_which_allauth_finds_them():
    assert [reverse(name) for name in ("account_login", "account_signup", "account_logout", "usersessions_list")] == [
        "/prijava/",
        "/registracija/",
        "/odjava/",
        "/racun/uredjaji/",
    ]
