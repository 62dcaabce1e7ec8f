"""What is heard and felt: nothing before somebody has touched the page, then each thing once."""

import pytest

from tests.tables.presenters import samples

from .test_changes import played_on
from .test_motion import HIDE

pytestmark = pytest.mark.browser

LISTEN = """
() => {
  window.contexts = 0;
  window.heard = [];
  window.felt = [];
  const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({ gain: param(), frequency: param(), connect: (next) => next, start() {}, stop() {} });
  window.AudioContext = class {
    constructor() { contexts += 1; this.state = "running"; this.currentTime = 0; this.sampleRate = 8; this.destination = {}; }
    createGain() { return node(); }
    createBiquadFilter() { return node(); }
    createBuffer() { return { getChannelData: () => [] }; }
    createBufferSource() { return node(); }
    createOscillator() {
      const tone = node();
      return Object.assign(tone, { start: () => heard.push(tone.frequency.value) });
    }
  };
  navigator.vibrate = (pattern) => felt.push(pattern);
}
"""
PITCHES = {165: "card", 587: "turn", 988: "five", 294: "lost", 494: "won", 698: "phrase"}


@pytest.fixture
def hears(sit):
    def heard_at(match, **where):
        table = sit(match, **where)
        table.page.evaluate(LISTEN)
        return table

    return heard_at


def heard(table):
    """In order, each sound by one of its tones."""
    pitches = table.page.evaluate("() => heard.splice(0)")
    return list(dict.fromkeys(PITCHES[pitch] for pitch in pitches if pitch in PITCHES))


def felt(table):
    return table.page.evaluate("() => felt.splice(0)")


def test_nothing_is_heard_before_the_page_is_touched_and_each_thing_once_after(hears):
    match = samples.playing(2, 0, turn=1)
    table = hears(match)
    one, two, three = (played_on(match, times) for times in (1, 2, 3))
    table.is_pushed(one)
    assert (heard(table), felt(table), table.page.evaluate("() => contexts")) == ([], [], 0)

    table.page.keyboard.press("Tab")
    table.is_pushed(two)
    assert (heard(table), felt(table)) == (["card"], [])
    table.is_pushed(two)
    assert heard(table) == []

    table.is_pushed(three)
    assert (heard(table), felt(table)) == (["card", "turn"], [40])
    table.sockets[-1].close(code=1012)
    table.page.wait_for_selector("#link[data-state=online]", state="attached", timeout=5000)
    table.is_pushed(three)
    assert (heard(table), felt(table)) == ([], [])


def test_five_seconds_are_heard_unless_sound_is_off_and_felt_unless_that_is(hears):
    match = samples.playing(2, 0, turn=1)
    table = hears(match)
    table.page.keyboard.press("Tab")
    table.is_pushed(played_on(match, 3), shown_until_ms=samples.NOW + 3000)
    table.page.wait_for_timeout(300)
    assert (heard(table), felt(table)) == (["card", "turn", "five"], [40, [60, 90, 60]])
    table.page.evaluate(
        "() => Object.assign(document.documentElement.dataset, { sound: 'off', vibration: 'off' }) && bela.signal('five', { key: 2 })"
    )
    assert (heard(table), felt(table)) == ([], [])


def test_a_page_that_is_not_looked_at_only_calls_to_move(hears):
    match = samples.playing(2, 0, turn=1)
    table = hears(match)
    table.page.keyboard.press("Tab")
    table.page.evaluate(HIDE, True)
    table.is_pushed(played_on(match, 2))
    table.is_pushed(played_on(match, 3))
    table.page.wait_for_timeout(350)
    assert heard(table) == ["turn"]


def test_the_end_of_a_deal_sounds_as_it_went_for_me(hears):
    match = samples.playing(7, 3)
    ended = played_on(match)
    mine, others = samples.view(ended, 0).score.written
    table = hears(match)
    table.page.keyboard.press("Tab")
    table.is_pushed(ended)
    assert heard(table)[:2] == ["card", "won" if mine > others else "lost"]


def test_a_phrase_is_heard_unless_its_speaker_is_muted(hears):
    table = hears(samples.playing(2, 0, turn=1))
    table.page.keyboard.press("Tab")
    said = '<p hx-swap-oob="beforeend:#said" class="speech" id="said-{0}" data-who="{0}" data-at="1">Bravo!</p>'
    table.page.evaluate("() => { document.documentElement.dataset.phrases = 'off' }")
    table.sockets[-1].send(said.format(1))
    table.settles()
    assert heard(table) == []
    table.page.evaluate("() => { document.documentElement.dataset.phrases = 'on' }")
    table.sockets[-1].send(said.format(2))
    table.page.wait_for_function("() => heard.length")
    assert heard(table) == ["phrase"]
