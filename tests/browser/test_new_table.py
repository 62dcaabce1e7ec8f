"""Putting a new table together, with a script and without."""

import pytest

pytestmark = pytest.mark.browser
NEW = "/stolovi/novi/"


def told(person):
    """What the page says in bold will be played."""
    return person.page.locator("#agreed .slips li").all_inner_texts()


def rules_at_the_table(person):
    """What differs, as the table itself tells it."""
    return person.page.locator("#about .rules-words li b").all_inner_texts()


def test_a_game_is_chosen_and_changed_while_the_page_tells_what_it_comes_to(arrive, site):
    person = arrive(site)
    page = person.page
    page.goto(NEW)
    page.fill("[name=name]", "Ana")
    assert told(person) == []

    person.chooses("move_seconds", 30)
    page.wait_for_selector("#agreed :text('30 sekundi')")
    person.presses(".dishes a:has-text('zavičaj')")
    page.wait_for_selector("#agreed :text('Prije zvanja vidiš pet karata')")
    assert page.locator(".dishes [aria-current]").inner_text().startswith("zavičaj")
    assert "30 sekundi po potezu." in told(person)

    person.chooses("first_look", 6)
    page.wait_for_selector("#agreed :text('zavičaj + 1 izmjena')")
    assert page.locator("details.chapter[open]").count() == 1, "what was unfolded stays so"
    assert page.evaluate("document.activeElement.name") == "first_look", "the focus stays where it was"
    assert page.input_value("[name=name]") == "Ana"

    before = told(person)
    person.presses("main form button.btn-main")
    person.is_at_a_table()
    assert rules_at_the_table(person) == before


def test_a_choice_appears_with_what_it_needs_and_goes_with_it(arrive, site):
    person = arrive(site, viewport={"width": 320, "height": 568}, has_touch=True)
    page = person.page
    page.goto(NEW)
    seven = page.locator("label:has([name=seven_exchange])")
    assert seven.count() == 0
    person.chooses("offered_trump", "true")
    seven.first.wait_for(state="visible")
    person.chooses("seven_exchange", "true")
    page.wait_for_selector("#agreed :text('smije je zamijeniti')")
    person.chooses("offered_trump", "false")
    seven.first.wait_for(state="detached")
    assert told(person) == []
    assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


def test_to_three_only_what_three_can_play_is_offered(arrive, site):
    person = arrive(site)
    page = person.page
    page.goto(NEW)
    person.presses("nav a:has-text('troje')")
    page.wait_for_selector(".dishes [aria-current]:has-text('troje')")
    assert page.locator("[name=mus], [name=illegal_play], [name=first_look]").count() == 0
    assert told(person)[:2] == ["Igra se utroje, svatko za sebe.", "Igra se do 701."]


def test_without_javascript_a_link_chooses_the_game_and_a_button_shows_what_the_rest_comes_to(arrive, site):
    person = arrive(site, java_script_enabled=False)
    page = person.page
    page.goto(NEW)
    person.presses("nav a:has-text('dvoje')")
    assert page.locator("[name=target][value='501']").is_checked()
    page.fill("[name=name]", "Ana")
    person.chooses("offered_trump", "false")
    person.chooses("target", 701)
    person.presses("button[formaction]")
    assert page.locator("input[type=radio][name=seven_exchange]").count() == 0
    assert page.input_value("[name=name]") == "Ana"
    before = told(person)
    assert "Igra se do 701." in before
    person.presses("main form button.btn-main")
    person.is_at_a_table()
    assert rules_at_the_table(person) == before


def test_without_javascript_a_conflict_costs_nothing_that_was_filled_in(arrive, site):
    person = arrive(site, java_script_enabled=False)
    page = person.page
    page.goto(f"{NEW}?preset=kavana")
    page.fill("[name=name]", "Ana")
    person.chooses("visibility", "open")
    person.chooses("move_seconds", 0)
    person.chooses("sweep_bonus", 100)
    person.faults.awaited = True
    person.presses("main form button.btn-main")
    page.wait_for_selector("[role=alert]:visible")
    person.faults.awaited = False
    assert page.inner_text("[role=alert]:visible a") == "Otvoreni stol treba sat."
    assert page.locator("#move_seconds .errors").is_visible()
    assert page.locator("[name=sweep_bonus][value='100']").is_checked()
    person.presses("main form button.btn-main")
    person.is_at_a_table()
    assert "Štiglja vrijedi još 100." in rules_at_the_table(person)
