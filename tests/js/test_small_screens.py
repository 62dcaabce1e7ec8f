"""The table on screens of every size: what is said or asked covers neither trick nor cards, and nothing moves for it."""

import pytest

from game.bela import SeatView
from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

SIZES = ((320, 568), (320, 640), (360, 640), (360, 740), (390, 844), (768, 1024), (844, 390), (1000, 700), (1280, 800))
PHONES = SIZES[:5]
FINGER = 44
LONG = ("WWWWWWWWWWWWWWWWWWWW", "Đurđica Šćepanović-Ž", "WWWWWWWWWWWWWWWWWWWW", "Đurđica Šćepanović-Ž")
LONG_NEWS = "WWWWWWWWWWWWWWWWWWWW baca devetku bundeva. Na redu si."

BOXES = """
(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .map((element) => element.getBoundingClientRect())
  .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
"""
BIG_TOTALS = """
() => {
  document.querySelectorAll(".score .pen").forEach((total) => { total.textContent = "1012"; });
  document.querySelector(".score .num").textContent = "157 : 105";
}
"""
CUT = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
HIDE = "(elements, hidden) => elements.forEach((element) => { element.hidden = hidden })"


def on_screens(table, sizes=SIZES):
    """The table on one screen after the other; their sizes."""
    for width, height in sizes:
        table.page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"


def boxes(table, selector):
    return table.page.evaluate(BOXES, selector)


def meeting(table, some, others):
    """Pairs of boxes that lie over each other by more than a border's breadth."""
    return [
        (one, other)
        for one in boxes(table, some)
        for other in boxes(table, others)
        if min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1
    ]


def with_long_names(table, match):
    seats = tuple(
        seat.__class__(seat.index, name, seat.kind, ready=True, here=seat.index % 2 == 0, user_id=seat.user_id)
        for seat, name in zip(samples.table().seats, LONG, strict=True)
    )
    table.is_pushed(match, seats=seats)


def found(condition):
    """My turn with a full trick but for my card."""

    def there(match):
        if match.phase != "playing" or match.turn != 0:
            return False
        seen = SeatView.of(match, 0)
        return len(seen.trick) == 3 and condition(match, seen)

    return samples.first_found(there)


def has_announced(seat):
    return lambda match, seen: len(seen.history) < 2 and any(held.seat == seat for held in seen.announced)


def may_say_bela(match, seen):
    return any("bela" in str(action) for action in match.legal_actions(0))


def test_the_question_for_the_bela_covers_neither_trick_nor_cards_nor_my_clock(sit):
    match = found(may_say_bela)
    table = sit(match)
    with_long_names(table, match)
    still = "#trick .card, #hand .card:not([aria-pressed]), .coaster"
    card = table.page.locator("#hand [data-bela]").first
    card.evaluate("(card) => card.click()")
    table.page.wait_for_selector("#bela", state="visible")
    for size in on_screens(table):
        assert meeting(table, "#bela", "#trick .card, #hand .card, .me .coaster") == [], size
        asked = boxes(table, still)
        table.page.evaluate("() => { window.card = document.body.dataset.bela; delete document.body.dataset.bela; }")
        assert boxes(table, still) == asked, size
        table.page.evaluate("() => { document.body.dataset.bela = window.card; }")


@pytest.mark.parametrize("seat", [1, 2, 3], ids=["right", "opposite", "left"])
def test_an_announcement_covers_no_card_and_moves_nothing(sit, seat):
    match = found(has_announced(seat))
    table = sit(match)
    with_long_names(table, match)
    still = "#trick .card, #hand .card, .seat .coaster, .felt"
    for size in on_screens(table):
        assert boxes(table, ".bubble"), size
        assert meeting(table, ".bubble", "#trick .card, #hand .card, .coaster") == [], size
        said = boxes(table, still)
        table.page.locator(".sayings").evaluate_all(HIDE, True)
        assert boxes(table, still) == said, size
        table.page.locator(".sayings").evaluate_all(HIDE, False)


def test_nothing_moves_when_the_status_line_needs_more_lines(sit):
    table = sit(found(lambda match, seen: True))
    still = ".felt, .edge, #trick .card, #hand .card, .coaster"
    for size in on_screens(table):
        hears(table, "Ivan baca asa žir.")
        before = boxes(table, still)
        for news in (LONG_NEWS, LONG_NEWS * 3):
            hears(table, news)
            assert boxes(table, still) == before, size


def hears(table, news):
    table.page.evaluate("(news) => { document.getElementById('live').textContent = news }", news)


def test_a_raised_card_leaves_my_clock_and_the_news_free(sit):
    table = sit(found(lambda match, seen: True))
    hears(table, LONG_NEWS)
    raise_all = "(cards) => cards.forEach((card) => card.setAttribute('aria-pressed', 'true'))"
    table.page.locator("#hand button.card").evaluate_all(raise_all)
    table.page.wait_for_timeout(200)
    for size in on_screens(table):
        assert meeting(table, "#hand .card", ".me .coaster, #live, .me-text b") == [], size


@pytest.mark.parametrize("hand", ["right", "left"])
def test_a_hint_stands_beside_my_clock_where_there_is_room(sit, hand):
    table = sit(found(lambda match, seen: True))
    table.page.evaluate("(hand) => { document.documentElement.dataset.hand = hand }", hand)
    table.page.evaluate(
        "() => { document.getElementById('savjet').innerHTML = '<p class=advised>Robot bi bacio.</p>' }"
    )
    for size in on_screens(table, ((768, 1024), (999, 700), (1000, 700), (1280, 800), (1440, 900), (1920, 1080))):
        assert boxes(table, ".advised"), size
        assert meeting(table, ".advised", "#trick .card, #hand .card, .me .coaster, #blok") == [], size


def test_the_question_for_trumps_is_whole(sit):
    match = samples.first_found(
        lambda match: match.phase == "calling" and match.turn == 0 and "pass" in map(str, match.legal_actions(0))
    )
    table = sit(match)
    with_long_names(table, match)
    for size in on_screens(table):
        [felt], [ask] = boxes(table, ".felt"), boxes(table, ".ask")
        assert felt[1] <= ask[1] < ask[3] <= felt[3], size
        assert meeting(table, ".ask", ".seat .coaster, .seat .name, .seat .said-pass, #hand .card") == [], size
        assert all(bottom - top >= FINGER for _, top, _, bottom in boxes(table, ".ask button")), size


def test_totals_of_four_digits_have_room_beside_their_sides(sit):
    table = sit(found(lambda match, seen: True))
    table.page.evaluate(BIG_TOTALS)
    for size in on_screens(table, PHONES):
        assert meeting(table, ".score .side > *", ".score-mid") == [], size
        assert table.page.locator(".score .side b").evaluate_all(CUT) == [], size
