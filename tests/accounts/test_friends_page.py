"""The page of friends, the search, and the buttons, as a browser and as a program meet them."""

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from game.accounts import friendship
from game.accounts.models import Block, Friendship, Presence, User
from game.accounts.services import make_guest
from game.now import now_ms
from tests.lobby.people import JSON, befriend, visitor
from tests.lobby.people import player as account

pytestmark = pytest.mark.django_db
PAGE = "/prijatelji/"


@pytest.fixture
def ana():
    return account("Ana")


def does(client, what, person, **more):
    return client.post(PAGE, {what: person if isinstance(person, str) else person.id}, **more)


def page(user) -> str:
    return visitor(user).get(PAGE).content.decode()


def found(user, text) -> list[str]:
    answer = visitor(user).get("/prijatelji/trazi/", {"ime": text}, headers=JSON)
    return [person["name"] for person in answer.json()["people"]]


def is_here(user) -> None:
    Presence.objects.create(user=user, until_ms=now_ms() + 20_000)


@pytest.mark.parametrize("path", [PAGE, "/prijatelji/trazi/?ime=ana", "/prijatelji/stol/abc234/"])
def test_a_visitor_is_asked_who_they_are(path):
    assert Client().get(path).status_code == 403


def test_a_request_is_sent_answered_and_taken_back_with_plain_forms(ana):
    ivan = account("Ivan")
    answer = does(visitor(ana), "ask", ivan)
    assert (answer.status_code, answer.url) == (303, PAGE)
    assert "Zahtjev je poslan." in page(ana)
    assert "Traži prijateljstvo: Ivan" not in page(ana)
    assert "Traži prijateljstvo: Ana" in page(ivan)
    does(visitor(ivan), "accept", ana)
    assert page(ana).count('href="/igrac/ivan/"') == page(ivan).count('href="/igrac/ana/"') == 1
    does(visitor(ivan), "remove", ana)
    assert "Još nikoga" in page(ana)


def test_a_form_leads_back_to_where_it_stood(ana):
    ivan = account("Ivan")
    there = "http://testserver/igrac/ivan/"
    assert does(visitor(ana), "ask", ivan, headers={"referer": there}).url == there
    assert does(visitor(ana), "ask", ivan, headers={"referer": "http://elsewhere.example/"}).url == PAGE


def test_htmx_is_given_the_buttons_as_they_are_now(ana):
    ivan = account("Ivan")
    answer = does(visitor(ana), "ask", ivan, headers={"hx-request": "true"}).content.decode()
    assert 'name="remove"' in answer
    assert 'name="ask"' not in answer


@pytest.mark.parametrize("is_blocked", [False, True])
def test_who_is_blocked_is_answered_as_anybody_is(ana, is_blocked):
    ivan = account("Ivan")
    if is_blocked:
        friendship.block(user=ivan, other_id=ana.id)
    client = visitor(ana)
    assert does(client, "ask", ivan, headers=JSON).json() == {
        "id": ivan.id,
        "name": "Ivan",
        "username": "ivan",
        "relation": "asked",
        "here": False,
        "table": None,
    }
    shown = client.get(PAGE).content.decode()
    assert "Zahtjev je poslan." in shown
    assert ("Ana" in page(ivan).partition("<main")[2].partition('id="blocked"')[0]) is not is_blocked


@pytest.mark.parametrize(("requests", "told"), [(0, []), (2, ["Igrac0", "Igrac1"]), (3, ["3 igrača"])])
def test_every_page_tells_of_requests_and_of_many_only_how_many(ana, requests, told):
    for number in range(requests):
        friendship.ask(user=account(f"Igrac{number}"), other_id=ana.id)
    shown = visitor(ana).get("/").content.decode().partition('id="personal"')[2].partition("<main")[0]
    assert [words for words in ("Igrac0", "Igrac1", "3 igrača") if words in shown] == told


@pytest.mark.parametrize("value", ["", "0", "-1", "x", "1.0", "²", "9" * 18, "9" * 400, "1\0", "ana"])
def test_a_person_that_is_none_is_told_so(ana, value):
    assert does(visitor(ana), "ask", value, headers=JSON).json()["reason"] == "no_such_player"


def test_a_deed_that_is_none_is_refused(ana):
    assert visitor(ana).post(PAGE, {"marry": "1"}, headers=JSON).status_code == 404


def test_friends_are_seen_to_be_here_unless_they_hide_it(ana):
    ivan, petra, luka = (account(name) for name in ("Ivan", "Petra", "Luka"))
    for friend in (ivan, petra):
        befriend(ana, friend)
    for person in (ivan, petra, luka):
        is_here(person)
    friendship.ask(user=luka, other_id=ana.id)
    User.objects.filter(id=petra.id).update(hides_presence=True)
    shown = page(ana)
    assert shown.count("presence is-here") == 1
    assert shown.index("Ivan") < shown.index("Petra")


def test_a_lease_that_has_ended_is_nobody_here(ana):
    ivan = account("Ivan")
    befriend(ana, ivan)
    Presence.objects.create(user=ivan, until_ms=now_ms() - 1)
    assert "presence is-here" not in page(ana)


def test_a_guests_user_name_is_shown_to_nobody(ana):
    guest = make_guest(name="Gost")
    befriend(ana, guest)
    assert "Gost" in page(ana)
    assert guest.username not in page(ana)


@pytest.mark.parametrize("text", ["sime", "ŠIME", "Šime Đ", "djuric", "uric", "durić"])
def test_search_folds_what_croatian_keyboards_write_differently(ana, text):
    User.objects.create(username="simeduric", name="Šime Đurić")
    assert found(ana, text) == ([] if text == "djuric" else ["Šime Đurić"])


def test_search_finds_who_begins_with_it_first_and_not_oneself(ana):
    for name in ("Mandarina", "Anamarija", "Ankica"):
        account(name)
    assert found(ana, "an") == ["Anamarija", "Ankica", "Mandarina"]


def test_search_finds_no_guests_nobody_shut_out_and_nobody_with_a_block_between(ana):
    make_guest(name="Ivan")
    account("Ivana", is_active=False)
    blocker, blocked = account("Ivanka"), account("Ivica")
    Block.objects.create(blocker=blocker, blocked=ana, made_ms=1)
    Block.objects.create(blocker=ana, blocked=blocked, made_ms=1)
    assert found(ana, "iv") == []


@pytest.mark.parametrize("text", ["", "a", " ", "a ", "..", "%", "__", "\0", "ж" * 3])
def test_search_for_less_than_two_letters_finds_nobody(ana, text):
    account("Aa__")
    answer = visitor(ana).get("/prijatelji/trazi/", {"ime": text})
    assert answer.status_code == 200
    assert "person-acts" not in answer.content.decode()


def test_search_gives_twenty_at_most(ana):
    for number in range(30):
        account(f"Ivo{number}")
    assert len(found(ana, "ivo")) == 20


def test_requests_and_searches_are_limited(ana, settings):
    settings.RATE_LIMITS = True
    cache.clear()
    client = visitor(ana)
    ivan = account("Ivan")
    asked = [does(client, "ask", ivan, headers=JSON).status_code for _ in range(21)]
    sought = [client.get("/prijatelji/trazi/?ime=iv", headers=JSON).status_code for _ in range(61)]
    cache.clear()
    assert (asked[-2:], sought[-2:]) == ([200, 429], [200, 429])


@pytest.mark.parametrize("path", [PAGE, "/prijatelji/trazi/?ime=ig"])
def test_queries_dont_grow_with_people(ana, path, django_assert_num_queries):
    def befriends(numbers):
        for number in numbers:
            person = account(f"Igrac{number}")
            is_here(person)
            if number % 4 == 3:
                Block.objects.create(blocker=ana, blocked=person, made_ms=1)
            else:
                asker, asked = (ana, person) if number % 2 else (person, ana)
                accepted = 1 if number % 4 == 0 else None
                Friendship.objects.create(asker=asker, asked=asked, made_ms=1, accepted_ms=accepted)

    client = visitor(ana)
    befriends(range(4))
    client.get(path)
    with CaptureQueriesContext(connection) as few:
        client.get(path)
    befriends(range(4, 16))
    with django_assert_num_queries(len(few)):
        client.get(path)
