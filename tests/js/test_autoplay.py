"""A card that plays itself: only where nothing is left to decide, in words, and not against anybody's will."""

import pytest

from game.bela import Play, Rules
from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

SOON, THEN = 1199, 1  # ms: before it is played, and as it is
PUT = "([autoplay, version]) => { document.documentElement.dataset.autoplay = autoplay; document.getElementById('table').dataset.version = version }"
LAST, ONLY = "Zadnja karta: baca se sama.", "Jedina karta: baca se sama."


def my_turn(cards, *, legal):
    """So many cards in hand, of which so many may be played."""

    def there(match):
        if match.phase != "playing" or match.turn != 0:
            return False
        seen = samples.view(match, 0)
        return len(seen.hand) == cards and len(seen.legal) == legal

    return samples.first_found(there)


def with_auzmes(cards):
    """The same where every card can be played."""
    match = samples.first_found(lambda match: match.phase == "playing", Rules(illegal_play="auzmes"))
    while match.turn != 0 or len(samples.view(match, 0).hand) != cards:
        seat = match.to_act[0]
        match = match.act(seat, next(action for action in match.legal_actions(seat) if isinstance(action, Play))).match
    return match


@pytest.fixture
def waits(sit):
    """Shows a state to somebody with that setting, and what the page says and has sent in the time it leaves."""
    table = sit(samples.playing(0, 0))
    table.page.clock.install(time=0)
    table.page.clock.pause_at(1000)

    def shows(match, autoplay, then=lambda page: None):
        table.sent.clear()
        table.page.evaluate(PUT, [autoplay, -1])
        table.is_pushed(match)
        words = table.page.inner_text("#auto span")
        table.page.clock.run_for(SOON)
        assert table.actions() == []
        then(table.page)
        table.page.clock.run_for(THEN)
        return words, table.actions()

    return shows


def test_the_last_card_and_the_only_one_play_themselves_where_that_is_wished(waits):
    last, only = my_turn(1, legal=1), my_turn(4, legal=1)
    [last_card], [only_card] = (list(map(str, match.legal_actions(0))) for match in (last, only))
    assert waits(last, "last") == (LAST, [last_card])
    assert waits(only, "only") == (ONLY, [only_card])
    assert waits(only, "last") == ("", [])
    assert waits(last, "off") == ("", [])


def test_nothing_is_decided_for_anybody(waits):
    assert waits(my_turn(4, legal=2), "only") == ("", [])
    assert waits(with_auzmes(4), "only") == ("", [])
    assert waits(with_auzmes(1), "only")[0] == LAST


def test_whoever_touches_the_hand_or_says_so_plays_for_themselves(waits):
    only = my_turn(4, legal=1)
    assert waits(only, "only", lambda page: page.press("#hand button.card", "ArrowRight")) == (ONLY, [])
    assert waits(only, "only", lambda page: page.click("#auto button")) == (ONLY, [])


def test_nothing_is_played_while_somebody_reads_whether_to_claim(waits):
    last = with_auzmes(1)
    assert waits(last, "last", lambda page: page.evaluate("() => bela.open('auzmes')")) == (LAST, [])
    assert waits(last, "last") == ("", [])
