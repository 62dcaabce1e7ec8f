"""Deleting oneself: what goes, what the others still see, and when it can't be done."""

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client

from game.accounts.erasing import erase
from game.accounts.keepers import CannotErase
from game.accounts.models import User
from game.bela import Rules
from game.tables import fold as folding
from game.tables import services
from game.tables.declined import Declined
from game.tables.models import Seat, Table
from game.tables.services.opening import TableWish

from ..tables.conftest import begun, guests, own_database, waiting  # noqa: F401  # tables with people
from ..tables.matches import finished_match

ADDRESS = "/racun/brisanje/"


@pytest.fixture
def finished(own_database):  # noqa: F811
    return finished_match(Rules(target=501), seed=3)


def person_at(fold, seat) -> User:
    return User.objects.get(id=fold.state.seats[seat].user_id)


def client_of(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def test_the_others_see_a_deleted_player_everywhere_in_the_match(finished):
    code, other = finished.state.code, client_of(person_at(finished, 0))
    erase(user=person_at(finished, 1))
    seats = other.get(f"/stol/{code}/pogled.json").json()["seats"]
    assert seats[1]["kind"] == "player"
    name = seats[1]["name"]
    assert name.startswith("obrisani igrač ")
    for address in (f"/stol/{code}/", f"/partije/{code}/", f"/stol/{code}/zapis.json", f"/partije/{code}/zapis.json"):
        page = other.get(address).content.decode()
        page = json.dumps(json.loads(page), ensure_ascii=False) if address.endswith("json") else page
        assert name in page, address
        assert "Ivan" not in page, address


def test_nobody_can_sit_down_where_a_deleted_player_sat(finished):
    erase(user=person_at(finished, 1))
    state = folding.read(finished.table_id).state
    assert state.is_full
    assert not state.seats[1].is_free
    assert not state.seats[1].is_robot


def test_a_deleted_player_is_called_differently_in_each_match(own_database):  # noqa: F811
    first, second = (finished_match(Rules(target=501), seed=seed) for seed in (3, 5))
    person = person_at(first, 1)
    Seat.objects.filter(table_id=second.table_id, place=1).update(user=person)
    erase(user=person)
    names = {folding.read(fold.table_id).state.seats[1].name for fold in (first, second)}
    assert len(names) == 2


def test_two_deleted_players_of_one_match_have_two_names(finished, monkeypatch):
    numbers = iter((5, 5, 6))
    monkeypatch.setattr("game.tables.erased.secrets.randbelow", lambda below: next(numbers))
    erase(user=person_at(finished, 1))
    erase(user=person_at(finished, 2))
    names = [seat.name for seat in folding.read(finished.table_id).state.seats]
    assert names[1:3] == ["obrisani igrač 1005", "obrisani igrač 1006"]


def test_nobody_is_deleted_in_the_middle_of_a_match(begun):  # noqa: F811
    person = begun.people[1]
    answer = client_of(person).post(ADDRESS, {"confirm": "Ivan"})
    assert answer.status_code == 409
    assert f'href="/stol/{begun.row.code}/"' in answer.content.decode()
    assert "Tvoja partija još traje" in answer.content.decode()
    assert User.objects.filter(id=person.id).exists()
    with pytest.raises(CannotErase):
        erase(user=person)
    assert begun.fold.state.seats[1].name == "Ivan"


def test_a_room_that_waits_is_handed_on(waiting):  # noqa: F811
    erase(user=waiting.people[0])
    assert waiting.row.creator in waiting.people[1:]
    assert waiting.fold.state.seats[0].is_free
    assert Seat.objects.get(table=waiting.id, place=0).erased_as == ""


def test_a_room_in_which_nobody_else_waits_is_closed(guests):  # noqa: F811
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    erase(user=guests[0])
    assert Table.objects.get(id=table.id).closed_ms is not None


def test_a_guest_confirms_with_the_name_and_is_out_everywhere(guests):  # noqa: F811
    here, elsewhere = client_of(guests[2]), client_of(guests[2])
    assert "Đurđa" in here.get(ADDRESS).content.decode()
    assert here.post(ADDRESS, {"confirm": "Ana"}).status_code == 422
    assert User.objects.filter(id=guests[2].id).exists()
    answer = here.post(ADDRESS, {"confirm": " đurđa "})
    assert "Sve je obrisano" in answer.content.decode()
    assert not User.objects.filter(id=guests[2].id).exists()
    for client in (here, elsewhere):
        assert client.post("/stolovi/novi/", headers={"Accept": "application/json"}).status_code == 403


def test_a_guest_confirms_with_a_name_that_was_written_with_wide_spaces(db):
    guest = Client()
    guest.post("/gost/", {"name": "\N{NO-BREAK SPACE}Ana"})
    guest.post("/racun/brisanje/", {"confirm": "\N{NO-BREAK SPACE}Ana"})
    assert not User.objects.exists()


def test_an_account_confirms_with_the_password(db):
    user = User.objects.create_user(username="marko", name="Marko", password="kupus i grah")
    client = client_of(user)
    assert 'type="password"' in client.get(ADDRESS).content.decode()
    for wrong in ("", "Marko", "kupus"):
        answer = client.post(ADDRESS, {"confirm": wrong}, headers={"Accept": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (422, "confirm_needed")
    assert client.post(ADDRESS, {"confirm": "kupus i grah"}).status_code == 200
    assert not User.objects.exists()


def test_passwords_cannot_be_tried_without_end(db, settings):
    settings.RATE_LIMITS = True
    cache.clear()
    client = client_of(User.objects.create_user(username="marko", name="Marko", password="kupus i grah"))
    answers = [client.post(ADDRESS, {"confirm": str(number)}).status_code for number in range(11)]
    assert answers[-2:] == [422, 429]
    assert client.post(ADDRESS, {"confirm": "kupus i grah"}).status_code == 429


def test_a_visitor_has_nothing_to_delete(db):
    assert Client().get(ADDRESS).status_code == 403
    assert Client().post(ADDRESS, {"confirm": ""}).status_code == 403


def test_deleting_costs_the_same_queries_however_many_matches_there_are(own_database, django_assert_max_num_queries):  # noqa: F811
    person = User.objects.create_user(username="marko", name="Marko")
    tables = Table.objects.bulk_create(
        Table(code=f"x{number}", opened_ms=1, begun_ms=1, over_ms=2, options={}) for number in range(200)
    )
    Seat.objects.bulk_create(Seat(table=table, place=0, user=person) for table in tables)
    with django_assert_max_num_queries(75):
        erase(user=person)
    assert Seat.objects.filter(erased_as__startswith="obrisani igrač ").count() == 200


def test_the_others_histories_name_a_deleted_partner_and_opponent(finished):
    people = [person_at(finished, seat) for seat in range(4)]
    User.objects.filter(id=people[0].id).update(is_guest=False, username="ana")
    for person in (people[2], people[3]):
        erase(user=person)
    names = [seat.name for seat in folding.read(finished.table_id).state.seats]
    page = client_of(people[0]).get("/igrac/ana/partije/").content.decode()
    assert all(name.startswith("obrisani igrač ") for name in names[2:])
    assert names[2] != names[3]
    partner, _, opponents = page.partition("Suigrač:")[2].partition("Protivnici:")
    assert names[2] in partner
    assert "Ivan" in opponents
    assert names[3] in opponents
    assert "Đurđa" not in page
    assert "Željko" not in page


def test_who_is_deleted_while_the_creator_starts_leaves_no_hole_in_a_match(waiting):  # noqa: F811
    """Whichever comes first: either there is no match, or everybody is in it."""
    for guest in waiting.people[1:]:
        services.set_ready(table_id=waiting.id, user=guest, ready=True)
    both = Barrier(2)

    def at_once(do, **what):
        both.wait()
        try:
            do(**what)
        except (CannotErase, Declined) as error:
            return error
        finally:
            connection.close()
        return None

    with ThreadPoolExecutor(2) as threads:
        erased = threads.submit(at_once, erase, user=waiting.people[2])
        begun = threads.submit(at_once, services.begin, table_id=waiting.id, user=waiting.people[0])
    assert [erased.result() is None, begun.result() is None].count(True) == 1
    state = folding.read(waiting.id).state
    assert state.begun == (erased.result() is not None)
    assert state.begun == (state.seats[2].name == "Đurđa")
