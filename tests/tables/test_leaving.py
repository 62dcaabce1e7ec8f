"""Leaving on purpose: a robot plays on to the end."""

import pytest

from game.tables import services
from game.tables.declined import Declined
from game.tables.models import Move, Table


def leave(table, seat: int) -> None:
    services.leave(table_id=table.id, user=table.people[seat])


def test_who_leaves_a_waiting_table_frees_the_seat(waiting):
    leave(waiting, 2)
    assert waiting.fold.state.seats[2].is_free


def test_the_creators_leaving_hands_the_table_on(waiting):
    leave(waiting, 0)
    assert waiting.row.creator in waiting.people[1:]


def test_a_table_whose_people_have_all_gone_is_closed(waiting):
    for seat in (0, 1, 2, 3):
        leave(waiting, seat)
    assert waiting.row.closed_ms is not None


def test_who_leaves_a_running_match_is_replaced_by_a_robot(begun):
    turn = begun.fold.match.turn
    leave(begun, turn)
    seat = begun.fold.state.seats[turn]
    assert (seat.kind, seat.level, seat.user_id) == ("robot", "srednji", None)
    assert begun.row.seats.get(place=turn).left_by == begun.people[turn]


def test_the_robot_of_who_left_on_turn_moves_soon(begun):
    leave(begun, begun.fold.match.turn)
    assert begun.row.due_ms - begun.row.waiting_since_ms < 5_000


def test_the_robot_of_who_left_moves_also_at_a_table_without_a_clock(begun):
    type(begun.row).objects.filter(id=begun.id).update(move_seconds=0, due_ms=None)
    leave(begun, begun.fold.match.turn)
    assert begun.row.due_ms is not None


def test_somebody_elses_leaving_gives_no_fresh_clock(begun):
    due = begun.row.due_ms
    leave(begun, (begun.fold.match.turn + 1) % 4)
    assert begun.row.due_ms == due


def test_leaving_in_a_review_lets_the_others_go_on(begun):
    begun.play_until("review")
    for seat in (0, 1, 2):
        begun.act(seat, "accept")
    leave(begun, 3)
    assert begun.fold.phase == "calling"
    accepted = Move.objects.filter(table_id=begun.id, action="accept", seat=3).get()
    assert accepted.made_by == Move.By.ROBOT


def test_who_has_left_is_not_at_the_table(begun):
    leave(begun, 1)
    with pytest.raises(Declined):
        begun.act(1, "pass")


def test_who_has_left_may_play_elsewhere(begun):
    leave(begun, 1)
    services.open_table(creator=begun.people[1], wish=services.opening.TableWish(rules=begun.fold.state.rules))


def test_nobody_plays_two_matches(begun):
    with pytest.raises(Declined, match="already_playing"):
        services.open_table(creator=begun.people[1], wish=services.opening.TableWish(rules=begun.fold.state.rules))


def test_a_match_everybody_has_left_ends(begun):
    for seat in range(4):
        leave(begun, seat)
    assert begun.row.closed_ms is not None
    assert begun.row.due_ms is None


def test_a_robot_that_was_still_choosing_does_not_move_for_who_has_come_back(begun):
    seat, chosen_at = begun.fold.match.to_act[0], begun.fold.version
    begun.row.seats.filter(place=seat).update(standin=True)
    Table.objects.filter(id=begun.id).update(seating=begun.row.seating + 1)
    services.come_back(table_id=begun.id, user_id=begun.people[seat].id)
    assert begun.do(services.Robot(seat), "call H", chosen_at).reason == "stale"
    assert begun.fold.version == chosen_at
    assert begun.act(seat, "call H").done
