"""Deadlines: time-outs, stand-ins, robots, the review, a server that was away."""

import asyncio

import pytest
from asgiref.sync import async_to_sync
from django.conf import settings

from game.bela import SeatView
from game.tables import clock, services
from game.tables.models import ClockBeat, Move, Seat, Table
from game.tables.presenters.page import page
from tests.settling import settled


@pytest.fixture
def time_is_up(monkeypatch, begun):
    """Lets whatever is due next happen now."""

    def run_out(times: int = 1) -> None:
        for _ in range(times):
            due = begun.row.due_ms
            monkeypatch.setattr(clock, "now_ms", lambda due=due: due)
            async_to_sync(clock.fire)(begun.id)

    return run_out


def last_move(table) -> Move:
    return Move.objects.filter(table_id=table.id).latest("number")


def test_a_players_time_is_what_the_table_says_and_a_second_of_grace(begun):
    assert begun.row.due_ms - begun.row.waiting_since_ms == 21_000
    shown = begun.fold.state_at(0).shown_until_ms
    assert shown - begun.row.waiting_since_ms == 20_000


def test_nothing_happens_before_the_time_is_up(begun, monkeypatch):
    early = begun.row.due_ms - 1
    monkeypatch.setattr(clock, "now_ms", lambda: early)
    async_to_sync(clock.fire)(begun.id)
    assert begun.fold.version == 0


def test_a_time_out_passes_where_passing_is_allowed(begun, time_is_up):
    turn = begun.fold.match.turn
    time_is_up()
    move = last_move(begun)
    assert (move.seat, move.action, move.made_by) == (turn, "pass", Move.By.TIMEOUT)


def test_a_time_out_is_said_until_the_next_move(begun, time_is_up):
    turn = begun.fold.match.turn
    time_is_up()
    assert begun.fold.state_at(0).ran_out == turn
    assert clock.folds.known(begun.id).state_at(0).ran_out == turn
    view = SeatView.of(begun.fold.match, None)
    assert page(begun.fold.state_at(0), view, None, 0).match.news.startswith(
        f"Vrijeme je isteklo: {begun.people[turn].name}."
    )
    begun.act((turn + 1) % 4, "pass")
    assert begun.fold.state_at(0).ran_out is None


def test_a_time_out_of_the_dealer_who_must_call_calls(begun, time_is_up):
    time_is_up(4)
    assert begun.fold.phase == "playing"
    assert last_move(begun).action.startswith("call ")


def test_firing_twice_is_one_time_out(begun, monkeypatch):
    due = begun.row.due_ms
    monkeypatch.setattr(clock, "now_ms", lambda: due)
    async_to_sync(clock.fire)(begun.id)
    async_to_sync(clock.fire)(begun.id)
    assert begun.fold.version == 1


def test_after_three_time_outs_in_a_row_a_robot_sits_in_under_the_players_name(begun, time_is_up):
    while not any(seat.standin for seat in begun.fold.state.seats):
        time_is_up()
        assert begun.fold.version < 13
    seat = next(seat for seat in begun.fold.state.seats if seat.standin)
    assert seat.name == begun.people[seat.index].name
    assert Seat.objects.get(table_id=begun.id, place=seat.index).timeouts == 3
    other = begun.fold
    assert [timeouts for timeouts in other.timeouts if timeouts > 3] == []


def test_the_robot_that_sits_in_moves_soon_and_the_journal_says_so(begun, time_is_up):
    Seat.objects.filter(table_id=begun.id, place=begun.fold.match.turn).update(standin=True)
    time_is_up()
    assert last_move(begun).made_by == Move.By.STANDIN


def test_whoever_moves_again_is_back(begun):
    turn = begun.fold.match.turn
    Seat.objects.filter(table_id=begun.id, place=turn).update(standin=True, timeouts=3)
    begun.act(turn, "pass")
    seat = Seat.objects.get(table_id=begun.id, place=turn)
    assert (seat.standin, seat.timeouts) == (False, 0)
    assert not begun.fold.state.seats[turn].standin


def test_coming_back_gives_no_fresh_clock(begun):
    turn = begun.fold.match.turn
    Seat.objects.filter(table_id=begun.id, place=turn).update(standin=True, timeouts=3)
    began = begun.row.waiting_since_ms
    services.come_back(table_id=begun.id, user_id=begun.people[turn].id)
    assert begun.row.waiting_since_ms == began
    assert begun.row.due_ms == began + 21_000


def test_a_review_that_runs_out_goes_on_and_charges_nobody(begun, time_is_up):
    review = begun.play_until("review")
    time_is_up()
    assert begun.fold.phase == "calling"
    assert begun.fold.version == review.version + 4
    assert set(begun.fold.timeouts) == {0}


def test_accepting_leaves_the_reviews_clock_alone(begun):
    begun.play_until("review")
    due = begun.row.due_ms
    begun.act(2, "accept")
    assert begun.row.due_ms == due


def test_a_review_has_a_clock_also_where_moves_have_none_and_lasts_as_long_as_is_shown(begun):
    Table.objects.filter(id=begun.id).update(move_seconds=0)
    begun.act(begun.fold.match.turn, "pass")
    assert begun.row.due_ms is None
    begun.play_until("review")
    assert begun.row.due_ms - begun.row.waiting_since_ms == settings.REVIEW_SECONDS * 1000


def test_the_time_the_server_was_away_is_given_back(begun):
    due, began = begun.row.due_ms, begun.row.waiting_since_ms
    ClockBeat.objects.create(id=1, at_ms=began)
    clock.make_up_for_absence(began + 60_000)
    assert begun.row.due_ms == due + 60_000
    assert begun.row.waiting_since_ms == began + 60_000


def test_nobody_gains_time_by_the_servers_absence(begun):
    began = begun.row.waiting_since_ms
    ClockBeat.objects.create(id=1, at_ms=began - 900)
    clock.make_up_for_absence(began + 5_000)
    assert begun.row.waiting_since_ms == began + 5_000
    assert begun.row.due_ms == began + 5_000 + 21_000


def test_a_second_clock_beside_a_running_one_gives_nothing(begun):
    due = begun.row.due_ms
    ClockBeat.objects.create(id=1, at_ms=due)
    clock.make_up_for_absence(due + 900)
    assert begun.row.due_ms == due


def test_a_robots_pause_does_not_depend_on_its_hand(begun, settings):
    """The same spread for every decision of a kind, drawn without looking at cards."""
    from game.tables.services.consequences import robot_pause_ms

    match = begun.fold.match
    pauses = [robot_pause_ms(match) for _ in range(400)]
    assert min(pauses) >= settings.ROBOT_PAUSE_MS * 0.69
    assert max(pauses) <= settings.ROBOT_PAUSE_MS * 1.31


def test_a_table_that_cannot_be_moved_on_is_left_alone_for_a_moment(begun, monkeypatch):
    tries = []

    async def fails(table_id):
        tries.append(table_id)
        raise ValueError

    async def looks():
        looking = clock.Clock()
        for _ in range(3):
            await looking._look()
            await settled()

    Table.objects.filter(id=begun.id).update(due_ms=1)
    monkeypatch.setattr(clock, "fire", fails)
    async_to_sync(looks)()
    assert tries == [begun.id]


@pytest.mark.parametrize("failing", ["make_up_for_absence", "beat", "free_seats_of_the_absent", "tidy"])
def test_a_clock_that_fails_at_something_says_so_and_goes_on(begun, monkeypatch, caplog, failing):
    works = getattr(clock, failing)

    def fails_once(_now):
        monkeypatch.setattr(clock, failing, works)
        raise ValueError

    async def runs_until_a_table_is_moved_on():
        moved_on = asyncio.Event()

        async def fire(_table_id):
            moved_on.set()

        monkeypatch.setattr(clock, "fire", fire)
        running = clock.start_clock()
        await asyncio.wait_for(moved_on.wait(), 10)
        running.cancel()

    Table.objects.filter(id=begun.id).update(due_ms=1)
    monkeypatch.setattr(clock, "REST_S", 0)
    monkeypatch.setattr(clock, failing, fails_once)
    async_to_sync(runs_until_a_table_is_moved_on)()
    assert "The clock could not look at the tables" in caplog.text
