"""A match folded from its whole journal, trusting nothing: for checks."""

from game.bela import Match

from . import selectors
from .models import Move, Table


def replayed(table: Table, length: int) -> Match:
    """The match after so many moves.

    Raises ValueError for a gap in the numbers or another number of moves, and for a move that cannot have been made.
    """
    if table.first_dealer is None:
        raise ValueError("nobody has dealt")
    match = Match.start(selectors.table_rules(table), table.first_dealer)
    moves = Move.objects.filter(table_id=table.id).order_by("number").values_list("number", "seat", "action")
    if length < table.length:
        moves = moves.filter(number__lt=length)
    expected = 0
    for number, seat, action in moves.iterator():
        if number != expected:
            raise ValueError(f"expected move {expected}, got {number}")
        try:
            match = match.moved(seat, action)
        except Exception as error:
            raise ValueError(f"move {number}, {action!r} of seat {seat}: {error}") from error
        expected += 1
    if expected != length:
        raise ValueError(f"expected {length} moves, got {expected}")
    return match
