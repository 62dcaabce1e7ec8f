"""Whoever comes by an address that was written by hand, too late or too early, is led on."""

import pytest
from django.test import Client

from game.accounts.models import User
from game.accounts.names import initial_of
from game.accounts.services import make_guest

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("more", ["", "partije/"])
def test_a_profile_is_found_by_the_name_as_it_is_read(client, more):
    User.objects.create(username="durosusnjic", name="Đuro Šušnjić")
    answer = client.get(f"/igrac/Đuro Šušnjić/{more}")
    assert (answer.status_code, answer["Location"]) == (302, f"/igrac/durosusnjic/{more}")
    assert "Đuro Šušnjić" in client.get(answer["Location"]).content.decode()


def test_a_guest_is_not_found_by_name(client):
    make_guest(name="Gost")
    assert client.get("/igrac/Gost/").status_code == 404


@pytest.mark.parametrize("page", ["/prijatelji/", "/pozivi/", "/racun/podaci/", "/racun/odluke/", "/racun/brisanje/"])
def test_who_is_logged_out_by_now_can_log_in_and_be_back_there(client, page):
    answer = client.get(page)
    assert answer.status_code == 403
    assert f'href="/prijava/?next={page.replace("/", "%2F")}"' in answer.content.decode().replace("next=/", "next=%2F")


def test_a_table_that_is_not_there_is_explained_and_anything_else_is_not(client):
    assert "Možda je šifra krivo prepisana" in client.get("/stol/nema77/").content.decode()
    assert "Možda" not in client.get("/igrac/nitko/").content.decode()


@pytest.mark.parametrize("page", ["podaci", "brisanje", "odluke", "e-posta", "uredjaji"])
def test_every_page_of_the_account_leads_up_to_it(client, page):
    client.force_login(User.objects.create(username="ana", name="Ana"))
    assert '<a class="up" href="/racun/">' in client.get(f"/racun/{page}/").content.decode()


@pytest.mark.parametrize(
    ("email", "said"), [("nije adresa", "To nije adresa e-pošte."), ("", "Ovo treba upisati.")], ids=["wrong", "empty"]
)
def test_what_is_wrong_with_an_address_is_said_as_everything_here_is(client, email, said):
    page = client.post("/prijava/nova-lozinka/", {"email": email}).content.decode()
    assert said in page
    assert "Unesite" not in page


@pytest.mark.parametrize(
    ("name", "letter"), [("đuro", "Đ"), ("<b>Ana</b>", "B"), ("🦊 lija", "L"), ("007", "0"), ("+", "+"), ("", "")]
)
def test_a_coaster_bears_the_first_letter_of_a_name_not_its_first_sign(name, letter):
    assert initial_of(name) == letter


def test_a_form_that_has_expired_says_so_plainly():
    answer = Client(enforce_csrf_checks=True).post("/stolovi/novi/", {})
    assert answer.status_code == 403
    assert "Ova je stranica istekla." in answer.content.decode()
