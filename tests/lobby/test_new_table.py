"""The page on which a new table is put together, as a browser without JavaScript uses it."""

import re
from random import Random

import pytest
from django.test import Client

from game.bela import OPTIONS, PRESETS, Rules
from game.lobby.menu import MENU
from game.lobby.wishes import MOVE_SECONDS, read_wish, text_of
from game.tables import selectors
from game.tables.models import Table

from .forms import Form

pytestmark = pytest.mark.django_db
NEW, CHOOSE = "/stolovi/novi/", "/stolovi/novi/izbor/"
NUMBERS = {"klasik": 4, "troje": 3, "dvoje": 2}


@pytest.fixture
def visitor():
    return Client()


def form_of(answer):
    assert answer.status_code in {200, 422}
    return Form(answer.text)


def opened(answer):
    """The table a browser was sent to."""
    assert answer.status_code == 303, answer.text
    return Table.objects.get(code=answer["location"].split("/")[2])


def opens(visitor, fields, **more):
    return opened(visitor.post(NEW, fields | {"name": "Ana"} | more))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_fills_the_form_with_its_own_options(visitor, preset):
    form = form_of(visitor.get(NEW, {"preset": preset}))
    table = opens(visitor, form.fields)
    assert (table.preset, selectors.table_rules(table)) == (preset, Rules.preset(preset))
    assert table.seats.count() == Rules.preset(preset).players


@pytest.mark.parametrize("players", MENU)
def test_every_line_of_the_menu_leads_to_the_table_it_names(visitor, players):
    page = form_of(visitor.get(NEW, {"preset": MENU[players][0]}))
    for link, preset in zip(page.links[len(MENU) :], MENU[players], strict=True):
        table = opens(visitor, form_of(visitor.get(link)).fields)
        assert (table.preset, selectors.table_rules(table).players) == (preset, players)


def test_every_preset_stands_on_the_menu():
    assert {preset for presets in MENU.values() for preset in presets} == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_the_form_offers_can_be_had(visitor, preset):
    form = form_of(visitor.get(NEW, {"preset": preset}))
    for field, values in form.choices.items():
        for value in values:
            answer = visitor.post(CHOOSE, form.fields | {field: value})
            again = form_of(answer)
            assert again.fields[field] == value
            assert 'class="errors"' not in answer.text
            if field in OPTIONS:
                assert text_of(getattr(read_wish(again.fields).rules, field)) == value


@pytest.mark.parametrize("preset", PRESETS)
def test_what_changes_nothing_at_a_table_cannot_be_chosen(visitor, preset):
    offered = form_of(visitor.get(NEW, {"preset": preset})).choices
    rules = Rules.preset(preset)
    assert offered.keys() & OPTIONS.keys() == OPTIONS.keys() - rules.idle - {"players"}
    for field in offered.keys() & OPTIONS.keys():
        assert offered[field] == [text_of(value) for value in OPTIONS[field]]


def test_an_offered_trump_brings_along_what_needs_it_and_takes_it_away(visitor):
    form = form_of(visitor.get(NEW, {"preset": "dvoje"}))
    assert form.fields["seven_exchange"] == "true"
    without = form_of(visitor.post(CHOOSE, form.fields | {"offered_trump": "false"}))
    assert not without.choices.keys() & {"seven_exchange", "two_second_round"}
    table = opens(visitor, without.fields)
    assert (table.preset, selectors.table_rules(table)) == ("dvoje", Rules(players=2, target=501))


def test_an_open_table_has_no_choice_of_no_clock(visitor):
    assert form_of(visitor.get(NEW)).choices["move_seconds"] == [str(seconds) for seconds in MOVE_SECONDS]
    assert "0" not in form_of(visitor.get(NEW, {"visibility": "open"})).choices["move_seconds"]


def test_choosing_opens_no_table(visitor):
    visitor.post(CHOOSE, form_of(visitor.get(NEW)).fields | {"robots": "1", "name": "Ana"})
    assert not Table.objects.exists()
    assert "_auth_user_id" not in visitor.session


def test_the_address_of_a_form_drawn_anew_leads_back_to_the_form(visitor):
    assert visitor.get(CHOOSE)["location"] == NEW


def test_the_page_tells_what_differs_before_the_table_is_opened(visitor):
    page = visitor.get(NEW, {"mus": "false", "move_seconds": "10"}).text
    slips = re.findall(r"<li><b>(.*?)</b></li>", page[page.index('class="slips"') :].partition("</ul>")[0])
    assert slips == ["Musa nema: kažu li svi dalje, dijeli sljedeći.", "10 sekundi po potezu."]
    assert "<li><b>klasik + 1 izmjena</b></li>" in page
    assert "Sve je kao u klasiku." in visitor.get(NEW).text


def test_a_conflict_gives_back_the_form_as_it_was_filled_in_and_says_why_at_its_place(visitor):
    form = form_of(visitor.get(NEW, {"preset": "blok"})).fields
    filled = form | {"name": "Ana Marija", "visibility": "open", "target": "701", "sweep_bonus": "100"}
    answer = visitor.post(NEW, filled | {"move_seconds": "0", "offered_trump": "false", "seven_exchange": "true"})
    assert answer.status_code == 422
    again = form_of(answer).fields
    kept = {"visibility", "target", "sweep_bonus", "preset", "illegal_play"}
    assert {name: again[name] for name in kept} == {name: filled[name] for name in kept}
    assert again["offered_trump"] == "false"
    assert '<a href="#move_seconds">Otvoreni stol treba sat.</a>' in answer.text
    assert '<p class="errors">Otvoreni stol treba sat.</p>' in answer.text.partition('<fieldset id="move_seconds"')[2]
    assert "<li>Za to treba ponuđeni adut: Sedmica za ponuđenu kartu.</li>" in answer.text
    assert not Table.objects.exists()
    assert opens(visitor, again).move_seconds == 20


def test_a_conflict_opens_the_chapter_it_is_in(visitor):
    page = visitor.post(NEW, {"name": "Ana", "belot": "perhaps"}).text
    chapters = re.findall(r'<details class="chapter" id="[\w-]+"( open)?>', page)
    assert chapters == ["", " open", "", "", ""]


def test_a_name_that_cannot_be_had_costs_nothing_that_was_chosen(visitor):
    form = form_of(visitor.get(NEW, {"preset": "kavana"})).fields
    answer = visitor.post(NEW, form | {"name": "!!!", "target": "501"})
    again = form_of(answer)
    assert (again.fields["target"], again.fields["preset"], again.fields["name"]) == ("501", "kavana", "!!!")
    assert '<a href="#name">U nadimku trebaju biti slova ili brojke.</a>' in answer.text


def test_a_name_is_kept_while_choosing_and_brings_no_html(visitor):
    page = visitor.post(CHOOSE, {"name": '"><img src=x>'}).text
    assert "<img" not in page
    assert form_of(visitor.post(CHOOSE, {"name": "Ana"})).fields["name"] == "Ana"


def test_htmx_is_given_only_what_changes(visitor):
    part = visitor.post(CHOOSE, {"preset": "kavana"}, headers={"HX-Request": "true"}).text
    assert part.lstrip().startswith('<div class="choice" id="choice"')
    assert 'id="agreed" hx-swap-oob="morph"' in part
    assert "<html" not in part
    assert 'name="name"' not in part


@pytest.mark.parametrize(("preset", "players"), NUMBERS.items())
def test_robots_fill_the_other_seats_however_many_there_are(visitor, preset, players):
    table = opens(visitor, {"preset": preset}, robots="1")
    assert table.begun_ms is not None
    assert [bool(seat.robot_level) for seat in table.seats.order_by("place")] == [False] + [True] * (players - 1)


def test_the_front_page_opens_a_table_and_plays_against_robots_with_a_name_alone(visitor):
    page = visitor.get("/").text
    assert 'id="start" action="/stolovi/novi/" method="post"' in page
    assert 'form="start" name="robots" value="1"' in page
    assert opens(visitor, {}).begun_ms is None
    assert opens(Client(), {}, robots="1").begun_ms is not None


@pytest.mark.parametrize(
    ("fields", "option"),
    [
        ({"players": "3", "illegal_play": "auzmes"}, "illegal_play"),
        ({"preset": "kavana", "players": "3"}, "illegal_play"),
        ({"three_stock": "to_caller"}, "three_stock"),
        ({"seven_exchange": "true"}, "seven_exchange"),
        ({"sweep_bonus": "91"}, "sweep_bonus"),
        ({"min_win_rate": "36"}, "min_win_rate"),
        ({"visibility": "open", "move_seconds": "0"}, "move_seconds"),
    ],
)
def test_a_program_is_told_which_option_is_refused(visitor, fields, option):
    visitor.post("/gost/", {"name": "Ana"})
    answer = visitor.post(NEW, fields, headers={"Accept": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "option_conflict")
    assert answer.json()["text"].startswith(f"{option}: ")
    assert not Table.objects.exists()


VALUES = (
    "",
    "0",
    "1",
    "true",
    "FALSE",
    "3",
    "2",
    "enough",
    "open",
    "x" * 3000,
    "\x00",
    "ž",
    "-1",
    "501",
    "٣",
    "auzmes",
)


def hostile(chance):
    names = ["preset", "visibility", "move_seconds", "min_win_rate", "spectators", "name", "robots", *OPTIONS]
    known = {option: [text_of(value) for value in values] for option, values in OPTIONS.items()} | {
        "preset": list(PRESETS)
    }
    return {
        name: chance.choice(known[name]) if name in known and chance.random() < 0.7 else chance.choice(VALUES)
        for name in chance.sample(names, chance.randrange(len(names)))
    } | {"name": "Ana"}


@pytest.mark.parametrize("seed", range(25))
def test_whatever_a_form_holds_the_answer_is_a_table_or_a_sentence(seed):
    chance = Random(seed)
    for _ in range(4):
        fields = hostile(chance)
        fields.pop("robots", None)
        assert Client().get(NEW, fields).status_code == 200
        assert Client().post(CHOOSE, fields).status_code == 200
        answer = Client().post(NEW, fields)
        if answer.status_code == 422:
            assert 'role="alert"' in answer.text
            assert opens(Client(), form_of(answer).fields)
        else:
            assert opened(answer)
