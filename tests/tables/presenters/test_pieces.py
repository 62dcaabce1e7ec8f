import pytest

from game.tables.presenters.pieces import kept


@pytest.mark.parametrize("is_worked_on", [False, True])
def test_a_piece_is_drawn_once_and_anew_each_time_while_the_site_is_worked_on(settings, is_worked_on):
    settings.DEBUG = is_worked_on
    draw = kept(1)(object)
    assert (draw() is draw()) is not is_worked_on
