"""Who may sit down at which table: the win rate that is asked for, and blocks."""

import pytest

from game.accounts.models import Block, Standing
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables import services
from game.tables.declined import Declined
from game.tables.services.opening import TableWish


def with_rate(name, percent):
    person = make_guest(name=name)
    Standing.objects.create(user=person, wins=percent, losses=100 - percent)
    return person


def block(blocker, blocked):
    Block.objects.create(blocker=blocker, blocked=blocked, made_ms=1)


@pytest.fixture
def asking(guests):
    """A table for half of all matches won, opened by somebody who has won none."""
    return services.open_table(creator=guests[0], wish=TableWish(rules=Rules(), min_win_rate=50))


def test_who_lacks_the_rate_is_told_what_is_asked_and_what_there_is(asking):
    with pytest.raises(Declined, match="rate_too_low") as declined:
        services.sit(table_id=asking.id, user=with_rate("Peti", 49), place=None)
    assert "50" in declined.value.text
    assert "49" in declined.value.text


def test_exactly_the_rate_is_enough(asking):
    assert services.sit(table_id=asking.id, user=with_rate("Peti", 50), place=None) == 1


def test_who_is_invited_or_has_opened_the_table_needs_no_rate(asking, guests):
    assert services.sit(table_id=asking.id, user=guests[1], place=2, invited=True) == 2
    assert services.sit(table_id=asking.id, user=guests[0], place=3) == 3


def test_who_sits_there_already_moves_freely(asking, guests):
    services.sit(table_id=asking.id, user=guests[1], place=2, invited=True)
    assert services.sit(table_id=asking.id, user=guests[1], place=1) == 1


def test_robots_need_no_rate(asking, guests):
    services.seat_robot(table_id=asking.id, user=guests[0], place=1)


@pytest.mark.parametrize("blocker", [0, 1], ids=["who opened it", "another"])
def test_beside_who_has_blocked_them_nobody_sits_down_and_it_sounds_like_coming_too_late(guests, blocker):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    services.sit(table_id=table.id, user=guests[1], place=1)
    block(guests[blocker], guests[2])
    with pytest.raises(Declined) as declined:
        services.sit(table_id=table.id, user=guests[2], place=2, invited=True)
    assert (declined.value.reason, declined.value.text) == ("seat_taken", "")
    with pytest.raises(Declined, match="full"):
        services.sit(table_id=table.id, user=guests[2], place=None)


def test_who_has_blocked_somebody_may_still_sit_down_there(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    block(guests[1], guests[0])
    assert services.sit(table_id=table.id, user=guests[1], place=1) == 1


def test_a_block_changes_nothing_in_a_running_match(begun):
    block(begun.people[0], begun.people[1])
    begun.play_until("review")
    assert [seat.name for seat in begun.fold.state.seats] == ["Ana", "Ivan", "Đurđa", "Željko"]
