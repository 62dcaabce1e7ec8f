"""A table before its match."""

from game.tables.presenters.page import page
from tests.tables.presenters import samples


def room(table, you):
    return page(table, None, you, samples.NOW).waiting


def full(**changes):
    return samples.with_seat(samples.table(begun=False, shown_until_ms=None), 1, **changes)


def test_it_says_how_many_seats_are_free():
    said = [room(samples.waiting_table(taken), 0).free for taken in (3, 2, 1)]
    assert said == ["1 mjesto je slobodno.", "2 mjesta su slobodna.", "3 mjesta su slobodna."]


def test_the_start_waits_for_everybodys_word_but_the_creators():
    assert room(samples.waiting_table(2), 0).not_yet == "2 mjesta su slobodna."
    assert room(full(ready=False), 0).not_yet == "Čeka se potvrda: Ivan."
    assert room(samples.with_seat(full(), 0, ready=False), 0).not_yet == ""


def test_only_the_creator_of_a_full_table_changes_the_seats_round():
    assert room(full(), 1).orders == ()
    assert room(samples.waiting_table(3), 0).orders == ()
    orders = room(full(), 0).orders
    assert [(order.words, order.seats) for order in orders] == [
        ("Partner: Ivan", "0,2,1,3"),
        ("Partner: Joža", "0,1,3,2"),
        ("Zamijeni protivnike", "0,3,2,1"),
    ]


def test_each_order_seats_all_four_again():
    for order in room(full(), 0).orders:
        assert sorted(order.seats.split(",")) == ["0", "1", "2", "3"]
