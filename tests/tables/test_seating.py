"""Before the match: sitting, robots, being ready, the order, the start, and playing again."""

import pytest

from game.accounts.services import make_guest, rename_guest
from game.bela import Rules
from game.tables import services
from game.tables.declined import Declined
from game.tables.services.opening import TableWish


def names(table) -> list[str | None]:
    return [seat.name for seat in table.fold.state.seats]


def all_ready(table) -> None:
    for guest in table.people[1:]:
        services.set_ready(table_id=table.id, user=guest, ready=True)


def test_a_fifth_player_finds_no_seat(waiting):
    with pytest.raises(Declined, match="full"):
        services.sit(table_id=waiting.id, user=make_guest(name="Peti"), place=None)


def test_a_taken_seat_stays_taken(waiting):
    with pytest.raises(Declined, match="seat_taken"):
        services.sit(table_id=waiting.id, user=make_guest(name="Peti"), place=2)


def test_a_change_of_seats_takes_back_everybodys_being_ready(waiting):
    all_ready(waiting)
    services.reorder(table_id=waiting.id, user=waiting.people[0], order=[0, 2, 1, 3])
    assert not any(seat.ready for seat in waiting.fold.state.seats)
    assert names(waiting) == ["Ana", "Đurđa", "Ivan", "Željko"]


@pytest.mark.parametrize("order", [[], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, 3, 3]])
def test_an_order_that_is_none_changes_nothing(waiting, order):
    with pytest.raises(Declined, match="no_such_seat"):
        services.reorder(table_id=waiting.id, user=waiting.people[0], order=order)
    assert names(waiting) == ["Ana", "Ivan", "Đurđa", "Željko"]


def test_only_the_creator_reorders_and_starts(waiting):
    all_ready(waiting)
    with pytest.raises(Declined, match="not_creator"):
        services.reorder(table_id=waiting.id, user=waiting.people[1], order=[1, 0, 2, 3])
    with pytest.raises(Declined, match="not_creator"):
        services.begin(table_id=waiting.id, user=waiting.people[1])


def test_a_match_begins_when_all_are_ready_and_not_before(waiting):
    with pytest.raises(Declined, match="not_ready"):
        services.begin(table_id=waiting.id, user=waiting.people[0])
    all_ready(waiting)
    services.begin(table_id=waiting.id, user=waiting.people[0])
    assert waiting.fold.phase == "calling"
    assert all(seat.ready for seat in waiting.fold.state.seats)


def test_whoever_begins_to_play_gives_up_seats_at_other_tables(waiting):
    other = services.open_table(creator=waiting.people[1], wish=TableWish(rules=Rules(), visibility="open"))
    all_ready(waiting)
    services.begin(table_id=waiting.id, user=waiting.people[0])
    other.refresh_from_db()
    assert other.closed_ms is not None


def test_a_private_table_goes_on_with_those_who_wait_there_besides(waiting):
    other = services.open_table(creator=waiting.people[1], wish=TableWish(rules=Rules()))
    eva = make_guest(name="Eva")
    services.sit(table_id=other.id, user=eva, place=None)
    all_ready(waiting)
    services.begin(table_id=waiting.id, user=waiting.people[0])
    other.refresh_from_db()
    assert (other.creator, other.closed_ms) == (eva, None)


def test_a_private_table_where_nobody_else_waits_stays_its_creators(waiting):
    ivan = waiting.people[1]
    other = services.open_table(creator=ivan, wish=TableWish(rules=Rules()))
    all_ready(waiting)
    services.begin(table_id=waiting.id, user=waiting.people[0])
    other.refresh_from_db()
    assert (other.creator, other.closed_ms) == (ivan, None)
    with pytest.raises(Declined, match="already_playing"):
        services.begin(table_id=other.id, user=ivan)


def test_robots_have_names_of_their_own_and_can_be_sent_away(guests):
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    for _ in range(3):
        services.seat_robot(table_id=table.id, user=guests[0], place=None)
    robots = list(table.seats.exclude(robot_level="").values_list("robot_name", flat=True))
    assert len(set(robots)) == 3
    services.dismiss_robot(table_id=table.id, user=guests[0], place=2)
    assert services.sit(table_id=table.id, user=guests[1], place=None) == 2


@pytest.fixture
def over(begun):
    begun.play_until("over", most=5000)
    return begun


def test_a_rematch_seats_the_same_people_at_their_seats(over):
    opened = services.open_rematch(table_id=over.id, user=over.people[2])
    for seat in (3, 0, 1):
        again = services.open_rematch(table_id=over.id, user=over.people[seat])
        assert again.id == opened.id
    assert [seat.user for seat in opened.seats.order_by("place")] == list(over.people)
    services.begin(table_id=opened.id, user=over.people[2])


def test_a_rematch_waits_for_nobody_who_has_gone(over):
    opened = services.open_rematch(table_id=over.id, user=over.people[0])
    for place in (1, 2, 3):
        services.seat_robot(table_id=opened.id, user=over.people[0], place=place)
    services.begin(table_id=opened.id, user=over.people[0])


def test_there_is_no_rematch_before_the_end(begun):
    with pytest.raises(Declined, match="not_over"):
        services.open_rematch(table_id=begun.id, user=begun.people[0])


def test_a_name_that_is_said_again_changes_nothing_at_the_table(begun):
    before = begun.row.seating
    rename_guest(guest=begun.people[0], name=" Ana ")
    assert begun.row.seating == before
