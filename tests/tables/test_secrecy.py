"""contract.md: shuffling what a seat cannot see leaves its view and its HTML equal, byte for byte."""

import random

import pytest

from game.bela import PRESETS, Rules, SeatView
from game.tables.presenters.drawing import draw_html, draw_json
from game.tables.presenters.shared import Shared
from tests.bela.hiding import with_hidden_shuffled
from tests.bela.table import random_match, random_rules
from tests.tables.presenters import samples

NOW = samples.NOW


def drawn(draw, match, seat) -> str:
    return draw(samples.table_for(match.rules), SeatView.of(match, seat), seat, NOW)


def unseen_leaves_the_page_equal(draw, rules, seed, chance):
    for match in random_match(rules, seed, most_deals=2):
        for seat in (*match.rules.seats, None):
            assert drawn(draw, with_hidden_shuffled(match, seat, chance), seat) == drawn(draw, match, seat)


@pytest.mark.parametrize("draw", [draw_html, draw_json])
def test_what_a_seat_cannot_see_is_nowhere_on_its_page(draw):
    for seed in range(2):
        unseen_leaves_the_page_equal(draw, Rules(), seed, random.Random(5))


@pytest.mark.parametrize("draw", [draw_html, draw_json])
@pytest.mark.parametrize("name", [name for name in PRESETS if name != "klasik"])
def test_nor_in_any_game_that_has_a_name(draw, name):
    unseen_leaves_the_page_equal(draw, Rules.preset(name), 7, random.Random(name))


@pytest.mark.parametrize("draw", [draw_html, draw_json])
@pytest.mark.parametrize("players", [4, 3, 2])
def test_nor_in_games_of_any_other_options(draw, players):
    chance = random.Random(players)
    for seed in range(4):
        unseen_leaves_the_page_equal(draw, random_rules(chance, players=players), seed, chance)


def test_what_is_made_once_for_several_seats_is_what_each_would_see_alone():
    for match in random_match(Rules(), 4, most_deals=3):
        shared = Shared()
        for seat in (*match.rules.seats, None):
            together = draw_html(samples.table(), SeatView.of(match, seat), seat, NOW, shared)
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
