"""The table as it changes: the same elements, the same focus, and time to see a trick."""

import pytest

from game.tables.presenters.drawing import draw_html
from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

RESTS_FOR_EVER = """() => {
  const before = setTimeout;
  window.setTimeout = (call, after) => (after === 1000 ? 0 : before(call, after));
}"""


def played_on(match, times=1):
    for _ in range(times):
        seat = match.to_act[0]
        match = match.act(seat, match.legal_actions(seat)[0]).match
    return match


def test_what_is_older_than_what_is_shown_changes_nothing(sit):
    old = samples.playing(2, 1)
    table = sit(played_on(old))
    table.is_pushed(old)
    assert table.page.get_attribute("#table", "data-version") == str(old.version + 1)


def test_a_new_state_of_the_same_version_is_shown(sit):
    match = samples.playing(2, 1)
    table = sit(match)
    away = samples.with_seat(samples.table(), 1, here=False)
    table.is_pushed(match, seats=away.seats)
    assert table.page.get_attribute("[data-seat='1']", "data-here") == "false"


def test_a_card_stays_the_same_element_as_it_goes_to_the_trick(sit):
    match = samples.playing(2, 1, turn=0)
    card = str(match.legal_actions(0)[0]).split()[1]
    table = sit(match)
    table.card(card).evaluate("card => { card.mark = 'the same' }")
    table.is_pushed(played_on(match))
    assert table.page.locator(f"#trick #c-{card}").evaluate("card => card.mark") == "the same"


def test_focus_goes_to_the_nearest_card_when_its_own_leaves(sit):
    match = samples.playing(2, 1, turn=0)
    card = str(match.legal_actions(0)[0]).split()[1]
    table = sit(match)
    table.card(card).focus()
    table.is_pushed(played_on(match))
    assert table.page.evaluate("() => document.activeElement.matches('#hand button.card')")


def test_focus_stays_where_it_is_when_others_play(sit):
    match = samples.playing(2, 0, turn=1)
    table = sit(match)
    table.page.locator("#hand button.card").last.focus()
    before = table.focused()
    table.is_pushed(played_on(match))
    assert table.focused() == before


def test_a_full_trick_rests_about_a_second_and_then_goes(sit):
    match = samples.playing(2, 3)
    table = sit(match)
    table.page.clock.install(time=0)
    table.page.clock.pause_at(1)
    table.is_pushed(played_on(match))
    led = table.page.locator("#zadnji .card").first
    assert led.is_visible()
    table.page.clock.run_for(900)
    assert led.is_visible()
    assert led.evaluate("(card) => card.getAnimations().length") == 0, "it lies still"
    table.page.clock.run_for(200)
    led.wait_for(state="hidden", timeout=2000)


def test_focus_that_was_moved_while_a_trick_rests_stays_there_when_it_goes(sit):
    match = samples.playing(2, 3, turn=0)
    table = sit(match)
    table.card(str(match.legal_actions(0)[0]).split()[1]).focus()
    table.is_pushed(played_on(match))
    given = table.focused()
    table.page.keyboard.press("ArrowRight")
    moved = table.focused()
    assert moved != given
    table.page.wait_for_selector("#zadnji", state="hidden")
    assert table.focused() == moved


def test_a_resting_trick_gives_way_to_the_next_card(sit):
    match = samples.playing(2, 3)
    table = sit(match)
    table.page.evaluate(RESTS_FOR_EVER)
    table.is_pushed(played_on(match))
    assert table.page.locator("#zadnji .card").first.is_visible()
    table.is_pushed(played_on(match, 2))
    assert table.page.locator("#trick .card").is_visible()
    table.page.wait_for_selector("#zadnji", state="hidden")


def test_the_summary_waits_until_the_last_trick_was_seen(sit):
    match = samples.playing(7, 3)
    table = sit(match)
    table.is_pushed(played_on(match))
    assert not table.page.locator("#accept").is_visible()
    table.page.wait_for_selector("#accept", timeout=3000)


def test_who_has_played_the_last_card_has_the_focus_on_going_on_once_that_can_be_pressed(sit):
    match = samples.playing(7, 3, turn=0)
    table = sit(match)
    table.page.locator("#hand button.card").focus()
    table.is_pushed(played_on(match))
    table.page.wait_for_selector("#accept", timeout=3000)
    assert table.focused() == "accept"


def test_the_last_trick_and_the_blok_open_by_key_while_the_table_has_the_focus(sit):
    table = sit(samples.playing(3, 1), size=(390, 844))
    table.page.keyboard.press("z")
    assert not table.page.locator("#zadnji").is_visible()
    table.page.locator("#hand button.card").first.focus()
    table.page.keyboard.press("z")
    assert table.page.locator("#zadnji .last-head").is_visible()
    table.page.keyboard.press("Escape")
    assert not table.page.locator("#zadnji").is_visible()
    table.page.keyboard.press("s")
    assert table.page.locator("#blok").is_visible()


def test_an_open_blok_stays_open_when_the_table_changes(sit):
    match = samples.playing(3, 1)
    table = sit(match, size=(390, 844))
    table.page.click("#score")
    table.is_pushed(played_on(match))
    assert table.page.locator("#blok").is_visible()


def test_a_card_that_may_be_played_only_now_is_sent_as_it_is_pressed(sit):
    """Its button was there before, as one that sends nothing: whatever sends forms has to learn of it."""
    before = samples.playing(2, 1, turn=3)
    now = played_on(before)
    action = str(now.legal_actions(0)[0])
    table = sit(before)
    table.is_pushed(now)
    table.card(action.split()[1]).click()
    assert table.actions() == [action]


def test_a_state_that_comes_along_with_something_to_be_added_is_taken_in_like_any_other(sit):
    before = samples.playing(2, 1)
    after, table = played_on(before), sit(before)
    table.page.evaluate("() => { window.taken = []; bela.after(({ fresh }) => { taken.push(fresh); }); }")
    drawn = draw_html(samples.table(), samples.view(after, 0), 0, samples.NOW)
    table.sockets[-1].send(
        f'{drawn}<p hx-swap-oob="beforeend:#said" class="speech" id="said-1" data-who="9" data-at="1">Bravo!</p>'
    )
    table.page.wait_for_function("(version) => taken.includes(version)", arg=after.version, timeout=5000)
