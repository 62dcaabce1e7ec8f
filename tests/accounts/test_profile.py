"""A profile says what somebody's matches come to, in words with their plurals, and what doesn't count stands apart."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from game.accounts.models import Played, User
from game.accounts.played import write_played
from game.accounts.services import make_guest

from .careers import matches_of

pytestmark = pytest.mark.django_db
SHAPE = {"ended_ms": 1_795_950_000_000, "counts": True, "with_robots": False, "preset": "klasik", "players": 4}


@pytest.fixture
def ana() -> User:
    return User.objects.create(username="ana", name="Ana")


def plays(user: User, *outcomes: str, **more: object) -> None:
    for outcome in outcomes:
        part = SHAPE | {"target": 1001, "match": f"m{Played.objects.count()}"} | more
        write_played([Played(user=user, outcome=outcome, **part)])


def read(client, address: str = "/igrac/ana/") -> str:
    """The page as text, without its marks."""
    page = client.get(address)
    assert page.status_code == 200
    text = re.sub(r"<(head|svg|style).*?</\1>|<[^>]+>", " ", page.content.decode(), flags=re.DOTALL)
    return re.sub(r"[\s\u00a0]+", " ", text.replace("&nbsp;", " "))


@pytest.mark.parametrize(
    ("won", "lost", "said"),
    [
        (1, 0, "100 % od 1 partije 1 pobjeda, 0 poraza."),
        (2, 1, "66 % od 3 partije 2 pobjede, 1 poraz."),
        (3, 2, "60 % od 5 partija 3 pobjede, 2 poraza."),
        (5, 16, "23 % od 21 partije 5 pobjeda, 16 poraza."),
    ],
)
def test_the_rate_is_said_with_its_sample(client, ana, won, lost, said):
    plays(ana, *["won"] * won, *["lost"] * lost)
    assert said in read(client)


def test_an_abandoned_match_is_a_loss_that_weighs_two(client, ana):
    plays(ana, "won", "won", "lost", "abandoned")
    assert "40 % od 4 partije 2 pobjede, 2 poraza, od toga 1 napuštena." in read(client)


def test_a_new_player_is_told_what_counts(client, ana):
    said = read(client)
    assert "Još nema partija koje ulaze u omjer." in said
    assert "registrirani igrači" in said
    assert "Po ulozi" not in said


def test_a_match_that_was_nobodys_win_makes_no_rate_but_its_deals_are_told(client, ana):
    plays(ana, "none", deals=3, points=240)
    said = read(client)
    assert "Još nema partija koje ulaze u omjer." in said
    assert "Bodova po dijeljenju 80,0" in said


def test_calls_defences_points_and_the_rest_are_figures_of_the_deals(client, ana):
    deals = {"deals": 10, "points": 814, "own_calls": 4, "own_calls_made": 3, "side_calls": 6, "side_calls_made": 4}
    plays(ana, "won", **deals, defences=4, defences_held=1, sweeps=2, belas=5, timeouts=1)
    said = read(client)
    for fact in (
        "Bodova po dijeljenju 81,4 od 10 dijeljenja",
        "Zove aduta 40 %",
        "Vlastiti aduti koji prolaze 75 % od 4 vlastita zvanja",
        "Štiglje 2",
        "Bele 5",
        "Isteklo vrijeme 1",
        "Vlastiti adut: prolaz 75 % 3 od 4 dijeljenja",
        "Adut svoje strane: prolaz 66 % 4 od 6 dijeljenja",
        "Tuđi adut: pad 25 % 1 od 4 dijeljenja",
    ):
        assert fact in said


def test_matches_are_counted_by_their_length(client, ana):
    plays(ana, "won", "lost", "won", target=501)
    plays(ana, "lost", target=1001)
    said = read(client)
    assert "501 66 % 2 od 3 partije" in said
    assert "1001 0 % 0 od 1 partije" in said
    assert "701 – –" in said


def test_the_best_partner_has_played_five_matches_or_more_together(client, ana):
    ivan, iva = (User.objects.create(username=name.lower(), name=name) for name in ("Ivan", "Iva"))
    plays(ana, *["won"] * 4, partner=iva)
    assert "Najbolji suigrač – od pete zajedničke partije" in read(client)
    plays(ana, *["won"] * 3, "lost", "lost", partner=ivan)
    assert "Najbolji suigrač Ivan 3 od 5 partija" in read(client)
    plays(ana, "won", partner=iva)
    assert "Najbolji suigrač Iva 5 od 5 partija" in read(client)


def test_matches_with_robots_and_guests_stand_apart_and_touch_no_figure(client, ana):
    plays(ana, "won", belas=1)
    plays(ana, "won", "lost", counts=False, with_robots=True, belas=7)
    plays(ana, "won", "won", "lost", "lost", "lost", counts=False)
    said = read(client)
    assert "100 % od 1 partije" in said
    assert "Bele 1" in said
    assert "S robotima 2 partije, 1 pobjeda." in said
    assert "S gostima, ili napuštene prije prve karte 5 partija, 2 pobjede." in said


def test_the_latest_matches_are_drawn_and_stand_in_a_table(client, ana):
    plays(ana, "won", "lost", "abandoned", "none")
    page = client.get("/igrac/ana/").content.decode()
    assert re.findall(r'<rect class="is-(\w+)"', page) == ["won", "lost", "abandoned"]
    assert "Zadnje 3 partije, od toga pobjeda: 1." in page
    assert "29. studenoga 2026. napuštena" in read(client)
    assert "style=" not in page


def test_a_guests_profile_is_the_guests_own(client):
    guest = make_guest(name="Gost")
    plays(guest, "won", counts=False, with_robots=True)
    address = f"/igrac/{guest.username}/"
    assert client.get(address).status_code == 404
    client.force_login(guest)
    assert "S robotima 1 partija, 1 pobjeda." in read(client, address)


@pytest.mark.parametrize("name", ["nitko", "%00", "ana%00", "%F0%9F%82%A1", "x" * 3000, "..", "%0A"])
def test_a_name_that_is_nobodys_is_not_found(client, ana, name):
    for address in (f"/igrac/{name}/", f"/igrac/{name}/partije/"):
        assert client.get(address).status_code == 404


def test_what_can_be_done_with_somebody_stands_on_the_profile_once_for_whoever_is_known(client, ana):
    ivan = User.objects.create(username="ivan", name="Ivan")
    assert "Dodaj u prijatelje" not in read(client)
    client.force_login(ana)
    assert "Dodaj u prijatelje" not in read(client)
    client.force_login(ivan)
    page = client.get("/igrac/ana/").content.decode()
    assert page.count(f'name="ask" value="{ana.id}"') == 1
    assert page.count('href="/prijavi/ana/"') == 1


def questions(client, address: str = "/igrac/ana/") -> int:
    """How often the database is asked for this page."""
    with CaptureQueriesContext(connection) as asked:
        read(client, address)
    return len(asked)


def test_the_questions_to_the_database_do_not_grow_with_the_matches(client, ana):
    ivan = User.objects.create(username="ivan", name="Ivan")
    client.force_login(ana)
    matches_of(ana, 30, partners=(ivan,))
    few = questions(client)
    matches_of(ana, 300, seed=2, partners=(ivan,))
    assert questions(client) == few <= 16
