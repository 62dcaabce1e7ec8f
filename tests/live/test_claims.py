"""The claim of a revoke, wherever it may come from and whenever."""

import json

import pytest

from .answers import refused
from .playing import all_together, gather, play_until, whose_turn
from .program import Program
from .test_every_bela import acts
from .visitor import HTML
from .websocket import WebSocket


def play_to(programs, condition):
    """Without claims, until the condition holds for whoever is on turn."""
    player, view = whose_turn(programs)
    while not condition(view):
        acts(player, view)
        player, view = whose_turn(programs)
    return player, view


def after_the_first_card(view):
    return view["phase"] == "playing" and view["trick"]


def in_review(view):
    return view["phase"] == "review"


def claim_of(view):
    return f"auzmes {(view['you'] + 1) % view['rules']['players']}"


def test_a_claim_from_a_page_is_no_repetition_of_the_card_played_from_it(site):
    """A page has one id for all its buttons, and a page without JavaScript may stand in two windows."""
    programs = gather(site, preset="kavana", seed="two windows")
    player, view = play_to(programs, after_the_first_card)
    version = view["version"]
    card = next(action for action in view["legal"] if action.startswith("play"))
    assert player.sends(card, version, str(version), Accept=HTML).status == 303
    assert player.sends(card, version, str(version), Accept=HTML).status == 303, "the same button twice"
    assert player.view["version"] == version + 1
    assert player.sends(claim_of(view), version, str(version), Accept=HTML).status == 303
    assert player.view["phase"] == "review"
    assert player.sends(claim_of(view), version, str(version), Accept=HTML).status == 303, "the same button twice"
    assert player.view["version"] == version + 2


def test_a_claim_over_a_pages_socket_is_none_either(site):
    programs = gather(site, preset="kavana", seed="a page's socket")
    player, view = play_to(programs, after_the_first_card)
    version = str(view["version"])
    headers = {"Origin": player.origin, **player.cookie_header}
    page = WebSocket(player.host, player.port, f"/ws/stol/{player.code}/", headers)
    card = next(action for action in view["legal"] if action.startswith("play"))
    for action in (card, claim_of(view)):
        page.send_text(json.dumps({"action": action, "version": version, "action_id": version}))
    watcher = player.socket()
    assert watcher.reaches(view["version"] + 2)["phase"] == "review"
    watcher.close()
    page.close()


def test_to_a_program_a_repeated_id_is_a_repetition_whatever_comes_with_it(site):
    programs = gather(site, preset="kavana", seed="its own ids")
    player, view = play_to(programs, after_the_first_card)
    version = view["version"]
    card = next(action for action in view["legal"] if action.startswith("play"))
    player.sends(card, version, str(version))
    again = player.sends(claim_of(view), version, str(version))
    assert (again.status, again.json["version"], again.json["phase"]) == (200, version + 1, "playing")


def test_of_four_who_claim_in_the_same_instant_one_is_heard(site):
    programs = gather(site, preset="turnir", seed="at once")
    _, view = play_to(programs, lambda view: view["phase"] == "playing" and sum(view["tricks"]))
    tables = [program.socket() for program in programs]
    version = view["version"]
    assert all(table.view["version"] == version for table in tables)
    answers = all_together(
        [lambda s=seat, t=table: t.sends(f"auzmes {(s + 1) % 4}", version, "mine") for seat, table in enumerate(tables)]
    )
    assert sorted(answer["status"] for answer in answers) == [200, 409, 409, 409]
    assert {(program.view["version"], program.view["phase"]) for program in programs} == {(version + 1, "review")}
    for table in tables:
        table.close()


@pytest.mark.parametrize(("preset", "seats"), [("blok", 4), ("blok_dvoje", 2)])
def test_a_claim_in_the_review_takes_back_all_that_was_accepted(site, preset, seats):
    programs = gather(site, seats, seats=seats, preset=preset, seed="review")
    _, view = play_to(programs, in_review)
    version = view["version"]
    accepted = programs[0].sends("accept", version)
    assert (accepted.status, accepted.json["legal"]) == (200, [])
    refused(programs[0].sends("auzmes 1", version + 1), 422, "illegal_auzmes")
    judged = programs[1].sends("auzmes 0", version - 3)
    assert (judged.status, judged.json["phase"], judged.json["legal"]) == (200, "review", ["accept"])
    assert programs[0].view["legal"] == ["accept"]
    refused(programs[0].sends("accept", version), 409, "stale")
    refused(programs[1].sends("auzmes 0", version), 409, "stale")
    refused(programs[1].sends("auzmes 0", version + 2), 422, "illegal_auzmes")
    for program in programs:
        assert program.sends("accept", version + 2).status == 200
    assert programs[0].view["phase"] == "calling"


def test_only_an_opponent_is_accused_and_only_by_who_plays(site):
    programs = gather(site, preset="kavana", seed="whom", visibility="open")
    eva = Program(site.port, "Eva")
    eva.code = programs[0].code
    player, view = play_to(programs, after_the_first_card)
    for seat in (view["you"], (view["you"] + 2) % 4):
        refused(player.sends(f"auzmes {seat}", view["version"]), 422, "illegal_auzmes")
    refused(eva.sends("auzmes 0", view["version"]), 403, "not_at_table")
    for text in ("auzmes 4", "auzmes -1", "auzmes 01", "auzmes  1", "auzmeš 1", "auzmes １", "auzmes 1\n"):
        refused(player.sends(text, view["version"]), 400, "malformed")


def test_robots_accept_a_judged_claim_at_once(site):
    [me] = gather(site, 1, preset="kavana")
    _, view = play_until([me], after_the_first_card)
    if view["phase"] != "review":  # else some random action was the claim already
        view = me.sends("auzmes 1", view["version"]).json
    assert (view["phase"], view["legal"]) == ("review", ["accept"])
    assert me.sends("accept", view["version"]).json["phase"] == "calling"


def test_a_claim_from_the_deal_before_is_stale(site):
    programs = gather(site, 2, seats=2, preset="blok_dvoje", seed="the deal before")
    _, old = play_to(programs, after_the_first_card)
    player, view = play_to(programs, lambda view: view["deals"] and after_the_first_card(view))
    refused(player.sends(claim_of(view), old["version"]), 409, "stale")
    refused(player.sends(claim_of(view), view["version"] + 1), 409, "stale")
