"""Inviting people to a table, and what they see of it."""

import pytest
from django.core.cache import cache
from django.test import Client

from game.accounts.models import Standing
from game.accounts.personal import draw
from game.accounts.services import make_guest
from game.lobby import keeping
from game.lobby import services as lobby
from game.lobby.models import Invitation
from game.tables import services
from game.tables.declined import Declined

from .people import JSON, befriend, block, player, room, visitor

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana():
    return player("Ana")


@pytest.fixture
def ivan():
    return player("Ivan")


@pytest.fixture
def table(ana):
    return room(ana, min_win_rate=80)


def invites(inviter, table, who):
    return visitor(inviter).post(f"/stol/{table.code}/pozovi/", {"who": who}, headers=JSON)


def is_told(user):
    return "Ana" in draw(user.id)


def test_an_invitation_is_shown_on_every_page_and_on_its_own(ana, ivan, table):
    assert not is_told(ivan)
    assert invites(ana, table, "ivan").status_code == 200
    assert is_told(ivan)
    assert f"/stol/{table.code}/sjedni/" in visitor(ivan).get("/pozivi/").text


def test_without_javascript_the_page_of_invitations_looks_by_itself(ivan):
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in visitor(ivan).get("/pozivi/").text


def test_who_is_invited_sits_down_whatever_the_win_rate(ana, ivan, table):
    ivan_visits = visitor(ivan)
    refused = ivan_visits.post(f"/stol/{table.code}/sjedni/", headers=JSON)
    assert (refused.status_code, refused.json()["reason"]) == (422, "rate_too_low")
    invites(ana, table, "ivan")
    assert ivan_visits.post(f"/stol/{table.code}/sjedni/", headers=JSON).json()["you"] == 1
    assert not is_told(ivan)


def test_an_invitation_is_declined_once_and_for_all(ana, ivan, table):
    invites(ana, table, "ivan")
    visitor(ivan).post(f"/pozivi/{Invitation.objects.get().id}/odbij/", headers=JSON)
    assert not is_told(ivan)
    invites(ana, table, "ivan")
    assert not is_told(ivan)
    with pytest.raises(Declined, match="rate_too_low"):
        lobby.sit(table_id=table.id, user=ivan)


def test_nobody_declines_for_another(ana, ivan, table):
    invites(ana, table, "ivan")
    number = Invitation.objects.get().id
    eva = visitor(player("Eva"))
    answers = {eva.post(f"/pozivi/{n}/odbij/").status_code for n in (number, 999, 2**70)}
    assert answers == {303}
    assert is_told(ivan)


def test_it_ends_when_the_table_begins(ana, ivan, table):
    invites(ana, table, "ivan")
    for place in (1, 2, 3):
        services.seat_robot(table_id=table.id, user=ana, place=place)
    assert is_told(ivan)
    services.begin(table_id=table.id, user=ana)
    assert not is_told(ivan)


def test_it_ends_when_the_table_closes(ana, ivan, table):
    invites(ana, table, "ivan")
    services.leave(table_id=table.id, user=ana)
    assert not is_told(ivan)


@pytest.mark.parametrize(
    ("invited_by", "is_friend", "is_invited"),
    [
        ("all", False, True),
        ("friends", True, True),
        ("friends", False, False),
        ("nobody", True, False),
    ],
)
def test_everybody_says_who_may_invite_and_the_inviter_learns_nothing_of_it(
    ana, table, invited_by, is_friend, is_invited
):
    eva = player("Eva", invited_by=invited_by)
    if is_friend:
        befriend(eva, ana)
    assert invites(ana, table, "eva").status_code == 200
    assert is_told(eva) is is_invited
    text = visitor(ana).get(f"/stol/{table.code}/pozovi/?trazi=eva").text
    assert text.count("Pozivnica je poslana: Eva") == 1


@pytest.mark.parametrize("way", ["blocks the inviter", "is blocked by the inviter", "blocks who sits there"])
def test_a_block_wins_over_everything_quietly(ana, ivan, way):
    eva = player("Eva")
    table = room(ana, ivan)
    befriend(ana, eva)
    blocker, blocked = {
        "blocks the inviter": (eva, ana),
        "is blocked by the inviter": (ana, eva),
        "blocks who sits there": (eva, ivan),
    }[way]
    block(blocker, blocked)
    assert invites(ana, table, "eva").json() == {"table": table.code, "url": f"/stol/{table.code}/", "you": 0}
    assert not is_told(eva)


def test_a_block_takes_back_an_invitation(ana, ivan, table):
    invites(ana, table, "ivan")
    block(ivan, ana)
    assert not is_told(ivan)


def test_at_an_open_table_who_opened_it_invites_at_a_private_one_whoever_sits_there(ana, ivan):
    open_room, private = room(ana, ivan), room(player("Eva"), ivan, visibility="private")
    assert invites(ivan, open_room, "ana").json()["reason"] == "not_creator"
    assert invites(ivan, private, "ana").status_code == 200
    assert invites(player("Mia"), private, "ana").json()["reason"] == "not_at_table"


@pytest.mark.parametrize("who", ["nobody", "", "\x00", "x" * 5000, "ana' --", "\u202e"])
def test_nobody_is_invited_who_is_not_there(ana, table, who):
    answer = invites(ana, table, who)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_player")


def test_a_friend_without_an_account_is_invited_by_the_button(ana, table):
    guest = make_guest(name="Gošća")
    befriend(ana, guest)
    assert "Pozovi: Gošća" in visitor(ana).get(f"/stol/{table.code}/pozovi/").text
    visitor(ana).post(f"/stol/{table.code}/pozovi/", {"person": guest.id})
    assert is_told(guest)
    assert invites(ana, table, guest.username).json()["reason"] == "no_such_player"


@pytest.mark.parametrize("number", ["0", "-1", "9" * 18, "9" * 400, "٣", "x"])
def test_a_number_of_nobody_invites_nobody(ana, table, number):
    answer = visitor(ana).post(f"/stol/{table.code}/pozovi/", {"person": number}, headers=JSON)
    assert answer.json()["reason"] == "no_such_player"


def test_a_guest_is_not_found_by_counting_up_to_the_number(ana, table):
    guest = make_guest(name="Gošća")
    answer = visitor(ana).post(f"/stol/{table.code}/pozovi/", {"person": guest.id}, headers=JSON)
    assert (answer.json()["reason"], is_told(guest)) == ("no_such_player", False)


def test_a_visitor_without_a_session_invites_nobody(table):
    Client().get("/")
    assert Client().post(f"/stol/{table.code}/pozovi/", {"who": "ana"}, headers=JSON).json()["reason"] == "who_are_you"
    assert Client().get("/pozivi/").status_code == 403


def test_who_plays_is_led_back_from_every_invitation(ana, ivan, table):
    invites(ana, table, "ivan")
    running = room(ivan, rules={"players": 2}, visibility="private")
    services.seat_robot(table_id=running.id, user=ivan, place=1)
    services.begin(table_id=running.id, user=ivan)
    answer = visitor(ivan).post(f"/stol/{table.code}/sjedni/", headers=JSON)
    assert (answer.status_code, answer.json()["url"]) == (409, f"/stol/{running.code}/")


def test_a_match_that_has_begun_invites_nobody(ana, ivan):
    table = room(ana, rules={"players": 2})
    services.seat_robot(table_id=table.id, user=ana, place=1)
    services.begin(table_id=table.id, user=ana)
    assert invites(ana, table, "ivan").json()["reason"] == "already_begun"


def test_so_many_invitations_in_a_minute_are_enough(ana, table, settings):
    settings.RATE_LIMITS = True
    cache.clear()
    answers = [invites(ana, table, f"nobody{number}").status_code for number in range(42)]
    cache.clear()
    assert (answers[0], answers[-1]) == (404, 429)


def test_friends_stand_in_the_box_and_all_players_are_found_by_their_plain_letters(ana, table):
    befriend(ana, player("Mia"))
    player("Dusko")
    make_guest(name="Dusan")
    page = visitor(ana).get(f"/stol/{table.code}/pozovi/?trazi=ĐUŠ").text
    assert "Pozovi: Mia" in page
    assert "Pozovi: Dusko" in page
    assert "Dusan" not in page


def test_who_does_not_sit_there_sees_nobody_to_invite(ivan, ana, table):
    befriend(ivan, player("Mia"))
    assert "Mia" not in visitor(ivan).get(f"/stol/{table.code}/pozovi/?trazi=mi").text


def test_the_same_people_play_again_invited_by_the_first_who_asks(ana, ivan):
    table = room(ana, ivan, rules={"players": 2, "target": 501}, visibility="private")
    services.set_ready(table_id=table.id, user=ivan, ready=True)
    services.begin(table_id=table.id, user=ana)
    table.refresh_from_db()
    table.over_ms = 1
    table.save()
    again = visitor(ana).post(f"/stol/{table.code}/revans/", headers=JSON).json()["table"]
    assert is_told(ivan)
    assert visitor(ivan).post(f"/stol/{again}/sjedni/", headers=JSON).json()["you"] == 1


def test_who_was_invited_once_more_need_not_have_the_rate_again(ana, ivan):
    Standing.objects.create(user=ivan, wins=1)
    table = room(ana, ivan, min_win_rate=80, rules={"players": 2})
    services.set_ready(table_id=table.id, user=ivan, ready=True)
    services.begin(table_id=table.id, user=ana)
    table.refresh_from_db()
    table.over_ms = 1
    table.save()
    Standing.objects.update(losses=5)
    lobby.play_again(table_id=table.id, user=ana)
    assert lobby.play_again(table_id=table.id, user=ivan)


def test_the_panel_asks_the_database_as_often_for_many_invitations_as_for_one(ana, ivan, django_assert_max_num_queries):
    for number in range(6):
        opener = player(f"Otvara{number}")
        lobby.invite(table_id=room(opener).id, inviter=opener, invited=ivan)
    with django_assert_max_num_queries(6):
        assert draw(ivan.id).count("/sjedni/") == 6


def test_the_archive_does_not_tell_of_an_invitation_that_a_block_has_kept_away(ana, ivan):
    table = room(ana, visibility="private")
    lobby.invite(table_id=table.id, inviter=ana, invited=ivan)
    blocker = player("Petra")
    block(blocker, ivan)
    lobby.invite(table_id=room(blocker, ana, visibility="private").id, inviter=ana, invited=ivan)
    assert [told["table"] for told in keeping.taken_away(ivan)["to_you"]] == [table.code]
