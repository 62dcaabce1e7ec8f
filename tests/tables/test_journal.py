"""Entries are written in groups, and the database decides who was first."""

import dataclasses

import pytest

from game.tables import journal
from game.tables.fold import Folds
from game.tables.journal import Entry, Line
from game.tables.models import Move, Table


def entry(table, action: str, **changes: object) -> Entry:
    row = table.row
    lines = (Line(0, action, Move.By.PERSON, changes.pop("action_id", None)),)
    return dataclasses.replace(Entry(table.id, row.length, row.seating, lines, 5, 5, None), **changes)


def stored(table) -> list[str]:
    return [move.action for move in journal.read(table.id, 1, table.row.length)]


def test_of_two_entries_with_one_number_the_first_is_written(begun):
    assert journal.write_each([entry(begun, "pass"), entry(begun, "call H")]) == [True, False]
    assert stored(begun) == ["pass"]


def test_a_late_entry_does_not_spoil_the_others_of_its_group(begun, waiting):
    late = entry(begun, "call S", length=0)
    assert journal.write_each([late, entry(begun, "pass")]) == [False, True]
    assert stored(begun) == ["pass"]


def test_an_action_id_is_taken_once_for_a_seat(begun):
    journal.write_each([entry(begun, "pass", action_id="a")])
    assert journal.write_each([entry(begun, "call H", action_id="a")]) == [False]
    assert stored(begun) == ["pass"]


def test_an_entry_chosen_before_the_seats_changed_is_late(begun):
    chosen = entry(begun, "pass")
    Table.objects.filter(id=begun.id).update(seating=begun.row.seating + 1)
    assert journal.write_each([chosen]) == [False]
    assert stored(begun) == []


def test_words_in_the_database_keep_their_meaning():
    assert {by.name: by.value for by in Move.By} == {
        "PERSON": "p",
        "ROBOT": "r",
        "STANDIN": "s",
        "TIMEOUT": "t",
        "DECK": "d",
    }
    assert {visibility.value for visibility in Table.Visibility} == {"open", "private"}


@pytest.mark.parametrize("counter", ["length", "seating"])
def test_a_state_that_was_read_before_a_later_one_never_takes_its_place(begun, counter):
    earlier = begun.fold
    later = dataclasses.replace(earlier, **{counter: getattr(earlier, counter) + 1})
    known = Folds()
    assert known.keep(later) is later
    assert known.keep(earlier) is later
    assert known.known(begun.id) is later
