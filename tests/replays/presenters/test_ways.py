"""From each step to the others."""

from dataclasses import astuple

from game.bela import Rules
from game.replays.presenters.addresses import Address
from game.replays.presenters.ways import ways_from
from game.replays.walk import walk_of

from ..records import record_by

WALK = walk_of(record_by(Rules(), seed=3))
ENDS = [len(deal.steps) - 1 for deal in WALK.deals]
DEALS = len(ENDS)


def ways(deal: int, step: int):
    """Where the six ways lead, as deal and step; None where there is nothing further."""
    found = ways_from(WALK, deal, step, Address("match", "abc"))
    return [tuple(map(int, url.split("/")[3:5])) if url else None for url in astuple(found)]


def test_at_the_beginning_there_is_no_way_back():
    assert ways(1, 0) == [None, None, None, (1, 1), (2, 0), (DEALS, ENDS[-1])]


def test_at_the_end_there_is_no_way_on():
    assert ways(DEALS, ENDS[-1]) == [(1, 0), (DEALS, 0), (DEALS, ENDS[-1] - 1), None, None, None]


def test_a_step_leads_over_the_edge_of_a_deal():
    assert ways(1, ENDS[0])[3] == (2, 0)
    assert ways(2, 0)[2] == (1, ENDS[0])


def test_a_deal_back_leads_to_the_beginning_of_this_one_first():
    assert ways(2, 5)[1] == (2, 0)
    assert ways(2, 0)[1] == (1, 0)


def test_in_the_last_deal_there_is_no_deal_on_but_an_end():
    assert ways(DEALS, 0)[4:] == [None, (DEALS, ENDS[-1])]
