"""All of somebody's matches, the latest first, with who else played, and the way to those that may be looked at."""

import pytest

from game.accounts.models import Played, User
from game.accounts.services import make_guest
from game.tables.models import Table

from .careers import matches_of
from .rated import NAMES, RatedTable, player
from .test_profile import questions, read

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> User:
    return User.objects.create(username="ana", name="Ana")


def test_twenty_five_stand_on_a_page(client, ana):
    matches_of(ana, 60)
    pages = [client.get(f"/igrac/ana/partije/?stranica={number}") for number in (1, 2, 3)]
    assert [page.content.decode().count('class="past-head"') for page in pages] == [25, 25, 10]
    assert "60 partija" in read(client, "/igrac/ana/partije/")
    assert "stranica 2 od 3" in read(client, "/igrac/ana/partije/?stranica=2")


@pytest.mark.parametrize(
    ("number", "shown"), [("0", 3), ("-1", 3), ("x", 1), ("9" * 5000, 1), ("999", 3), ("%00", 1), ("", 1), ("1.5", 1)]
)
def test_a_page_that_is_none_leads_to_one_that_is(client, ana, number, shown):
    matches_of(ana, 60)
    assert f"stranica {shown} od 3" in read(client, f"/igrac/ana/partije/?stranica={number}")


def test_a_match_is_told_with_day_points_partner_and_opponents(client):
    table = RatedTable.begun((player("Ana"), player("Ivan"), player("Đurđa"), make_guest(name="Gost")))
    for what in ("a card", "side 0 wins"):
        table.happens(what)
    Played.objects.update(ended_ms=1_795_950_000_000)
    ours, theirs = table.fold.match.totals
    client.force_login(table.people[0])
    said = read(client, f"/igrac/{table.people[0].username}/partije/")
    assert "napuštanja" not in said
    assert f"pobjeda {ours} : {theirs} do 501, ne ulazi u omjer" in said
    assert "Suigrač: Đurđa · Protivnici: Ivan , Gost" in said
    assert "29. studenoga 2026." in said
    page = client.get(f"/igrac/{table.people[0].username}/partije/").content.decode()
    assert f'href="/igrac/{table.people[1].username}/"' in page
    assert "gost-" not in page


def test_the_way_to_the_replay_is_shown_to_whom_the_replay_is(client):
    table = RatedTable.begun(tuple(player(name) for name in NAMES))
    for what in ("a card", "side 0 wins"):
        table.happens(what)
    address, replay = f"/igrac/{table.people[0].username}/partije/", f"/partije/{table.row.code}/"

    def leads_there(person: User | None) -> bool:
        client.logout()
        if person is not None:
            client.force_login(person)
        shown = f'href="{replay}"' in client.get(address).content.decode()
        assert (client.get(replay).status_code == 200) == shown
        return shown

    seen_by = {"a player": table.people[0], "another": table.people[3], "a stranger": player("Stranac"), "nobody": None}
    assert {who: leads_there(person) for who, person in seen_by.items()} == {
        "a player": True,
        "another": True,
        "a stranger": False,
        "nobody": False,
    }
    Table.objects.filter(id=table.id).update(replay_open=True)
    assert leads_there(None)


def test_a_match_that_was_left_leads_who_left_nowhere(client):
    table = RatedTable.begun(tuple(player(name) for name in NAMES))
    for what in ("a card", "seat 0 leaves", "side 0 wins"):
        table.happens(what)
    client.force_login(table.people[0])
    page = client.get(f"/igrac/{table.people[0].username}/partije/").content.decode()
    assert "napuštena" in page
    assert "stanje u trenutku napuštanja" in page
    assert f"/partije/{table.row.code}/" not in page


def test_who_has_not_played_yet_is_led_to_the_tables(client, ana):
    assert "Još nema odigranih partija." in read(client, "/igrac/ana/partije/")


def test_the_questions_to_the_database_do_not_grow_with_the_page(client, ana):
    ivan = User.objects.create(username="ivan", name="Ivan")
    client.force_login(ana)
    for part in matches_of(ana, 2, partners=(ivan,)):
        Played.objects.create(user=ivan, match=part.match, **_shape(part))
    few = questions(client, "/igrac/ana/partije/")
    for part in matches_of(ana, 60, seed=2, partners=(ivan,)):
        Played.objects.create(user=ivan, match=part.match, **_shape(part))
    assert questions(client, "/igrac/ana/partije/") == few <= 16


def _shape(part: Played) -> dict[str, object]:
    return {
        "outcome": part.outcome,
        "counts": part.counts,
        "with_robots": part.with_robots,
        "preset": part.preset,
        "players": part.players,
        "target": part.target,
        "ended_ms": part.ended_ms,
    }
