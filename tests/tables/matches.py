"""Whole matches by every set of rules, put into the journal as a table would have written them."""

import random
from collections.abc import Iterator

from game.accounts.services import make_guest
from game.bela import Match, Rules
from game.tables import fold as folding
from game.tables import journal, services
from game.tables.fold import Fold
from game.tables.journal import Entry, Line
from game.tables.models import Move, Table
from game.tables.results import result_of
from game.tables.services.opening import TableWish

from ..bela.table import choice, deck_for

NAMES = ("Ana", "Ivan", "Đurđa", "Željko")
AT_ONCE = 300


def begun_table(rules: Rules, dealer: int = 0) -> Table:
    """A table at which the match is about to be dealt, with a person in every seat."""
    people = [make_guest(name=name) for name in NAMES[: rules.players]]
    table = services.open_table(creator=people[0], wish=TableWish(rules=rules))
    for person in people[1:]:
        services.sit(table_id=table.id, user=person, place=None)
    Table.objects.filter(id=table.id).update(begun_ms=1, first_dealer=dealer)
    return table


def played_lines(rules: Rules, dealer: int, seed: int) -> Iterator[tuple[Line, Match]]:
    """The moves of a match in which everybody does anything, each with where it leads."""
    chance = random.Random(seed)
    match = Match.start(rules, dealer)
    while match.phase != "over":
        if match.needs_deck:
            line = Line(None, "deal " + " ".join(map(str, deck_for(match, chance))), Move.By.DECK)
        else:
            seat = chance.choice(match.to_act)
            line = Line(seat, str(choice(match, seat, chance)), Move.By.PERSON)
        match = match.moved(line.seat, line.action)
        yield line, match


def finished_match(rules: Rules, seed: int = 1) -> Fold:
    """A finished match as it is read from the journal that it was written to."""
    dealer = seed % rules.players
    table = begun_table(rules, dealer)
    steps = list(played_lines(rules, dealer, seed))
    for first in range(0, len(steps), AT_ONCE):
        some = steps[first : first + AT_ONCE]
        lines = tuple(line for line, _ in some)
        seating = Table.objects.get(id=table.id).seating
        journal.write([Entry(table.id, first, seating, lines, 5, 5, None, result_of(some[-1][1]))])
    fold = folding.read(table.id)
    assert fold is not None
    assert fold.match is not None
    assert fold.match == steps[-1][1]
    return fold
