"""The office at /uprava/: who gets in, and how a report is decided there."""

from io import StringIO
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.test import Client

from game.accounts import reporting
from game.accounts.models import Report, User
from game.accounts.office import office
from game.accounts.services import make_guest

pytestmark = pytest.mark.django_db


def make_account(name: str, **more) -> User:
    return User.objects.create_user(username=name.lower(), name=name, password="kupus i grah", **more)


def client_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def staff() -> Client:
    return client_of(make_account("Uprava", is_staff=True))


@pytest.fixture
def report() -> Report:
    return reporting.report(reporter=make_guest(name="Ana"), reported=make_account("Marko"), about="name")


def address(report: Report) -> str:
    return f"/uprava/accounts/report/{report.id}/change/"


@pytest.mark.parametrize("page", ["", "accounts/report/", "accounts/user/", "accounts/report/1/change/", "login/"])
def test_it_is_there_for_staff_only(page, report):
    visitor = Client().get(f"/uprava/{page}")
    assert (visitor.status_code, visitor["Location"].partition("?")[0]) == (
        302,
        "/prijava/" if page == "login/" else "/uprava/login/",
    )
    for user in (User.objects.get(name="Marko"), User.objects.get(name="Ana")):
        answer = client_of(user).get(f"/uprava/{page}", follow=True)
        assert answer.status_code == 404
        assert "uprava" not in answer.content.decode().lower()


def test_the_queue_shows_what_is_open_first_and_in_croatian(staff, report):
    decided = reporting.report(reporter=report.reporter, reported=make_account("Iva"), about="name")
    reporting.decide(report=decided, decision="nothing", reason="U redu.", by=report.reported)
    page = staff.get("/uprava/accounts/report/").content.decode()
    assert page.index("Marko") < page.index("Iva")
    assert "Prijavljeno" in page
    assert "Kojim riječima" in page


def test_bug_no_list_is_ordered_by_a_column_whose_nulls_lie_elsewhere_in_another_database():
    for model, desk in office._registry.items():
        named = [name.removeprefix("-") for name in desk.ordering if isinstance(name, str)]
        assert [name for name in named if model._meta.get_field(name).null] == []


def test_a_decision_needs_its_reason(staff, report):
    for fields in ({"decision": "warned"}, {"reason": "Zbog reda."}, {"decision": "sve", "reason": "Zbog reda."}):
        assert staff.post(address(report), fields).status_code == 200
        report.refresh_from_db()
        assert report.decision == ""


def test_a_decision_acts_and_says_who_has_taken_it(staff, report):
    answer = staff.post(address(report), {"decision": "renamed", "reason": "Ime vrijeđa."}, follow=True)
    assert answer.status_code == 200
    report.refresh_from_db()
    assert (report.decision, report.reason, report.decided_by.name) == ("renamed", "Ime vrijeđa.", "Uprava")
    assert report.reported.name.startswith("Igrač ")


def test_what_is_decided_is_only_looked_at(staff, report):
    staff.post(address(report), {"decision": "warned", "reason": "Prvi razlog."})
    page = staff.get(address(report)).content.decode()
    assert "Prvi razlog." in page
    assert "<textarea" not in page
    assert staff.post(address(report), {"decision": "shut_out", "reason": "Drugi."}).status_code == 403
    assert User.objects.get(name="Marko").is_active


def test_nothing_is_made_or_deleted_here(staff, report):
    for page in ("report/add/", "user/add/", f"report/{report.id}/delete/", f"user/{report.reported_id}/delete/"):
        assert staff.post(f"/uprava/accounts/{page}", {"post": "yes"}).status_code == 403
    assert Report.objects.exists()


def test_staff_shuts_out_and_lets_in_but_not_each_other(staff, report):
    marko, boss = report.reported, make_account("Boss", is_staff=True, is_superuser=True)
    staff.post(f"/uprava/accounts/user/{marko.id}/change/", {"is_staff": "on"})
    marko.refresh_from_db()
    assert (marko.is_active, marko.is_staff) == (False, False)
    staff.post(f"/uprava/accounts/user/{marko.id}/change/", {"is_active": "on"})
    marko.refresh_from_db()
    assert marko.is_active
    assert staff.post(f"/uprava/accounts/user/{boss.id}/change/", {}).status_code == 403
    client_of(boss).post(f"/uprava/accounts/user/{marko.id}/change/", {"is_active": "on", "is_staff": "on"})
    marko.refresh_from_db()
    assert marko.is_staff


def test_what_changes_while_staff_decide_about_somebody_stays(report):
    as_it_was_read = User.objects.get(id=report.reported_id)
    User.objects.filter(id=report.reported_id).update(name="Novo ime")
    as_it_was_read.is_active = False
    office.get_model_admin(User).save_model(None, as_it_was_read, SimpleNamespace(changed_data=["is_active"]), True)
    stored = User.objects.get(id=report.reported_id)
    assert (stored.name, stored.is_active) == ("Novo ime", False)


def test_the_first_of_the_staff_is_made_by_a_command():
    call_command(
        "createsuperuser", "--noinput", username="uprava", name="Uprava", email="uprava@example.com", stdout=StringIO()
    )
    boss = User.objects.get(name="Uprava")
    assert client_of(boss).get("/uprava/").status_code == 200


def test_who_is_made_by_the_command_logs_in_by_the_name_however_it_was_written(monkeypatch):
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", "kupus i grah")
    call_command("createsuperuser", interactive=False, username="Šef.Ureda", email="sef@bela.hr", name="Šef Ureda")
    visitor = Client()
    visitor.post("/prijava/", {"login": "Šef.Ureda", "password": "kupus i grah"})
    assert visitor.get("/uprava/").status_code == 200


def test_looking_at_a_guest_in_the_office_leaves_the_guests_secret_name():
    guest = make_guest(name="Ana")
    guest.clean()
    assert guest.username == User.objects.get(id=guest.id).username
