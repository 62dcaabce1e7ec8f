"""Whoever has an account comes back: by name or address, with a password or a code, as somebody new or as a guest."""

import pytest
from django.core import mail
from django.core.cache import cache

from game.accounts.keepers import CannotMove, keepers
from game.accounts.models import User
from tutorial.models import Learned

from .browsers import JSON, PASSWORD, Browser, code_in_mail, has_account, link_in_mail

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("login", ["Đuro Š.", "duros", "ĐURO-Š", "duro@bela.hr", " DURO@bela.hr "])
def test_a_name_is_known_however_it_is_written_and_so_is_the_address(login):
    account = has_account("Đuro Š.", email="duro@bela.hr")
    visitor = Browser()
    assert visitor.logs_in(login).headers["Location"] == "/"
    assert visitor.person == account


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("Ana", "another"),
        ("Iva", PASSWORD),
        ("ana@bela.hr", "another"),
        ("iva@bela.hr", PASSWORD),
        ("...", PASSWORD),
        ("a\0", PASSWORD),
        ("x" * 9999, PASSWORD),
        ("Ana", ""),
        ("", ""),
    ],
)
def test_a_wrong_name_and_a_wrong_password_are_told_alike(login, password):
    has_account("Ana", email="ana@bela.hr")
    visitor = Browser()
    refused = visitor.post("/prijava/", {"login": login, "password": password}, headers=JSON)
    assert refused.status_code == 422
    assert visitor.is_nobody
    if login in ("Ana", "Iva", "ana@bela.hr", "iva@bela.hr") and password:
        assert refused.json()["text"] == "Ime i lozinka ne idu zajedno."


def test_a_guest_cannot_be_logged_into_by_its_secret_name():
    guest = Browser().comes_as_guest()
    assert Browser().logs_in(guest.username, "").status_code == 422
    assert Browser().logs_in(guest.username, "!").status_code == 422


def test_a_code_by_mail_is_as_good_as_a_password():
    account = has_account("Ana", email="ana@bela.hr")
    visitor = Browser()
    assert visitor.post("/prijava/kod/", {"email": "ana@bela.hr"}).headers["Location"] == "/prijava/kod/potvrda/"
    code = code_in_mail()
    assert visitor.post("/prijava/kod/potvrda/", {"code": "AAAA-BBBB"}).status_code == 422
    assert visitor.is_nobody
    assert visitor.post("/prijava/kod/potvrda/", {"code": code.lower()}).headers["Location"] == "/"
    assert visitor.person == account
    assert account.emailaddress_set.get().verified


def test_a_code_is_not_guessed_for_long():
    has_account("Ana", email="ana@bela.hr")
    visitor = Browser()
    visitor.post("/prijava/kod/", {"email": "ana@bela.hr"})
    code = code_in_mail()
    tries = [visitor.post("/prijava/kod/potvrda/", {"code": f"AAAA-{number:04}"}).status_code for number in range(3)]
    assert tries == [422, 422, 302]
    visitor.post("/prijava/kod/potvrda/", {"code": code})
    assert visitor.is_nobody


def test_a_program_is_told_that_the_last_wrong_code_was_refused_too():
    has_account("Ana", email="ana@bela.hr")
    program = Browser(headers=JSON)
    program.post("/prijava/kod/", {"email": "ana@bela.hr"})
    refused = [program.post("/prijava/kod/potvrda/", {"code": f"AAAA-{number:04}"}) for number in range(3)]
    assert [one.status_code for one in refused] == [422, 422, 429]
    assert refused[-1].json() | {"url": ""} == {
        "reason": "too_many",
        "text": "Previše pokušaja. Pričekaj nekoliko minuta pa pokušaj opet.",
        "url": "",
    }


def test_a_program_is_told_that_a_link_has_been_used():
    has_account("Ana", email="ana@bela.hr")
    program = Browser(headers=JSON)
    program.post("/prijava/nova-lozinka/", {"email": "ana@bela.hr"})
    link = link_in_mail()
    form = program.get(link).headers["Location"]
    assert program.post(form, {"password1": "a wholly new one"}).status_code == 200
    for again in (program.get(link), program.post(form, {"password1": "another new one"})):
        assert (again.status_code, again.json()["reason"]) == (422, "link_used")


def test_what_django_says_in_english_only_is_said_in_croatian():
    refused = Browser().post("/registracija/", {"username": "An\0a", "password1": PASSWORD}, headers=JSON)
    assert (refused.status_code, refused.json()["text"]) == (422, "U tekstu je znak koji ovdje ne može stajati.")


@pytest.mark.parametrize("way", ["/prijava/kod/", "/prijava/nova-lozinka/"])
def test_an_address_without_an_account_is_answered_like_one_that_has_one(way):
    has_account("Ana", email="ana@bela.hr")
    known, unknown = (Browser().post(way, {"email": email}) for email in ("ana@bela.hr", "nobody@bela.hr"))
    assert (known.status_code, known.headers["Location"]) == (unknown.status_code, unknown.headers["Location"])
    assert [letter.to for letter in mail.outbox[-2:]] == [["ana@bela.hr"], ["nobody@bela.hr"]]
    pages = [Browser() for _ in range(2)]
    shown = [
        page.post(way, {"email": email}, follow=True).content.decode().replace(email, "")
        for page, email in zip(pages, ("ana@bela.hr", "nobody@bela.hr"), strict=True)
    ]
    assert _without_keys(shown[0]) == _without_keys(shown[1])


def _without_keys(page: str) -> str:
    return "".join(part.partition('"')[2] for part in page.split('name="csrfmiddlewaretoken" value="'))


def test_a_forgotten_password_is_chosen_anew_by_a_link_that_works_once():
    has_account("Ana", email="ana@bela.hr")
    visitor = Browser()
    visitor.comes_as_guest("Ana privremena")
    visitor.post("/prijava/nova-lozinka/", {"email": "ana@bela.hr"})
    link = link_in_mail()
    form = visitor.get(link).headers["Location"]
    assert visitor.post(form, {"password1": "short"}).status_code == 422
    assert visitor.post(form, {"password1": "a wholly new one"}).status_code == 302
    assert visitor.person.name == "Ana privremena"  # a guest is not turned out by it
    assert "Izaberi novu lozinku" not in visitor.get(link).content.decode()
    assert Browser().logs_in("Ana").status_code == 422
    assert Browser().logs_in("Ana", "a wholly new one").status_code == 302


@pytest.mark.parametrize("key", ["1-x", "zzzzzzzzzzzzzzzzzzzzzzzzzz-x", "1-set-password", "0-%00", "1-" + "x" * 5000])
def test_a_link_that_was_made_up_opens_nothing(key):
    has_account("Ana")
    page = Browser().get(f"/prijava/nova-lozinka/{key}/")
    assert page.status_code == 200
    assert "password1" not in page.content.decode()


@pytest.mark.parametrize("way", ["/", "/prijava/kod/"])
def test_a_guest_who_logs_in_takes_everything_along(way):
    account = has_account("Ana", email="ana@bela.hr")
    guest = Browser()
    row = guest.comes_as_guest("Gošća")
    Learned.objects.create(user=row, lesson="karte", step=1)
    assert guest.get("/prijava/").status_code == 200
    if way == "/":
        guest.logs_in("Ana")
    else:
        guest.post(way, {"email": "ana@bela.hr"})
        assert guest.person == row  # not before the code
        guest.post("/prijava/kod/potvrda/", {"code": code_in_mail()})
    assert guest.person == account
    assert Learned.objects.get().user == account
    assert not User.objects.filter(pk=row.pk).exists()


class Stubborn:
    name = "stubborn"

    def move(self, *, guest, account):
        raise CannotMove("That account is in a match.")


def test_a_guest_whose_things_cannot_move_is_told_why_and_stays_the_guest(monkeypatch):
    has_account("Ana")
    guest = Browser()
    row = guest.comes_as_guest("Gošća")
    Learned.objects.create(user=row, lesson="karte", step=1)
    monkeypatch.setattr("game.accounts.registering.keepers", [*keepers, Stubborn()])
    page = guest.logs_in("Ana")
    assert page.status_code == 422
    assert "That account is in a match." in page.content.decode()
    refused = guest.post("/prijava/", {"login": "Ana", "password": PASSWORD}, headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (422, "cannot_move")
    assert guest.person == row
    assert Learned.objects.get().user == row  # whatever had moved before is back


def test_who_is_shut_out_is_told_so_and_takes_nothing_along():
    account = has_account("Ana")
    User.objects.filter(pk=account.pk).update(is_active=False)
    guest = Browser()
    row = guest.comes_as_guest()
    assert guest.logs_in("Ana").headers["Location"] == "/prijava/zatvoreno/"
    assert guest.get("/prijava/zatvoreno/").status_code == 200
    assert guest.person == row


def test_another_account_in_the_same_browser_must_log_out_first():
    ana, iva = has_account("Ana"), has_account("Iva")
    visitor = Browser()
    visitor.logs_in("Ana")
    visitor.logs_in("Iva")
    assert visitor.person == ana
    visitor.post("/odjava/")
    assert visitor.is_nobody
    visitor.logs_in("Iva")
    assert visitor.person == iva


def test_guessing_a_password_ends(settings):
    settings.ACCOUNT_RATE_LIMITS = {}
    cache.clear()
    has_account("Ana")
    refused = [
        Browser().post("/prijava/", {"login": "Ana", "password": "x"}, headers=JSON).json()["text"] for _ in range(6)
    ]
    assert refused[0] == "Ime i lozinka ne idu zajedno."
    assert refused[-1] != refused[0]
    assert Browser().logs_in("Ana").status_code == 422
    cache.clear()


def test_registering_over_and_over_ends(settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "2/m/ip"}
    cache.clear()
    assert [Browser().registers(f"Ana {number}").status_code for number in range(3)] == [302, 302, 429]
    refused = Browser().post("/registracija/", {"username": "Iva", "password1": PASSWORD}, headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (429, "too_many")
    cache.clear()


def starts_a_match(browser: Browser) -> str:
    return browser.post("/stolovi/novi/", {"robots": "1"}, headers=JSON).json()["table"]


@pytest.mark.django_db(transaction=True)
def test_a_guest_in_the_middle_of_a_match_plays_on_as_the_account():
    has_account("Ana")
    guest = Browser()
    guest.comes_as_guest("Gošća")
    code = starts_a_match(guest)
    before = guest.get(f"/stol/{code}/pogled.json").json()
    assert guest.logs_in("Ana", next=f"/stol/{code}/").headers["Location"] == f"/stol/{code}/"
    after = guest.get(f"/stol/{code}/pogled.json").json()
    assert (after["you"], after["hand"]) == (before["you"], before["hand"])
    assert (after["seats"][0]["name"], after["seats"][0]["kind"]) == ("Ana", "player")


@pytest.mark.django_db(transaction=True)
def test_a_guest_stays_one_while_the_account_is_in_another_match():
    has_account("Ana")
    elsewhere, guest = Browser(), Browser()
    elsewhere.logs_in("Ana")
    starts_a_match(elsewhere)
    row = guest.comes_as_guest("Gošća")
    code = starts_a_match(guest)
    refused = guest.post("/prijava/", {"login": "Ana", "password": PASSWORD}, headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (422, "cannot_move")
    assert "partij" in refused.json()["text"]
    assert guest.person == row
    assert guest.get(f"/stol/{code}/pogled.json").json()["you"] == 0
