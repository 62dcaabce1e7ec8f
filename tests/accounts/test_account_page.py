"""One's own page: the name, the ways in, who may see what, and the devices."""

from datetime import timedelta

import pytest
from django.core import mail

from game.accounts.models import User
from game.accounts.services import make_device_link

from .browsers import JSON, PASSWORD, Browser, has_account, link_in_mail

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> Browser:
    browser = Browser()
    browser.registers("Ana", email="ana@bela.hr")
    return browser


@pytest.fixture
def guest() -> Browser:
    browser = Browser()
    browser.comes_as_guest("Gost Petar")
    return browser


# ------------------------------------------------------------------ who may


OWN_PAGES = ["/racun/lozinka/", "/racun/e-posta/", "/racun/uredjaji/", "/racun/provjera/"]


@pytest.mark.parametrize("page", ["/racun/", *OWN_PAGES])
def test_nobody_is_asked_to_log_in(page):
    assert Browser().get(page).headers["Location"] == f"/prijava/?next={page}"


@pytest.mark.parametrize("page", OWN_PAGES)
def test_a_guest_is_asked_to_register(guest, page):
    assert guest.get(page).headers["Location"].startswith("/registracija/?next=")


@pytest.mark.parametrize("form", ["/racun/ime/", "/racun/privatnost/", "/racun/lozinka/", "/racun/uredjaji/"])
def test_a_program_that_is_nobody_is_told_so(form):
    refused = Browser().post(form, headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (403, "who_are_you")


def test_a_guest_is_invited_to_register(guest):
    page = guest.get("/racun/").content.decode()
    assert "Gost Petar" in page
    assert 'href="/registracija/"' in page


# ------------------------------------------------------------------ the name


def test_a_name_is_changed_once_a_month(ana):
    assert ana.post("/racun/ime/", {"name": "Anica"}).status_code == 303
    assert (ana.person.name, ana.person.username) == ("Anica", "anica")
    again = ana.post("/racun/ime/", {"name": "Ana"}, headers=JSON)
    assert (again.status_code, again.json()["reason"]) == (422, "bad_name")
    User.objects.update(renamed_at=ana.person.renamed_at - timedelta(days=30, seconds=1))
    assert ana.post("/racun/ime/", {"name": "Ana"}).status_code == 303
    assert ana.person.name == "Ana"


def test_the_same_name_again_is_no_change(ana):
    ana.post("/racun/ime/", {"name": " Ana "})
    assert ana.person.renamed_at is None


@pytest.mark.parametrize("name", ["", "Iva", "lva", "IVA", "admin", "a\0b", "Аna", "x" * 100])
def test_a_name_that_cannot_be_is_refused_beside_the_field(ana, name):
    has_account("Iva")
    page = ana.post("/racun/ime/", {"name": name})
    assert page.status_code == 422
    assert 'id="name-no"' in page.content.decode()
    assert (ana.person.name, ana.person.renamed_at) == ("Ana", None)


def test_a_guest_has_no_account_name_to_change(guest):
    guest.post("/racun/ime/", {"name": "Petar"})
    assert guest.person.username.startswith("gost-")


# ------------------------------------------------------------------ who may see what


@pytest.mark.parametrize("who", ["ana", "guest"])
def test_who_sees_and_invites_is_chosen(request, who):
    browser = request.getfixturevalue(who)
    browser.post("/racun/privatnost/", {"profile_for": "friends", "invited_by": "nobody", "hides_presence": "1"})
    person = browser.person
    assert (person.profile_for, person.invited_by, person.hides_presence) == ("friends", "nobody", True)
    browser.post("/racun/privatnost/", {"profile_for": "all", "invited_by": "all"})
    assert browser.person.hides_presence is False


@pytest.mark.parametrize("fields", [{}, {"profile_for": "everybody", "invited_by": "all"}, {"profile_for": "all\0"}])
def test_a_choice_that_is_none_changes_nothing(ana, fields):
    assert ana.post("/racun/privatnost/", fields).status_code == 422
    assert ana.person.profile_for == "all"


# ------------------------------------------------------------------ the ways in


def test_a_password_is_changed_by_who_knows_the_old_one(ana):
    other = Browser()
    other.logs_in("Ana")
    assert ana.post("/racun/lozinka/", {"oldpassword": "x", "password1": "a wholly new one"}).status_code == 422
    assert ana.post("/racun/lozinka/", {"oldpassword": PASSWORD, "password1": "a wholly new one"}).status_code == 302
    assert ana.get("/racun/").status_code == 200
    assert other.get("/racun/").status_code == 302
    assert mail.outbox[-1].subject == "Bela: Lozinka je promijenjena"


def test_an_address_is_changed_once_the_new_one_is_confirmed(ana):
    ana.post(link_in_mail())
    asked = ana.post("/racun/e-posta/", {"action_add": "1", "email": "nova@bela.hr"})
    assert asked.headers["Location"].startswith("/racun/provjera/")
    ana.post(asked.headers["Location"], {"password": PASSWORD})
    assert mail.outbox[-1].to == ["nova@bela.hr"]
    assert ana.person.email == "ana@bela.hr"
    assert "nova@bela.hr" in ana.get("/racun/e-posta/").content.decode()
    ana.post(link_in_mail())
    assert ana.person.email == "nova@bela.hr"
    assert (mail.outbox[-1].to, mail.outbox[-1].subject) == (["ana@bela.hr"], "Bela: Adresa je promijenjena")


def test_the_address_of_another_account_cannot_be_confirmed_here(ana):
    ana.post(link_in_mail())
    iva = Browser()
    iva.registers("Iva", email="ana@bela.hr")
    link = link_in_mail()
    assert "drugom računu" in iva.get(link).content.decode()
    iva.post(link)
    assert iva.person.emailaddress_set.filter(verified=True).count() == 0


def test_one_can_show_by_a_code_too_that_one_is_oneself(ana):
    ana.post(link_in_mail())
    assert ana.get("/racun/provjera/kod/").status_code == 200
    ana.post("/racun/provjera/kod/", {"recipient": "ana@bela.hr"})
    assert ana.get("/racun/provjera/kod/potvrda/").status_code == 200
    assert ana.post("/racun/provjera/kod/potvrda/", {"code": "AAAA-AAAA"}).status_code == 422


# ------------------------------------------------------------------ devices


def session_ids(browser: Browser) -> list[int]:
    return [session["id"] for session in browser.get("/racun/uredjaji/").context_data["sessions"]]


def test_one_device_is_logged_out_from_another(ana):
    phone, tablet = Browser(), Browser()
    for device in (phone, tablet):
        device.logs_in("Ana")
    tablet_id, phone_id, own_id = session_ids(ana)
    ana.post("/racun/uredjaji/", {"session": phone_id})
    ana.post("/racun/uredjaji/", {"session": own_id})
    assert [device.get("/racun/").status_code for device in (ana, phone, tablet)] == [200, 302, 200]
    ana.post("/racun/uredjaji/")
    assert [device.get("/racun/").status_code for device in (ana, tablet)] == [200, 302]
    assert tablet_id not in session_ids(ana)


def test_a_device_that_came_by_a_private_link_can_be_logged_out_too(ana):
    token = make_device_link(user=ana.person)
    tablet = Browser()
    tablet.post(f"/gost/uredjaj/{token}/")
    assert tablet.get("/racun/").status_code == 200
    ana.post("/racun/uredjaji/", {"session": session_ids(ana)[0]})
    assert tablet.get("/racun/").status_code == 302


@pytest.mark.parametrize("session", ["0", "-1", "x", "9" * 40, "\0", "²"])
def test_the_devices_of_others_cannot_be_logged_out(ana, session):
    iva = Browser()
    iva.registers("Iva")
    ana.post("/racun/uredjaji/", {"session": session})
    ana.post("/racun/uredjaji/", {"session": str(session_ids(iva)[0])})
    assert iva.get("/racun/").status_code == 200


def test_logging_out_takes_a_press_and_warns_a_guest(ana, guest):
    assert ana.get("/odjava/").status_code == 200
    assert not ana.is_nobody
    assert "/registracija/" in guest.get("/odjava/").content.decode()
    ana.post("/odjava/")
    assert ana.is_nobody
