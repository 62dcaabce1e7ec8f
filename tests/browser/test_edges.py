"""What a page is framed by: it ends where the rest of the page ends, says a thing once, and gives a browser nothing to complain of."""

import pytest

from tests.live.site import Site

from .playing import programs_at_the_end, programs_where

pytestmark = pytest.mark.browser

RIGHT = "(selector) => Math.round(document.querySelector(selector).getBoundingClientRect().right)"


@pytest.mark.parametrize("width", [390, 1440])
def test_the_bar_ends_at_the_same_edge_where_a_hand_is_shown_below_it(arrive, site, width):
    ana = arrive(site, viewport={"width": width, "height": 844})
    ana.plays_against_robots("Ana")
    ends = {}
    for page in ("/", "/postavke/"):
        ana.page.goto(page)
        ends[page] = ana.page.evaluate(RIGHT, ".bar-site .me summary")
    assert ends["/"] == ends["/postavke/"]


@pytest.mark.parametrize("width", [320, 390, 430])
def test_the_nickname_on_the_front_page_ends_where_the_buttons_below_it_end(arrive, site, width):
    ana = arrive(site, viewport={"width": width, "height": 844})
    ana.page.goto("/")
    assert ana.page.evaluate(RIGHT, "#start .field") == ana.page.evaluate(RIGHT, ".menu .btn")


def test_what_was_saved_is_said_in_the_one_place_for_it_and_moves_nothing(arrive, site):
    ana = arrive(site)
    ana.page.goto("/postavke/")
    before = ana.page.evaluate("document.querySelector('.settings').getBoundingClientRect().top")
    for theme in ("dark", "light"):
        ana.presses(f"label:has([name=theme][value={theme}])")
        ana.page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        ana.page.wait_for_function("() => document.getElementById('kept').textContent.trim() !== ''")
    assert ana.page.locator("[id=kept]").count() == 1
    ana.page.evaluate("scrollTo(0, 0)")
    assert ana.page.evaluate("document.querySelector('.settings').getBoundingClientRect().top") == before


def test_a_site_that_answers_to_an_ipv6_address_too_gives_the_console_no_complaint(arrive, tmp_path, static_root):
    site = Site(tmp_path, STATIC_ROOT=static_root, ALLOWED_HOSTS="localhost,127.0.0.1,[::1]").start()
    try:
        ana = arrive(site)
        ana.plays_against_robots("Ana")
        ana.looks()
        assert ana.faults == []
        ana.page.close()
    finally:
        site.stop()


CUT_NAMES = """
() => {
  for (const figure of document.querySelectorAll("#score .side .pen")) figure.textContent = "1188";
  return [...document.querySelectorAll("#score .side b")].filter((name) => name.scrollWidth > name.clientWidth).length;
}
"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (640, 320), (667, 375), (844, 390)])
def test_both_sides_keep_their_names_beside_the_figures_of_a_whole_match(arrive, site, width, height):
    _, asked = programs_where(site, lambda view: view["phase"] == "playing")
    ana = arrive(site, viewport={"width": width, "height": height})
    ana.goes_on_as(asked)
    assert ana.page.evaluate(CUT_NAMES) == 0


WHERE_ALL_SIT = "() => [...document.querySelectorAll('#table .coaster, .edge')].map((one) => Math.round(one.getBoundingClientRect().top)).join()"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (1280, 800)])
def test_nobody_moves_as_somebody_gets_ready(arrive, site, width, height):
    ana, ivo = arrive(site), arrive(site, viewport={"width": width, "height": height})
    code = ana.opens_a_table("Ana")
    ivo.comes_by_link(f"/stol/{code}/")
    ivo.sits(2, "Ivo")
    for seat in (1, 3):
        ana.presses(f"button[form=robot][value='{seat}']")
        ivo.page.wait_for_selector(f"[data-seat='{seat}'][data-kind=robot]")
    before = ivo.page.evaluate(WHERE_ALL_SIT)
    ivo.presses("button[form=spremno]")
    ivo.page.wait_for_selector("[data-seat='2'] .marks")
    assert ivo.page.evaluate(WHERE_ALL_SIT) == before


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (1440, 900)])
def test_nobody_moves_as_seats_are_taken_and_left(arrive, site, width, height):
    ana = arrive(site, viewport={"width": width, "height": height})
    ana.opens_a_table("Ana")
    places = "() => [...document.querySelectorAll('#table .coaster')].map((one) => Math.round(one.getBoundingClientRect().top)).join()"
    seen = {ana.page.evaluate(places)}
    for form, seat, kind in (
        ("robot", 1, "robot"),
        ("robot", 3, "robot"),
        ("robot-off", 1, ""),
        ("robot", 2, "robot"),
        ("robot", 1, "robot"),
    ):
        ana.presses(f"button[form={form}][value='{seat}']")
        ana.page.wait_for_selector(f"[data-seat='{seat}'][data-kind='{kind}']")
        ana.page.evaluate("scrollTo(0, 0)")
        seen.add(ana.page.evaluate(places))
    assert len(seen) == 1


def test_a_name_written_from_the_right_is_cut_at_its_own_end(arrive, site):
    ana = arrive(site)
    ana.opens_a_table("مريم العربية")
    assert ana.page.evaluate("getComputedStyle(document.querySelector('.seat-me .name')).direction") == "rtl"


def asked_to_be_a_friend(site):
    """Who is on turn in a first trick, and is asked by another of the table."""
    programs, asked = programs_where(site, lambda view: view["phase"] == "playing" and len(view["trick"]) == 2)
    friend = programs[(programs.index(asked) + 2) % 4]
    own = {each["id"] for each in asked.get(PEOPLE.format(asked.code)).json["people"]}
    [number] = {
        each["id"] for each in programs[programs.index(asked) - 1].get(PEOPLE.format(asked.code)).json["people"]
    } - own
    friend.post("/prijatelji/", {"ask": number})
    return asked


PEOPLE = "/prijatelji/stol/{}/"
COVERED_BY_WHAT_CONCERNS_ONE = """
() => {
  const line = document.querySelector("#personal .banner").getBoundingClientRect();
  return [...document.querySelectorAll(".bar, .score, .trump, .coaster, #trick .card, #hand .card")].filter((element) => {
    const box = element.getBoundingClientRect();
    return line.left < box.right && box.left < line.right && line.top < box.bottom - 1 && box.top < line.bottom - 1;
  }).map((element) => element.className);
}
"""
LOUD_ON_THE_LEFT = """
() => {
  const seat = document.querySelector(".seat-left");
  seat.insertAdjacentHTML("beforeend", `<div class="sayings"><div class="bubble">Zvanje <b>150</b><div class="mini">${'<span class="card"></span>'.repeat(4)}</div></div></div>`);
  return seat.querySelector(".bubble").getBoundingClientRect().bottom;
}
"""


def test_on_a_phone_a_request_covers_nothing_of_the_table_and_an_announcement_ends_above_the_pile(arrive, site):
    ana = arrive(site, viewport={"width": 320, "height": 568})
    ana.goes_on_as(asked_to_be_a_friend(site))
    ana.page.wait_for_selector("#personal .banner")
    assert ana.page.evaluate(COVERED_BY_WHAT_CONCERNS_ONE) == []
    ana.page.set_viewport_size({"width": 390, "height": 844})
    assert ana.page.evaluate(COVERED_BY_WHAT_CONCERNS_ONE) == []
    assert ana.page.evaluate(LOUD_ON_THE_LEFT) < ana.page.evaluate(
        "document.getElementById('pile').getBoundingClientRect().top"
    )


def test_the_cards_of_a_lesson_stay_where_they_are_as_it_answers(arrive, site):
    page = arrive(site).page
    page.goto("/nauci/karte-i-boje/1/")
    where = "() => document.querySelector('.spread').getBoundingClientRect().top"
    before = page.evaluate(where)
    for press, comes in (
        ("[name=hint]", ".hint-said"),
        (".spread .card:not([value=KH])", ".answer.is-no"),
        (".spread [value=KH]", ".answer.is-ok"),
    ):
        page.locator(press).first.click()
        page.wait_for_selector(comes)
        assert page.evaluate(where) == before


def test_cards_that_are_counted_in_practice_are_all_seen(arrive, site):
    page = arrive(site, viewport={"width": 320, "height": 568}).page
    page.goto("/nauci/vjezba/")
    page.locator("button[name=level]").first.click()
    page.wait_for_selector(".counting .count")
    assert (
        page.evaluate(
            "(() => { const coach = document.getElementById('coach'); return coach.scrollHeight - coach.clientHeight; })()"
        )
        == 0
    )


def test_the_menu_of_a_table_shows_its_settings_before_its_rules_and_ends_where_the_window_ends(arrive, site):
    ana = arrive(site, viewport={"width": 1280, "height": 700})
    ana.plays_against_robots("Ana")
    ana.presses(".menu-open")
    ana.page.wait_for_selector("#about", state="visible")
    bottom = "(selector) => document.querySelector(selector).getBoundingClientRect().bottom"
    assert ana.page.evaluate(bottom, "#about") == 700
    ana.page.set_viewport_size({"width": 390, "height": 844})
    assert ana.page.evaluate(bottom, "#about a[href^='/postavke/']") < 844


LINES_OF_TOTALS = """
() => [...document.querySelectorAll("#ending .total td")].map((total) => {
  total.textContent = "1095";
  const text = document.createRange();
  text.selectNodeContents(total);
  return text.getClientRects().length;
})
"""


def test_when_a_match_is_over_its_result_stands_in_one_line_nothing_is_left_and_a_replay_begins_where_the_bar_begins(
    arrive, site
):
    ana = arrive(site, viewport={"width": 320, "height": 568})
    ana.goes_on_as(programs_at_the_end(site)[0])
    ana.page.wait_for_selector("#ending", state="visible")
    assert ana.page.evaluate(LINES_OF_TOTALS) == [1, 1]
    ana.presses(".menu-open")
    ana.page.wait_for_selector("#about", state="visible")
    assert not ana.page.locator("#about .leave").is_visible()
    ana.page.set_viewport_size({"width": 1440, "height": 900})
    ana.page.goto(f"/partije/{ana.code}/")
    left = "(selector) => document.querySelector(selector).getBoundingClientRect().left"
    assert ana.page.evaluate(left, ".replay-head h1") == ana.page.evaluate(left, ".brand")
    top = "(selector) => document.querySelector(selector).getBoundingClientRect().top"
    assert ana.page.evaluate(top, ".replay-edge") >= ana.page.evaluate(
        "document.querySelector('.at-me .open-hand').getBoundingClientRect().bottom"
    )


def test_the_filters_of_a_phone_show_that_they_unfold(arrive, site):
    ana = arrive(site)
    ana.page.goto("/stolovi/")
    turned = "() => getComputedStyle(document.querySelector('.filters summary'), '::after').transform"
    folded = ana.page.evaluate(turned)
    ana.presses(".filters summary")
    assert folded != "none"
    assert ana.page.evaluate(turned) != folded


def test_the_columns_of_the_printed_sheet_begin_at_one_height(arrive, site):
    ana = arrive(site, viewport={"width": 720, "height": 1050})
    ana.page.goto("/pravila/list/")
    ana.page.emulate_media(media="print")
    tops = ana.page.evaluate(
        "() => [...document.querySelectorAll('.print-sheet > :not(h1)')].flatMap((part) => [...part.getClientRects()].map(({ left, top }) => [left > 360, top]))"
    )
    highest = {column: min(top for at, top in tops if at == column) for column, _ in tops}
    assert len(highest) == 2
    assert max(highest.values()) - min(highest.values()) < 1


def test_a_choice_that_cannot_be_kept_is_taken_back_and_the_reason_said_where_one_looks(arrive, site):
    ana = arrive(site)
    ana.faults.awaited = True
    ana.page.goto("/postavke/")
    ana.context.clear_cookies()
    ana.presses("label:has([name=theme][value=dark])")
    ana.page.wait_for_selector("#told", state="visible")
    assert ana.page.inner_text("#told")
    assert ana.page.evaluate("document.documentElement.dataset.theme") == "auto"
    assert ana.page.is_checked("[name=theme][value=auto]")
    top, height = ana.page.evaluate(
        "(() => { const box = told.getBoundingClientRect(); return [box.top, box.height]; })()"
    )
    assert 0 <= top < 844 - height


def test_an_answer_in_a_lesson_that_does_not_arrive_is_told(arrive, site):
    ana = arrive(site)
    ana.faults.awaited = True
    ana.page.goto("/nauci/karte-i-boje/1/")
    ana.context.set_offline(True)
    ana.presses("button[name=answer] >> nth=0")
    ana.page.wait_for_selector("#told", state="visible")
    assert ana.page.inner_text("#told") == "Stranica ne odgovara. Pokušaj još jednom."
