"""Before the match nobody is waited for who has gone."""

import pytest
from asgiref.sync import async_to_sync

from game.bela import Rules
from game.now import now_ms
from game.tables import services
from game.tables.clock import Clock, make_up_for_absence
from game.tables.models import ClockBeat, Seat, Table
from game.tables.services import tidying
from game.tables.services.opening import TableWish
from game.tables.services.presence import set_here_until
from game.tables.services.seating import hold_tables
from game.tables.services.tidying import free_seats_of_the_absent, tidy

MINUTE = 60_000


def last_seen(table, seat, ago_ms):
    Seat.objects.filter(table=table.id, place=seat).update(seen_ms=now_ms() - ago_ms)


def sitting(table):
    return list(Seat.objects.filter(table=table.id).order_by("place").values_list("user__name", flat=True))


def test_whoever_is_away_for_a_minute_frees_the_seat_and_the_others_are_no_longer_ready(waiting):
    services.set_ready(table_id=waiting.id, user=waiting.people[1], ready=True)
    last_seen(waiting, 2, MINUTE + 500)
    last_seen(waiting, 3, MINUTE - 2000)
    free_seats_of_the_absent(now_ms())
    assert sitting(waiting) == ["Ana", "Ivan", None, "Željko"]
    assert not any(seat.ready for seat in waiting.fold.state.seats)


def test_a_sign_of_life_keeps_the_seat(waiting):
    last_seen(waiting, 2, MINUTE + 500)
    set_here_until([(waiting.id, waiting.people[2].id)], now_ms() + 25_000)
    free_seats_of_the_absent(now_ms())
    assert None not in sitting(waiting)


def test_the_absence_of_who_opened_the_table_hands_it_to_somebody_who_is_there(waiting):
    last_seen(waiting, 0, MINUTE + 500)
    Seat.objects.filter(table=waiting.id, place=1).update(here_until_ms=1)
    free_seats_of_the_absent(now_ms())
    assert sitting(waiting) == [None, "Ivan", "Đurđa", "Željko"]
    assert waiting.row.creator in waiting.people[2:]


def test_in_a_running_match_nobody_loses_a_seat(begun):
    Seat.objects.update(seen_ms=1)
    free_seats_of_the_absent(now_ms())
    assert None not in sitting(begun)


@pytest.mark.parametrize("visibility", ["open", "private"])
def test_a_room_of_robots_only_is_gone_at_once(guests, visibility):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules(), visibility=visibility))
    services.seat_robot(table_id=table.id, user=guests[0], place=1)
    last_seen(table, 0, MINUTE + 500)
    free_seats_of_the_absent(now_ms())
    assert Table.objects.get().closed_ms is not None


def test_an_open_room_that_everybody_has_gone_from_is_closed(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules(), visibility="open"))
    last_seen(table, 0, MINUTE + 500)
    free_seats_of_the_absent(now_ms())
    assert Table.objects.get().closed_ms is not None


def test_who_has_gone_to_send_the_link_finds_the_table_again_or_whoever_comes_by_the_link_takes_it_over(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    last_seen(table, 0, MINUTE + 500)
    free_seats_of_the_absent(now_ms())
    tidy(now_ms())
    assert sitting(table) == [None] * 4
    assert services.sit(table_id=table.id, user=guests[1], place=1) == 1
    table.refresh_from_db()
    assert (table.closed_ms, table.creator) == (None, guests[1])


def test_but_it_is_not_waited_for_long(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    last_seen(table, 0, MINUTE + 500)
    free_seats_of_the_absent(now_ms())
    later = now_ms() + 15 * MINUTE
    tidy(later)
    assert Table.objects.get().closed_ms == later


def test_who_sits_down_just_before_it_is_closed_keeps_the_table(guests, monkeypatch):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    last_seen(table, 0, MINUTE + 500)
    free_seats_of_the_absent(now_ms())

    def held_a_moment_later(tables):
        services.sit(table_id=table.id, user=guests[1], place=1)
        return hold_tables(tables)

    monkeypatch.setattr(tidying, "hold_tables", held_a_moment_later)
    tidy(now_ms() + 15 * MINUTE)
    assert Table.objects.get().closed_ms is None


def test_who_leaves_the_last_seat_closes_the_table(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    services.leave(table_id=table.id, user=guests[0])
    assert Table.objects.get().closed_ms is not None


def test_while_the_server_is_away_nobody_can_show_a_sign_of_life(waiting):
    ClockBeat.objects.create(id=1, at_ms=now_ms() - 10 * MINUTE)
    Seat.objects.filter(table=waiting.id).update(seen_ms=now_ms() - 10 * MINUTE)
    make_up_for_absence(now_ms())
    free_seats_of_the_absent(now_ms())
    assert None not in sitting(waiting)


def test_a_chore_that_fails_keeps_no_other_from_being_done(monkeypatch):
    done = []

    def fails(now):
        raise ValueError

    monkeypatch.setattr(tidying, "chores", [fails, done.append])
    tidy(7)
    assert done == [7]


def test_the_clock_itself_looks_for_the_absent(waiting):
    last_seen(waiting, 2, MINUTE + 500)

    async def looks_once():
        await Clock()._look()

    async_to_sync(looks_once)()
    assert sitting(waiting) == ["Ana", "Ivan", None, "Željko"]
