"""Without JavaScript a table's page looks by itself while there is nothing to do on it."""

import re

import pytest
from django.test import Client

from game.bela import Rules
from game.tables import services
from game.tables.models import Table
from game.tables.services.opening import TableWish

from .conftest import Played
from .test_learning import client_of


def looks_after(page: str) -> int | None:
    """Seconds; None for never."""
    found = re.search(r'<noscript><meta http-equiv="refresh" content="(\d+);', page)
    return None if found is None else int(found[1])


def seen_by(table: Played, seat: int) -> int | None:
    return looks_after(client_of(table.people[seat]).get(f"/stol/{table.row.code}/?sam=1").text)


@pytest.fixture
def claiming(guests) -> Played:
    """A match in which everybody may claim at any moment of the play."""
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules(illegal_play="auzmes")))
    for guest in guests[1:]:
        services.sit(table_id=table.id, user=guest, place=None)
    for guest in guests[1:]:
        services.set_ready(table_id=table.id, user=guest, ready=True)
    services.begin(table_id=table.id, user=guests[0])
    return Played(table.id, guests)


def test_in_the_waiting_room_it_looks_soon(waiting):
    assert seen_by(waiting, 0) == 5


def test_a_nickname_is_typed_in_peace(waiting):
    Table.objects.update(visibility="open")
    assert looks_after(Client().get(f"/stol/{waiting.row.code}/").text) is None


def test_while_others_act_it_looks_soon_and_on_turn_once_the_time_has_run_out(begun):
    turn = begun.fold.match.turn
    assert {seen_by(begun, seat) for seat in range(4) if seat != turn} == {5}
    assert 5 < seen_by(begun, turn) <= 22


def test_so_it_does_where_a_claim_can_be_made_out_of_turn(claiming):
    fold = claiming.first_legal(claiming.play_until("playing"))
    turn = fold.match.turn
    assert all(fold.match.legal_actions(seat) for seat in range(4))
    assert {seen_by(claiming, seat) for seat in range(4) if seat != turn} == {5}


def test_without_a_clock_one_chooses_in_peace(begun):
    Table.objects.update(move_seconds=0, due_ms=None, seating=99)
    assert seen_by(begun, begun.fold.match.turn) is None


def test_in_a_review_it_looks_once_accepted_or_at_its_end(begun):
    begun.play_until("review")
    assert seen_by(begun, 0) > 5
    begun.act(0, "accept")
    assert seen_by(begun, 0) == 5
