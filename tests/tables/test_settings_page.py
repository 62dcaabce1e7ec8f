"""Settings are kept: of a visitor in the browser, of a person in the row; and every page looks as they say."""

import json

import pytest
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.test import Client

from belasite.asgi import application
from game.accounts.archive import archive_of
from game.accounts.models import User
from game.accounts.preferring import COOKIE
from tests.accounts.browsers import JSON, Browser, has_account
from tests.accounts.keeping.conftest import make_account, move_all

from ..addresses.world import begin_session

PAGE = "/postavke/"


@pytest.fixture
def visitor(db):
    return Browser()


def deck_of(client: Client, page: str = "/") -> str:
    html = client.get(page).content.decode()
    return html.partition('data-deck="')[2].partition('"')[0]


def test_a_visitors_settings_stay_in_the_browser(visitor):
    answer = visitor.post(PAGE, {"deck": "french", "theme": "dark"})
    assert answer.status_code == 200
    assert "Spremljeno." in answer.content.decode()
    cookie = visitor.cookies[COOKIE]
    assert (cookie.value, cookie["httponly"], cookie["samesite"]) == ("deck-french.theme-dark", True, "Lax")
    page = visitor.get("/pravila/").content.decode()
    assert 'data-theme="dark"' in page
    assert deck_of(Client()) == "hungarian"


def test_one_choice_leaves_the_others_as_they_were(visitor):
    visitor.post(PAGE, {"deck": "four", "size": "l"})
    assert visitor.post(PAGE, {"size": "s"}, headers=JSON).json()["deck"] == "four"
    assert visitor.cookies[COOKIE].value == "deck-four.size-s"


@pytest.mark.parametrize("wrong", [{"deck": "pink"}, {"deck": ""}, {"size": "s", "volume": "101"}])
def test_what_is_no_choice_is_refused_and_changes_nothing(visitor, wrong):
    visitor.post(PAGE, {"deck": "four", "size": "l"})
    asked = [visitor.post(PAGE, wrong, headers=headers) for headers in (JSON, {"HX-Request": "true"}, {})]
    assert {answer.status_code for answer in asked} == {422}
    assert asked[0].json()["reason"] == "option_conflict"
    assert all("Takvog izbora nema." in answer.text for answer in asked[1:])
    assert visitor.cookies[COOKIE].value == "deck-four.size-l"


def test_whoever_becomes_somebody_takes_their_settings_along(visitor):
    visitor.post(PAGE, {"deck": "french"})
    visitor.comes_as_guest()
    assert visitor.person.preferences == "deck-french"
    assert visitor.cookies[COOKIE].value == ""
    assert deck_of(visitor) == "french"
    visitor.registers("Ana")
    assert deck_of(visitor) == "french"


def test_a_person_finds_them_on_every_device(visitor):
    has_account("Ana")
    visitor.logs_in("Ana")
    visitor.post(PAGE, {"deck": "four"})
    other = Browser()
    other.logs_in("Ana")
    assert deck_of(other) == "four"
    assert COOKIE not in other.cookies


@pytest.mark.parametrize(("own", "after"), [(None, "deck-french"), ("", ""), ("deck-four", "deck-four")])
def test_an_account_keeps_its_own_settings_unless_it_never_chose_any(visitor, own, after):
    account = has_account("Ana")
    User.objects.filter(pk=account.pk).update(preferences=own)
    visitor.post(PAGE, {"deck": "french"})
    visitor.logs_in("Ana")
    assert visitor.person.preferences == after
    assert visitor.cookies[COOKIE].value == ""


@pytest.mark.parametrize(("own", "after"), [(None, "deck-french"), ("", ""), ("deck-four", "deck-four")])
def test_so_it_is_when_a_guest_logs_in(visitor, own, after):
    visitor.comes_as_guest()
    visitor.post(PAGE, {"deck": "french"})
    account = make_account("Marko")
    User.objects.filter(pk=account.pk).update(preferences=own)
    account.refresh_from_db()
    move_all(visitor.person, account)
    account.refresh_from_db()
    assert account.preferences == after


def test_the_archive_tells_them(visitor):
    import io
    from zipfile import ZipFile

    guest = visitor.comes_as_guest()
    visitor.post(PAGE, {"legal": "never"})
    guest.refresh_from_db()
    told = json.loads(ZipFile(io.BytesIO(b"".join(archive_of(guest)))).read("person.json"))["settings"]
    assert (told["legal"], told["deck"]) == ("never", "hungarian")


@pytest.mark.parametrize("cookie", ["deck-", '"><b>', "theme-<script>", "x" * 4000])
def test_a_cookie_that_was_made_up_changes_nothing(visitor, cookie):
    visitor.cookies[COOKIE] = cookie
    page = visitor.get(PAGE)
    assert page.status_code == 200
    assert 'data-theme="auto"' in page.content.decode()


def test_a_choice_is_kept_at_once_and_said(visitor):
    kept = visitor.post(PAGE, {"deck": "french"}, headers={"HX-Request": "true"}).content.decode()
    assert "Spremljeno: Špil: francuske." in kept
    assert "cards/french" in kept
    assert "dama karo" in kept


def test_the_page_leads_back_to_the_table_and_nowhere_else(visitor):
    assert 'href="/stol/k7pq3x/"' in visitor.get(f"{PAGE}?next=/stol/k7pq3x/").content.decode()
    assert "evil" not in visitor.get(f"{PAGE}?next=https://evil.example/").content.decode()


def test_rules_are_drawn_in_the_deck_that_is_played_with(visitor):
    assert "cards/french" not in visitor.get("/pravila/karte/").content.decode()
    visitor.post(PAGE, {"deck": "french"})
    page = visitor.get("/pravila/karte/").content.decode()
    assert "cards/deck" not in page.partition("<main")[2]
    assert "cards/french" in page
    assert "U tekstu:" in page


def test_a_program_is_answered_alike_whatever_its_person_has_set(begun):
    program = Client()
    program.force_login(begun.people[0])
    view = f"/stol/{begun.row.code}/pogled.json"
    plain = program.get(view, headers=JSON).json()
    program.post(PAGE, {"deck": "french", "trumps": "right", "order": "up"})
    assert program.get(view, headers=JSON).json()["hand"] == plain["hand"]


@pytest.fixture
def two(begun):
    """The table's code, and the sessions of two who sit there: the first plays with French cards."""
    first, second, *_ = begun.people
    User.objects.filter(pk=first.pk).update(preferences="deck-french")
    return begun.row.code, begin_session(first), begin_session(second)


async def test_each_socket_of_a_table_is_shown_it_as_its_person_likes_it(two):
    code, *sessions = two
    french, hungarian = [await first_shown(code, session) for session in sessions]
    assert "cards/french" in french
    assert "cards/deck" not in french
    assert "cards/deck" in hungarian
    program = json.loads(await first_shown(code, sessions[0], "?json"))
    assert program["you"] == 0


async def first_shown(code: str, session: str, query: str = "") -> str:
    cookie = f"{settings.SESSION_COOKIE_NAME}={session}"
    headers = [(b"origin", settings.SITE_ORIGINS[0].encode()), (b"cookie", cookie.encode())]
    socket = WebsocketCommunicator(application, f"/ws/stol/{code}/{query}", headers=headers)
    await socket.connect()
    text = await socket.receive_from(timeout=5)
    await socket.disconnect()
    return str(text)
