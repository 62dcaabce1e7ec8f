"""Three at a table, two at a table, and a table where a claim can be made, in browsers to the result."""

import random
from functools import partial

import pytest

from tests.live.card_rules import best
from tests.live.playing import begin, gather, who_is_next, whose_turn

from .playing import act

pytestmark = pytest.mark.browser

NARROWEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
BEGINNING, END = 2, 350  # deals and points: what lies between is played while the people are away
DEVICES = (DESKTOP, NARROWEST, NARROW, {"color_scheme": "dark", "viewport": {"width": 844, "height": 390}})


def seated(arrive, site, players, **options):
    """So many people at a table of their own, each with another device, the match begun, and the programs that could be they."""
    programs = gather(site, players, seats=players, begins=False, move_seconds=60, **options)
    # The whole match of four is where cards travel; here their travels would be most of the time.
    people = [arrive(site, reduced_motion="reduce", **device) for device in DEVICES[:players]]
    for person, program in zip(people, programs, strict=True):
        person.goes_on_as(program)
    begin(programs)
    for person in people:
        person.looks(phase="calling")  # a page that still waits is at version 0 too
    return people, programs


def play_until(people, done, chance):
    """The look of whoever saw it first, once `done` holds or the match is over."""
    now = people[0].looks()
    while not (done(now) or now.phase == "over"):
        for mover in people if now.turn is None else [people[now.turn]]:
            now = act(mover, now.version, chance)
            assert not now.scrolls
            assert now.outside == []
            if now.trick:
                assert now.holding == [best(now.trick, now.trump)]
            if now.phase == "over":
                break
    return now


def are_away(people, programs):
    """Their programs play the deals in the middle, which are like those before, and they come back for the end."""
    for person in people:
        person.page.goto("about:blank")
    player, view = whose_turn(programs)
    while not (view["phase"] == "over" or (view["phase"] == "calling" and max(view["totals"]) >= END)):
        answer = player.sends(player.decides(view), view["version"])
        assert answer.status == 200, answer
        player, view = who_is_next(programs, player, answer.json)
    for person in people:
        person.page.goto(person.table)
        person.looks(view["version"])


def to_the_result(people, programs, chance):
    play_until(people, lambda _: len(programs[0].view["deals"]) >= BEGINNING, chance)
    are_away(people, programs)
    now = play_until(people, lambda _: False, chance)
    for person in people:
        person.looks(now.version, phase="over")
        person.page.wait_for_selector("#ending", state="visible")
    return [[int(cell) for cell in person.page.locator("#ending tbody td").all_inner_texts()] for person in people]


def test_three_play_a_match_each_with_a_column_of_his_own(arrive, site):
    people, programs = seated(arrive, site, 3, preset="troje", target=501)
    first = people[0].looks()
    assert len(first.hand) == 10
    figures = to_the_result(people, programs, random.Random(3))
    assert max(figures[0]) >= 501
    assert figures[1] == figures[0][1:] + figures[0][:1]
    assert figures[2] == figures[0][2:] + figures[0][:2]
    heads = people[2].page.locator("#blok thead th").all_inner_texts()
    assert heads[1:] == ["Ja", "Ana", "Ivan"]


def test_two_play_a_match_with_an_offered_trump_and_the_sevens_exchange(arrive, site):
    people, programs = seated(arrive, site, 2, preset="dvoje")
    people[0].looks(phase="calling")
    assert people[0].page.locator("#table > .offered .card").count() == 1
    figures = to_the_result(people, programs, random.Random(2))
    assert max(figures[0]) >= 501
    assert figures[1] == figures[0][::-1]


def test_four_announce_for_themselves_and_one_claims_a_revoke(arrive, site):
    people, programs = seated(arrive, site, 4, preset="kavana", target=501)
    chance = random.Random(4)
    now = play_until(people, lambda look: look.phase == "declaring", chance)
    assert now.phase == "declaring"
    now = play_until(people, lambda look: look.phase == "playing" and len(look.trick) == 2, chance)
    claimant = people[(now.turn + 1) % 4]
    claims(claimant, against="Ivan" if claimant is not people[1] and claimant is not people[3] else "Ana")
    judged = [person.looks(now.version + 1, phase="review") for person in people]
    assert all(look.turn is None for look in judged)
    for person in people:
        person.page.wait_for_selector("#sum .stamp", state="visible")
        assert person.page.inner_text("#sum .stamp") == "AUZMEŠ"
        said = person.page.inner_text("#sum .verdict p")
        assert "Auzmeš! Zove: " in said
        assert "Sve piše: " in said
    figures = to_the_result(people, programs, chance)
    assert max(figures[0]) >= 501


def claims(person, against):
    """Names somebody, and is asked once more."""
    person.presses("a.claim:visible")
    person.presses(f"#auzmes a:has-text('{against}')")
    person.presses(f".claim-sheet:visible button:has-text('{against}')")


@pytest.mark.parametrize(("players", "preset"), [(3, "troje"), (2, "dvoje")])
def test_it_can_be_played_without_javascript(arrive, site, players, preset):
    programs = gather(site, players, seats=players, begins=False, preset=preset, target=501)
    person = arrive(site, java_script_enabled=False)
    person.goes_on_as(programs[0])
    begin(programs)
    reach(programs, "review", partial(without_javascript, person))
    person.page.reload()
    assert person.page.locator("#accept").is_visible()


def without_javascript(person, view):
    """One of the legal actions, chosen from what the page offers."""
    page = person.page
    page.goto(person.table)
    if view["phase"] == "discarding":
        for card in page.locator("#hand label.card").all()[:2]:
            card.click(position={"x": 14, "y": 20})
        page.click("button[value=discard]")
    else:
        page.locator("button[name=action][form=potez][type=submit]:not([aria-disabled]):visible").last.click()


def reach(programs, phase, move):
    """The first of the programs moves in its browser, the others as programs do."""
    while (view := programs[0].view)["phase"] != phase:
        asked = programs[view["turn"]]
        if asked is programs[0]:
            move(view)
            assert programs[0].view["version"] > view["version"]
        else:
            asked.acts()
