"""Playing a card: by tap, by two taps, by keyboard, and where it is refused."""

import pytest

from game.bela import Play
from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

PHONE = (360, 740)
CORNER = {"x": 8, "y": 30}


def own_turn(*, refused=False):
    def there(match):
        if match.phase != "playing" or match.turn != 0:
            return False
        seen = samples.view(match, 0)
        plain = not any("bela" in str(action) for action in seen.legal)
        return plain and len(seen.hand) > 4 and (not refused or len(seen.refusals) > 1)

    return samples.first_found(there)


def legal_cards(match):
    return [action.card for action in match.legal_actions(0) if isinstance(action, Play)]


def test_one_tap_plays_where_the_cards_lie_side_by_side(sit):
    match = own_turn()
    table, card = sit(match), legal_cards(match)[0]
    table.card(card).click()
    assert table.actions() == [f"play {card}"]
    assert table.sent[0]["version"] == table.sent[0]["action_id"] == str(match.version)


def test_the_first_tap_only_raises_where_less_than_forty_pixels_show(sit):
    match = own_turn()
    table, card = sit(match, size=PHONE), legal_cards(match)[0]
    table.card(card).click(position=CORNER)
    assert table.card(card).get_attribute("aria-pressed") == "true"
    assert table.actions() == []
    table.card(card).click(position=CORNER)
    assert table.actions() == [f"play {card}"]


def likes(table, **settings):
    """As the page would have come with these settings."""
    table.page.evaluate("(chosen) => Object.assign(document.documentElement.dataset, chosen)", settings)


@pytest.mark.parametrize(("taps", "size", "needed"), [("one", PHONE, 1), ("two", (1280, 800), 2)])
def test_one_tap_or_two_is_a_setting(sit, taps, size, needed):
    match = own_turn()
    table, card = sit(match, size=size), legal_cards(match)[0]
    likes(table, taps=taps)
    for number in range(needed):
        assert table.actions() == [], number
        table.card(card).click(position=CORNER)
    assert table.actions() == [f"play {card}"]


@pytest.mark.parametrize("legal", ["never", "learning"])
def test_where_legal_cards_are_not_shown_nobody_is_told_and_a_refused_one_still_says_why(sit, legal):
    match = own_turn(refused=True)
    table = sit(match)
    likes(table, legal=legal)
    table.is_pushed(match)
    cards = table.page.locator("#hand button.card")
    looks = "(cards) => cards.map((card) => ['outlineStyle', 'boxShadow', 'transform'].map((name) => getComputedStyle(card)[name]).join())"
    table.page.wait_for_function(
        f"() => new Set(({looks})([...document.querySelectorAll('#hand button.card')])).size === 1"
    )
    assert table.page.locator("#hand [aria-disabled]").count() == 0
    assert cards.first.get_attribute("tabindex") == "0"
    table.page.locator("#hand [data-reason]").first.click()
    assert table.page.inner_text("#notice").startswith("Moraš ")
    assert table.actions() == []


def test_a_raised_card_stays_raised_when_the_same_state_comes_again(sit):
    match = own_turn()
    table, card = sit(match, size=PHONE), legal_cards(match)[0]
    table.card(card).click(position=CORNER)
    table.is_pushed(match)
    assert table.card(card).get_attribute("aria-pressed") == "true"


def test_pressing_twice_in_a_hurry_sends_once(sit):
    match = own_turn()
    table, card = sit(match), legal_cards(match)[0]
    table.card(card).dblclick()
    assert table.actions() == [f"play {card}"]


def test_a_refused_card_says_why_and_sends_nothing(sit):
    match = own_turn(refused=True)
    table = sit(match)
    table.page.locator("#hand [aria-disabled]").first.click(force=True)
    assert table.page.inner_text("#notice").startswith("Moraš ")
    assert table.actions() == []


def test_the_hand_is_one_tab_stop_with_arrows_inside_and_enter_plays(sit):
    match = own_turn()
    table = sit(match)
    cards = table.page.locator("#hand button.card")
    stops = [card for card in cards.all() if card.get_attribute("tabindex") == "0"]
    assert len(stops) == 1
    cards.first.focus()
    table.page.keyboard.press("End")
    assert table.focused() == cards.last.get_attribute("id")
    table.page.keyboard.press("ArrowRight")
    assert table.focused() == cards.first.get_attribute("id")
    card = legal_cards(match)[0]
    while table.focused() != f"c-{card}":
        table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    assert table.actions() == [f"play {card}"]


def test_bela_is_asked_at_its_card_and_nothing_is_sent_before_the_answer(sit):
    match = samples.asked_for_bela()
    card = next(action.card for action in match.legal_actions(0) if "bela" in str(action))
    table = sit(match)
    assert not table.page.locator("#bela").is_visible()
    table.card(card).click()
    assert table.page.locator("#bela").is_visible()
    assert table.actions() == []
    table.page.keyboard.press("Enter")
    assert table.actions() == [f"play {card} bela"]


def test_the_question_for_bela_can_be_put_aside(sit):
    match = samples.asked_for_bela()
    card = next(action.card for action in match.legal_actions(0) if "bela" in str(action))
    table = sit(match)
    table.card(card).click()
    table.page.keyboard.press("Escape")
    assert not table.page.locator("#bela").is_visible()
    assert table.focused() == f"c-{card}"
    assert table.actions() == []


def test_calling_sends_the_suit_that_was_pressed(sit):
    match = samples.first_found(lambda match: match.phase == "calling" and match.turn == 0)
    table = sit(match)
    table.page.locator(".suit-btn").nth(2).click()
    assert table.actions() == ["call S"]


def test_of_three_cards_to_be_laid_aside_the_first_one_is_let_go(sit):
    match = own_turn()
    table = sit(match)
    table.page.evaluate(
        """() => {
          const box = (card) => `<label class="card"><input class="pick" type="checkbox" name="card" value="${card}"></label>`;
          document.getElementById("hand").innerHTML = ["7H", "8S", "AD"].map(box).join("");
        }"""
    )
    for card in ("7H", "8S", "AD"):
        table.page.locator(f".pick[value='{card}']").check()
    kept = table.page.locator(".pick:checked").evaluate_all("(boxes) => boxes.map((box) => box.value)")
    assert kept == ["8S", "AD"]
