"""contract.md: shuffling what a seat cannot see leaves its view and its HTML equal, byte for byte."""

import random

import pytest

from game.bela import Rules, SeatView
from game.tables.presenters.drawing import draw_html, draw_json
from game.tables.presenters.shared import Shared
from tests.bela.hiding import with_hidden_shuffled
from tests.bela.table import random_match
from tests.tables.presenters import samples

TABLE = samples.table()
NOW = samples.NOW


def drawn(draw, match, seat) -> str:
    return draw(TABLE, SeatView.of(match, seat), seat, NOW)


@pytest.mark.parametrize("draw", [draw_html, draw_json])
def test_what_a_seat_cannot_see_is_nowhere_on_its_page(draw):
    chance = random.Random(5)
    for seed in range(3):
        for match in random_match(Rules(), seed, most_deals=2):
            for seat in (*match.rules.seats, None):
                assert drawn(draw, with_hidden_shuffled(match, seat, chance), seat) == drawn(draw, match, seat)


def test_what_is_made_once_for_several_seats_is_what_each_would_see_alone():
    for match in random_match(Rules(), 4, most_deals=3):
        shared = Shared()
        for seat in (*match.rules.seats, None):
            together = draw_html(TABLE, SeatView.of(match, seat), seat, NOW, shared)
            assert together == drawn(draw_html, match, seat)


def test_a_drawing_does_not_depend_on_who_was_drawn_before():
    """Pieces are kept and used again: what they are drawn from must be all that shows in them."""
    from game.tables.presenters import pieces

    matches = list(random_match(Rules(), 11, most_deals=1))
    together = [drawn(draw_html, match, seat) for match in matches for seat in range(4)]
    alone = []
    for match in matches:
        for seat in range(4):
            pieces.piece.cache_clear()
            alone.append(drawn(draw_html, match, seat))
    assert together == alone
