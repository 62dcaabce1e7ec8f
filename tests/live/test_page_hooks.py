"""The hooks in the table's HTML, which tests, tools and people's own helpers hold on to."""

from itertools import count

import pytest

from .card_rules import playable
from .page import Page
from .playing import gather, who_is_next, whose_turn
from .program import Program
from .test_potez import reason_for
from .websocket import WebSocket


def page_of(program, code=""):
    answer = program.page(f"/stol/{code or program.code}/")
    assert answer.status == 200
    return Page(answer.text)


def assert_hooks(page, view):
    """All that the contract names, on the page of whoever has this view."""
    assert_table(page, view)
    assert_cards(page, view)
    assert_actions(page, view)
    seats = page.having("data-seat")
    assert sorted(seat["data-seat"] for seat in seats) == ["0", "1", "2", "3"]
    for seat in seats:
        shown = view["seats"][int(seat["data-seat"])]
        assert (seat["data-kind"] or None) == shown["kind"]
        assert seat["data-standin"] == str(shown["standin"]).lower()
        assert seat["data-here"] in {"true", "false"}


def assert_table(page, view):
    table = page.the(id="table")
    shown = {field: table[f"data-{field}"] for field in ("version", "phase", "you", "turn", "trump")}
    assert shown == {field: "" if view[field] is None else str(view[field]) for field in shown}
    for name in ("live", "notice"):
        page.the(id=name)
    if view["phase"] != "waiting":
        for name in ("score", "trick", "blok"):
            page.the(id=name)
        assert len([element for element in page.elements if element.tag == "table" and "blok" in element.inside]) == 1
    if view["you"] is not None:
        form = page.the(id="potez")
        assert form.tag == "form"
        assert not {"room", "table"} & set(form.inside), "the form with the token stands outside what is swapped"
        assert page.having("value", inside="potez", name="csrfmiddlewaretoken")


def assert_cards(page, view):
    if view["phase"] == "waiting":
        return
    known = [card["data-card"] for card in page.having("data-card", inside="hand") if card["data-card"]]
    assert sorted(known) == sorted(view["hand"])
    assert sorted(
        card["data-card"] for card in page.having("data-card", inside="trick") if card["data-card"]
    ) == sorted(card for _, card in view["trick"])
    for card in page.having("data-card"):
        if card["data-card"]:
            assert card["data-card"] in {*view["hand"], *(lying for _, lying in view["trick"])}
        else:
            assert card["id"] is None, "a hidden card has no name"
    ids = [element["id"] for element in page.having("id") if element["id"].startswith("c-")]
    assert sorted(ids) == sorted(f"c-{card}" for card in [*view["hand"], *(lying for _, lying in view["trick"])])


def assert_actions(page, view):
    buttons = page.having(name="action", form="potez")
    assert all(button.tag == "button" for button in buttons)
    open_ones = {button["value"] for button in buttons if button["aria-disabled"] != "true"}
    assert open_ones == set(view["legal"])
    if view["phase"] == "playing" and view["legal"]:
        trick = [card for _, card in view["trick"]]
        allowed = playable(view["hand"], trick, view["trump"])
        for card in page.having("data-card", inside="hand"):
            name = card["data-card"]
            reason = None if name in allowed else reason_for(name, view["hand"], trick, view["trump"])
            assert (card["aria-disabled"], card["data-reason"]) == (reason and "true", reason)


@pytest.mark.parametrize("people", [1, 4])
def test_the_waiting_table_has_its_hooks(site, people):
    programs = gather(site, people, begins=False)
    for somebody in (programs[0], programs[-1], Program(site.port, "Eva"), Program(site.port)):
        assert_hooks(page_of(somebody, programs[0].code), somebody.looks(programs[0].code).json)


def test_a_free_seat_offers_the_creator_the_robots_levels(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    page = page_of(ana)
    assert page.having(name="level")
    assert "srednji" in {element["value"] for element in page.elements if element.tag == "option"}


def test_a_running_table_has_its_hooks_for_all_who_look(site):
    programs = gather(site, spectators=1, seed="hooks")
    eva = Program(site.port, "Eva")
    for _ in range(40):
        player, view = whose_turn(programs)
        assert_hooks(page_of(player), view)
        if view["version"] % 8 == 0:
            for somebody in (*programs, eva, Program(site.port)):
                assert_hooks(page_of(somebody, player.code), somebody.looks(player.code).json)
        player.acts(view)


def who_can_say_bela(site):
    """Somebody who holds king and queen of trumps and may play one of them; plays as many deals as it takes."""
    for attempt in count():
        programs = gather(site, seed=f"bela {attempt}")
        player, view = whose_turn(programs)
        while view["phase"] != "over":
            belas = [action for action in view["legal"] if action.endswith(" bela")]
            if belas:
                return player, view
            player, view = who_is_next(programs, player, after_a_call_for_bela(player, view))
    raise AssertionError


def after_a_call_for_bela(player, view):
    """Calls where both are in the hand already, and passes otherwise."""
    if view["phase"] != "calling":
        return player.acts(view)
    pairs = [suit for suit in "HDSC" if {f"K{suit}", f"Q{suit}"} <= set(view["hand"])]
    return player.sends(f"call {pairs[0]}" if pairs else view["legal"][0], view["version"]).json


def test_where_bela_can_be_said_both_actions_stand_there(site):
    player, view = who_can_say_bela(site)
    page = page_of(player)
    assert_hooks(page, view)
    offered = {button["value"] for button in page.having(name="action", inside="bela")}
    cards = [action.removesuffix(" bela") for action in view["legal"] if action.endswith(" bela")]
    assert offered >= {*cards, *(f"{card} bela" for card in cards)}


def test_the_page_pushed_by_the_socket_has_the_same_hooks(site):
    programs = gather(site)
    player, view = whose_turn(programs)
    wire = WebSocket(
        player.host, player.port, f"/ws/stol/{player.code}/", {"Origin": player.origin, **player.cookie_header}
    )
    pushed = Page(wire.receive())
    wire.close()
    assert pushed.the(id="table")["data-version"] == "0"
    assert_cards(pushed, view)
    assert_actions(pushed, view)
    assert not pushed.having(name="csrfmiddlewaretoken"), "what is pushed knows no token"


def test_pages_hold_no_style_and_no_script_of_their_own_and_nothing_from_elsewhere(site):
    programs = gather(site)
    player, _ = whose_turn(programs)
    somebody = Program(site.port)
    for page in (page_of(player), Page(somebody.page("/").text), Page(somebody.page("/stol/zzzzzz/").text)):
        assert not page.having("style")
        for element in page.elements:
            assert not [name for name in element.attributes if name.startswith(("on", "hx-on"))]
            assert element.tag != "style"
            assert element.tag != "script" or element["src"].startswith("/static/")
            address = element["src"] or (element["href"] if element.tag in {"link", "use"} else "")
            assert not (address or "").startswith(("http", "//"))
