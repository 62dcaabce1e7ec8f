"""Logging into an account takes the guest's things along."""

import pytest
from asgiref.sync import async_to_sync

from game.accounts.keepers import CannotMove
from game.accounts.models import Block, DeviceLink, Friendship, Played, Report, User
from game.accounts.services import make_device_link, make_guest
from game.bela import Rules
from game.lobby.models import Invitation
from game.tables import services
from game.tables.fold import folds
from game.tables.models import Seat, Table
from game.tables.services.opening import TableWish
from tutorial.models import Learned, Practice

from ...tables.conftest import Played as AtTable
from .conftest import make_account, move_all


def ask(asker, asked, accepted=None):
    return Friendship.objects.create(asker=asker, asked=asked, made_ms=1, accepted_ms=accepted)


def block(blocker, blocked):
    Block.objects.create(blocker=blocker, blocked=blocked, made_ms=1)


def pairs():
    return set(Friendship.objects.values_list("asker__name", "asked__name", "accepted_ms"))


def own_table(user) -> Table:
    return services.open_table(creator=user, wish=TableWish(rules=Rules()))


def part(user, match, **more):
    return Played.objects.create(
        user=user, match=match, ended_ms=1, outcome="won", counts=False, with_robots=True, players=4, target=501, **more
    )


# ------------------------------------------------------------------ friends and blocks


def test_friends_and_requests_come_along(guest, account, other):
    ask(other, guest)
    ask(guest, make_account("Iva"), accepted=5)
    move_all(guest, account)
    assert pairs() == {("Petra", "Marko", None), ("Marko", "Iva", 5)}


def test_who_is_a_friend_of_both_stays_one_friend(guest, account, other):
    ask(account, other)
    ask(guest, other, accepted=7)
    move_all(guest, account)
    assert pairs() == {("Marko", "Petra", 7)}


def test_two_who_have_asked_each_other_are_friends(guest, account, other):
    ask(account, other)
    ask(other, guest)
    move_all(guest, account)
    assert pairs() == {("Marko", "Petra", 1)}


def test_two_requests_to_the_same_person_are_one_request(guest, account, other):
    ask(account, other)
    ask(guest, other)
    move_all(guest, account)
    assert pairs() == {("Marko", "Petra", None)}


def test_nobody_becomes_a_friend_of_oneself(guest, account):
    ask(guest, account, accepted=1)
    move_all(guest, account)
    assert pairs() == set()


def test_blocks_of_both_stay_and_end_a_friendship(guest, account, other):
    stranger = make_account("Iva")
    ask(account, other, accepted=1)
    block(other, guest)
    block(guest, stranger)
    block(account, stranger)
    move_all(guest, account)
    assert pairs() == set()
    assert set(Block.objects.values_list("blocker__name", "blocked__name")) == {("Petra", "Marko"), ("Marko", "Iva")}


def test_nobody_blocks_oneself(guest, account):
    block(guest, account)
    move_all(guest, account)
    assert not Block.objects.exists()


# ------------------------------------------------------------------ lessons, results, reports, invitations


def test_lessons_of_both_are_learned(guest, account):
    for person, step in ((guest, 1), (guest, 2), (account, 2)):
        Learned.objects.create(user=person, lesson="iber", step=step)
    move_all(guest, account)
    assert sorted(Learned.objects.filter(user=account).values_list("step", flat=True)) == [1, 2]


def test_exercises_of_who_has_done_more_stay_with_the_best_streak_of_both(guest, account):
    Practice.objects.create(user=guest, tally={"done": 9, "best": 2})
    Practice.objects.create(user=account, tally={"done": 4, "best": 4})
    move_all(guest, account)
    assert Practice.objects.get(user=account).tally == {"done": 9, "best": 4}


def test_a_guests_exercises_come_to_an_account_without_any(guest, account):
    Practice.objects.create(user=guest, tally={"done": 9, "best": 2})
    move_all(guest, account)
    assert Practice.objects.get(user=account).tally == {"done": 9, "best": 2}


def test_results_come_along_and_no_match_is_there_twice(guest, account, other):
    part(guest, "aaaaaa")
    part(guest, "bbbbbb")
    part(account, "bbbbbb", partner=guest, points=80)
    part(other, "aaaaaa", partner=guest)
    move_all(guest, account)
    own = Played.objects.filter(user=account).order_by("match")
    assert [(row.match, row.points, row.partner_id) for row in own] == [("aaaaaa", 0, None), ("bbbbbb", 80, None)]
    assert Played.objects.get(user=other).partner == account


def test_reports_follow_the_person_and_nobody_has_reported_oneself(guest, account, other):
    Report.objects.create(reporter=other, reported=guest, about="name", name_then="Gost")
    Report.objects.create(reporter=account, reported=guest, about="name", name_then="Gost")
    move_all(guest, account)
    assert [(row.reporter, row.reported) for row in Report.objects.all()] == [(other, account)]


def test_invitations_come_along_once_a_table(guest, account, other):
    table = own_table(other)
    second = own_table(other)
    Invitation.objects.create(table=table, inviter=other, invited=guest, made_ms=1)
    Invitation.objects.create(table=table, inviter=other, invited=account, made_ms=1)
    Invitation.objects.create(table=second, inviter=other, invited=guest, made_ms=1)
    Invitation.objects.create(table=second, inviter=guest, invited=make_account("Iva"), made_ms=1)
    move_all(guest, account)
    assert set(Invitation.objects.filter(invited=account).values_list("table", flat=True)) == {table.id, second.id}
    assert Invitation.objects.get(invited__name="Iva").inviter == account


def test_a_guests_private_links_end(guest, account):
    make_device_link(user=guest)
    move_all(guest, account)
    assert not DeviceLink.objects.exists()


# ------------------------------------------------------------------ tables


def test_the_seat_of_a_running_match_comes_along_and_the_account_plays_on(begun, account):
    guest = begun.people[2]
    before = begun.row.seating
    move_all(guest, account)
    assert begun.fold.state.seat_of(account.id) == 2
    assert begun.fold.state.seats[2].kind == "player"
    assert begun.row.seating > before
    people = (*begun.people[:2], account, begun.people[3])
    assert AtTable(begun.id, people).play_until("playing").phase == "playing"


def test_a_table_known_to_this_process_is_shown_anew(begun, account):
    known = async_to_sync(folds.fresh)(begun.id)
    move_all(begun.people[2], account)
    assert folds.known(begun.id) == known
    assert async_to_sync(folds.fresh)(begun.id).state.seat_of(account.id) == 2


def test_two_running_matches_are_one_too_many(begun, account):
    table = own_table(account)
    for place in (1, 2, 3):
        services.seat_robot(table_id=table.id, user=account, place=place)
    services.begin(table_id=table.id, user=account)
    guest = begun.people[1]
    Learned.objects.create(user=guest, lesson="iber")
    with pytest.raises(CannotMove, match="usred druge partije"):
        move_all(guest, account)
    assert begun.fold.state.seat_of(guest.id) == 1
    assert Learned.objects.get().user == guest


def test_a_guest_cannot_become_the_account_that_sits_at_the_same_match(begun):
    guest, account = begun.people[:2]
    with pytest.raises(CannotMove, match="za ovim istim stolom"):
        move_all(guest, account)
    assert begun.fold.state.seat_of(guest.id) == 0


def test_who_comes_into_a_running_match_gives_up_the_seats_that_wait(begun, account):
    waiting = own_table(account)
    move_all(begun.people[3], account)
    waiting.refresh_from_db()
    assert waiting.closed_ms is not None
    assert begun.fold.state.seat_of(account.id) == 3


def test_a_guests_waiting_seat_is_given_up_for_an_account_in_a_match(begun, guest):
    table = own_table(guest)
    move_all(guest, begun.people[0])
    table.refresh_from_db()
    assert table.closed_ms is not None


def test_a_waiting_table_keeps_its_creator(guest, account):
    table = own_table(guest)
    move_all(guest, account)
    table.refresh_from_db()
    assert (table.creator, table.closed_ms) == (account, None)
    assert Seat.objects.get(table=table, user=account).place == 0


def test_at_a_table_where_both_wait_the_guests_seat_is_free_again(guest, account, other):
    table = own_table(guest)
    services.sit(table_id=table.id, user=account, place=2)
    services.sit(table_id=table.id, user=other, place=1)
    move_all(guest, account)
    table.refresh_from_db()
    assert table.creator == account
    assert list(table.seats.order_by("place").values_list("user__name", flat=True)) == [None, "Petra", "Marko", None]


def test_a_finished_match_comes_along(begun, account):
    begun.play_until("over", most=2000)
    move_all(begun.people[1], account)
    assert begun.fold.state.seats[1].name == "Marko"


def test_who_sat_twice_at_a_finished_match_keeps_the_accounts_seat(begun):
    guest, account = begun.people[:2]
    begun.play_until("over", most=2000)
    move_all(guest, account)
    names = [seat.name for seat in begun.fold.state.seats]
    assert names[0].startswith("obrisani igrač ")
    assert names[1:] == ["Ivan", "Đurđa", "Željko"]


def test_nothing_of_the_guest_is_left(guest, account):
    move_all(guest, account)
    assert not User.objects.filter(name="Gost").exists()
    assert make_guest(name="Gost").name == "Gost"
