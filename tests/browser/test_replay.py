"""A match gone through step by step: by keys, by links without JavaScript, by who played it and by whom they let in."""

import json
import re

import pytest

from game.bela import Rules
from tests.replays.records import record_by, with_revoke

from .axe import LOOKS, faults_in_every_look
from .playing import programs_at_the_end

pytestmark = pytest.mark.browser


def brings(person, record: dict) -> str:
    """Pastes a record; the address of its replay."""
    person.page.goto("/")
    person.presses("footer a[href='/partije/zapis/']")
    person.page.fill("#record", json.dumps(record))
    person.presses("main form button[type=submit]")
    person.page.wait_for_url(re.compile(r"/partije/zapis/[a-z2-9]{16}/$"))
    return person.page.url


def is_at(person, deal: int, step: int) -> None:
    """The page shows this step, and its address leads there."""
    person.page.wait_for_selector(f"#replay[data-deal='{deal}'][data-step='{step}']")
    person.page.wait_for_url(f"**/{deal}/{step}/")


def lies(person) -> list[str]:
    return person.page.locator("#replay [data-lies]").evaluate_all("cards => cards.map((card) => card.dataset.lies)")


def test_keys_lead_from_step_to_step_without_another_page(arrive, site):
    person = arrive(site)
    address = brings(person, record_by(Rules(), seed=3))
    page = person.page
    page.evaluate("window.stayed = true")
    for step in range(1, 8):
        page.keyboard.press("ArrowRight")
        is_at(person, 1, step)
        assert page.inner_text("#said")
    page.keyboard.press("ArrowLeft")
    is_at(person, 1, 6)
    page.keyboard.press("Shift+ArrowRight")
    is_at(person, 2, 0)
    page.keyboard.press("End")
    last = page.locator("#replay tbody a[aria-current]").inner_text().split(".")[0]
    page.wait_for_selector("#after:not([href])")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    is_at(person, 1, 0)
    page.keyboard.press("ArrowLeft")
    is_at(person, 1, 0)
    assert int(last) >= 1
    assert page.evaluate("window.stayed")
    assert page.evaluate("[localStorage.length, sessionStorage.getItem('htmx-history-cache')]") == [0, None]
    page.go_back()
    assert not page.url.startswith(address)


def test_a_button_keeps_the_focus_and_a_card_its_node(arrive, site):
    person = arrive(site)
    brings(person, record_by(Rules(), seed=3))
    page = person.page
    page.focus("#after")
    while not lies(person):
        before = page.get_attribute("#replay", "data-step")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#replay:not([data-step='{before}'])")
    assert page.evaluate("document.activeElement.id") == "after"
    page.keyboard.press("End")
    page.wait_for_selector("#after:not([href])")
    assert page.evaluate("document.activeElement.id") == "after"


def test_every_link_of_a_deal_works_and_its_address_can_be_passed_on(arrive, site):
    person = arrive(site)
    brings(person, record_by(Rules.preset("troje"), seed=2))
    person.presses("#deal-2")
    is_at(person, 2, 0)
    for _ in range(6):
        before = person.page.get_attribute("#replay", "data-step")
        person.presses("#after")
        person.page.wait_for_selector(f"#replay:not([data-step='{before}'])")
    shown, said = person.page.input_value("#share-url"), person.page.inner_text("#said")
    assert shown == person.page.url
    friend = arrive(site)
    friend.page.goto(shown)
    assert friend.page.inner_text("#said") == said
    assert lies(friend) == lies(person)


def test_without_javascript_every_step_is_a_link(arrive, site):
    record = record_by(Rules.preset("dvoje"), seed=4)
    record["deals"] = record["deals"][:2]
    person = arrive(site, java_script_enabled=False)
    brings(person, record)
    page, played = person.page, []
    while page.locator("#after[href]").count():
        with page.expect_navigation():
            page.click("#after")
        played += [card for card in lies(person) if card not in played[-20:]]
    assert page.get_attribute("#replay", "data-deal") == "2"
    assert set(record["deals"][1]["plays"]) <= set(played)
    with page.expect_navigation():
        page.click("#first")
    is_at(person, 1, 0)


def test_a_wrong_card_and_its_claim_can_be_looked_at(arrive, site):
    person = arrive(site)
    address = brings(person, with_revoke())
    person.page.goto(address + "1/3/")
    wrong = person.page.locator("[data-open='8S']")
    assert wrong.get_attribute("data-mark") == "wrong"
    assert "bila bi kriva karta" in wrong.locator("[role=img]").get_attribute("aria-label")
    person.page.keyboard.press("ArrowRight")
    is_at(person, 1, 4)
    assert "Kriva karta: mora se poštovati boja. Dopušteno: sedmica bundeva." in person.page.inner_text("#said")
    person.page.keyboard.press("End")
    is_at(person, 1, 7)
    assert "Auzmeš!" in person.page.inner_text("#said")


def test_a_long_name_in_a_head_is_cut_short_and_not_broken(arrive, site):
    person = arrive(site, viewport={"width": 320, "height": 640})
    told = [{"name": name} for name in ("Veronika Magdalenićo", "Aleksandar-Tomislavš", "W" * 20, "Ana")]
    brings(person, record_by(Rules(), seed=3) | {"x_players": told})
    words = person.page.locator(".replay-side thead .word")
    assert {"Magdalenićo", "Aleksandar-Tomislavš", "W" * 20, "Ana"} <= set(words.all_text_contents())
    assert len(set(words.evaluate_all("(words) => words.map((word) => word.getBoundingClientRect().height)"))) == 1
    assert not person.page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


def test_a_broken_record_is_answered_where_it_was_pasted(arrive, site):
    person = arrive(site)
    person.page.goto("/partije/zapis/")
    person.faults.awaited = True
    person.page.fill("#record", '{"deals": [}')
    person.presses("main form button[type=submit]")
    person.page.wait_for_selector("#error")
    assert "retku 1, na mjestu 12" in person.page.inner_text("#error")
    assert person.page.input_value("#record") == '{"deals": [}'


def test_a_file_is_chosen_by_a_button_that_speaks_as_the_page_does(arrive, site):
    person = arrive(site)
    page = person.page
    page.goto("/partije/zapis/")
    assert page.inner_text(".bring .file").split("\n") == ["Odaberi datoteku", "Nijedna još nije odabrana."]
    page.focus("#file")
    with page.expect_file_chooser() as opened:
        page.keyboard.press("Space")
    record = json.dumps(record_by(Rules(), seed=3)).encode()
    opened.value.set_files({"name": "partija.json", "mimeType": "application/json", "buffer": record})
    assert page.inner_text(".bring .file").split("\n") == ["Odaberi datoteku", "partija.json"]
    assert page.get_by_role("button", name="Datoteka sa zapisom", exact=True).input_value().endswith("partija.json")
    person.presses("main form button[type=submit]")
    page.wait_for_selector("#replay")


def test_without_javascript_the_browsers_own_button_is_there(arrive, site):
    page = arrive(site, java_script_enabled=False).page
    page.goto("/partije/zapis/")
    assert page.inner_text(".bring .file") == ""
    assert page.locator("#file").evaluate("(field) => field.checkVisibility({ opacityProperty: true })")


def test_players_look_at_their_match_again_and_let_others_in(arrive, site):
    player, friend = arrive(site), arrive(site)
    player.goes_on_as(programs_at_the_end(site)[0])
    player.presses("#ending .ways a[href^='/partije/']")
    player.page.wait_for_selector("#replay")
    address = player.page.url
    friend.faults.awaited = True
    assert friend.page.goto(address).status == 404
    friend.faults.awaited = False
    player.presses("form[action$='/otvori/'] button")
    player.page.wait_for_selector("form[action$='/zatvori/']")
    assert friend.page.goto(address).status == 200
    friend.page.keyboard.press("End")
    friend.page.wait_for_selector("#after:not([href])")
    player.presses("form[action$='/zatvori/'] button")
    player.page.wait_for_selector("form[action$='/otvori/']")
    friend.faults.awaited = True
    friend.page.keyboard.press("ArrowLeft")
    friend.page.wait_for_selector("text=Nema takve partije.")


def playing(rules: Rules):
    return lambda: (record_by(rules, seed=3), "1/9/")


PLACES = {
    "four": playing(Rules()),
    "three": playing(Rules.preset("troje")),
    "two": playing(Rules.preset("dvoje")),
    "calling": lambda: (record_by(Rules.preset("blok"), seed=3), "1/1/"),
    "a wrong card": lambda: (with_revoke(), "1/3/"),
    "the end of a deal": lambda: (with_revoke(), "1/7/"),
}


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_axe_finds_nothing(arrive, site, place):
    record, where = place()
    person = arrive(site)
    person.page.goto(brings(person, record) + where)
    finds_nothing(person)


def test_axe_finds_nothing_where_a_record_is_brought(arrive, site):
    person = arrive(site)
    person.page.goto("/partije/zapis/")
    finds_nothing(person)


def finds_nothing(person):
    assert faults_in_every_look(person.page) == {}
    person.reads("en")
    assert faults_in_every_look(person.page, looks=LOOKS["en"]) == {}
