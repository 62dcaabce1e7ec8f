"""Several want the same seat, or a match and its people part ways: the database decides, and each is told."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from game.bela import Rules
from game.lobby import services as lobby
from game.lobby.filters import Filters
from game.lobby.models import Invitation
from game.lobby.quick_game import quick_game
from game.tables import services
from game.tables.declined import Declined
from game.tables.models import Seat, Table
from game.tables.services.opening import TableWish

from .people import player, room

pytestmark = pytest.mark.django_db(transaction=True)


def all_at_once(*works):
    """What each returned, or the reason why it was declined."""
    together = Barrier(len(works))

    def work_of(work):
        together.wait()
        try:
            return work()
        except Declined as declined:
            return declined.reason
        finally:
            connection.close()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(work_of, works))


def test_of_two_who_want_the_last_seat_one_gets_it():
    table = room(player("Ana"), player("Iva"), player("Mia"))
    people = [player(f"Igrač{number}") for number in range(2)]
    answers = all_at_once(*(lambda p=p: lobby.sit(table_id=table.id, user=p, place=3) for p in people))
    assert Counter(map(str, answers)) == {"3": 1, "seat_taken": 1}


def test_four_strangers_who_press_at_once_are_at_one_table():
    people = [player(f"Igrač{number}") for number in range(4)]
    wish = TableWish(rules=Rules(), visibility="open")
    codes = all_at_once(*(lambda p=p: quick_game(user=p, filters=Filters(), wish=wish) for p in people))
    assert len(set(codes)) == 1


def test_of_eight_quick_games_for_three_seats_three_sit_down_there_and_everybody_somewhere():
    table = room(player("Ana"))
    people = [player(f"Igrač{number}") for number in range(8)]
    wish = TableWish(rules=Rules(), visibility="open")
    codes = all_at_once(*(lambda p=p: quick_game(user=p, filters=Filters(), wish=wish) for p in people))
    assert Counter(codes)[table.code] == 3
    assert set(codes) <= set(Table.objects.values_list("code", flat=True))
    sitting = Counter(Seat.objects.filter(user__in=people).values_list("user", flat=True))
    assert set(sitting.values()) == {1}
    assert len(sitting) == 8


@pytest.mark.parametrize("time", range(4))
def test_a_match_begun_while_one_leaves_begins_with_all_or_not_at_all(time):
    ana, iva = player("Ana"), player("Iva")
    table = room(ana, iva, rules={"players": 2})
    services.set_ready(table_id=table.id, user=iva, ready=True)
    all_at_once(
        lambda: services.begin(table_id=table.id, user=ana), lambda: services.leave(table_id=table.id, user=iva)
    )
    table.refresh_from_db()
    seat = table.seats.get(place=1)
    assert (table.begun_ms is None) == (seat.user is None and not seat.robot_level)


def test_invited_twice_at_once_is_invited_once():
    ana, iva = player("Ana"), player("Iva")
    table = room(ana)
    invite = lambda: lobby.invite(table_id=table.id, inviter=ana, invited=iva)
    assert all_at_once(*[invite] * 4) == [None] * 4
    assert Invitation.objects.count() == 1


def test_who_sits_down_by_two_invitations_at_once_plays_one_match():
    iva = player("Iva")
    tables = [room(player(name), rules={"players": 2}, visibility="private") for name in ("Ana", "Mia")]
    for table in tables:
        lobby.invite(table_id=table.id, inviter=table.creator, invited=iva)
        lobby.sit(table_id=table.id, user=iva)
        services.set_ready(table_id=table.id, user=iva, ready=True)
    all_at_once(*(lambda t=t: services.begin(table_id=t.id, user=t.creator) for t in tables))
    assert Table.objects.filter(begun_ms__isnull=False, seats__user=iva).count() == 1
