"""What flies: only where it is wanted and seen, never in anybody's way, and nothing of it stays."""

import pytest

from game.bela import Play
from tests.tables.presenters import samples

from .test_changes import played_on

pytestmark = pytest.mark.browser

COUNT_FLIGHTS = """
() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    flights.push(this.closest("[id]").id);
    return animate.apply(this, given);
  };
}
"""
FLIGHTS = "() => flights.splice(0)"
HIDE = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }) }"
MOTION = "(motion) => { document.documentElement.dataset.motion = motion }"
LEFT_OVERS = "() => [document.getAnimations().length, document.body.dataset.resting]"
MIDDLES = """
() => [...document.querySelectorAll("#hand .card")].map((card) => {
  const { left, bottom } = card.getBoundingClientRect();
  return document.elementFromPoint(left + 8, bottom - 8).closest(".card") === card;
})
"""


@pytest.fixture
def watched(sit):
    def sits(match, **where):
        table = sit(match, **where)
        table.page.evaluate(COUNT_FLIGHTS)
        return table

    return sits


def test_a_card_flies_only_where_that_is_wanted_and_seen(watched):
    match = samples.playing(2, 0, turn=1)
    table = watched(match)
    one, two, three = (played_on(match, times) for times in (1, 2, 3))
    table.page.evaluate(MOTION, "off")
    table.is_pushed(one)
    table.page.evaluate(MOTION, "auto")
    table.page.emulate_media(reduced_motion="reduce")
    table.is_pushed(two)
    table.page.emulate_media(reduced_motion="no-preference")
    table.page.evaluate(HIDE, True)
    table.is_pushed(three)
    assert table.page.evaluate(FLIGHTS) == []
    table.page.evaluate(HIDE, False)
    table.is_pushed(played_on(match, 4))
    assert len(table.page.evaluate(FLIGHTS)) == 1


def test_cards_that_are_being_dealt_can_be_pressed_where_they_will_lie(watched):
    table = watched(samples.in_review())
    table.page.evaluate("() => { document.getElementById('table').dataset.version = -1 }")
    table.is_pushed(samples.played(lambda match: match.phase == "calling"))
    flights = table.page.evaluate(FLIGHTS)
    assert len([name for name in flights if name.startswith("c-")]) == 6
    assert all(table.page.evaluate(MIDDLES))


def test_a_burst_of_states_leaves_nothing_behind_and_a_press_in_its_midst_is_taken(watched):
    match = samples.playing(2, 0, turn=1)
    table = watched(match)
    states = [match := played_on(match) for _ in range(3)]
    card = next(action.card for action in match.legal_actions(0) if isinstance(action, Play))
    for state in states[:-1]:
        table.pushes(state)
    table.is_pushed(states[-1])
    table.page.evaluate("(card) => document.getElementById(card).click()", f"c-{card}")
    assert table.actions() == [f"play {card}"]
    table.page.wait_for_function(f"() => ({LEFT_OVERS})().join() === '0,'")
