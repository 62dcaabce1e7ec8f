"""What a move may look like, when it is taken, and what is said when it is not."""

import pytest

from .answers import at_rest, refused
from .card_rules import ALL_CARDS, playable
from .playing import gather, play_to_the_end, play_until, whose_turn
from .program import Program
from .visitor import HTML

UNREADABLE = [
    "",
    " ",
    "PASS",
    "Pass",
    "pass pass",
    "call",
    "call X",
    "call h",
    "call HD",
    "call  H",
    "call\tH",
    "play",
    "play 1H",
    "play H7",
    "play jh",
    "play  JH",
    "play JH JH",
    "play JH belot",
    "play JH BELA",
    "play JH bela bela",
    "deal 7H 8H",
    "accept 1",
    "keep it",
    "auzmes",
    "auzmes one",
    "discard",
    "discard AS AS",
    "declare 7H 8H 9X",
    "čekaj",
    "pass\x00",
    "null",
    "x" * 50_000,
]
UNREADABLE_VERSIONS = [
    "",
    "x",
    "-1",
    "+0",
    "1.0",
    "0x0",
    "1e1",
    "0000000000",
    "9" * 400,
    "٠",
    "²",
    "NaN",
    "null",
    "0\x00",
]
NOT_NOW = [
    "play 7H",
    "play KH bela",
    "accept",
    "exchange",
    "keep",
    "declare",
    "declare 7H 8H 9H",
    "discard AS 7D",
    "auzmes 1",
]


@pytest.fixture
def four(site):
    return gather(site)


@pytest.mark.parametrize("action", UNREADABLE, ids=range(len(UNREADABLE)))
def test_an_unreadable_action_changes_nothing(still, action):
    refused(still.player.sends(action, 0), 400, "malformed")


@pytest.mark.parametrize("version", UNREADABLE_VERSIONS)
def test_an_unreadable_version_changes_nothing(still, version):
    refused(still.player.sends("pass", version), 400, "malformed")


@pytest.mark.parametrize("missing", ["action", "version"])
def test_a_move_without_action_or_version_is_unreadable(still, missing):
    fields = {"action": "pass", "version": 0, "action_id": "a"}
    del fields[missing]
    refused(still.player.post(f"/stol/{still.player.code}/potez/", fields), 400, "malformed")


def test_a_version_has_one_to_nine_digits(four):
    for number, version in enumerate(("0", "01", "000000002"), start=1):
        player, _ = whose_turn(four)
        assert player.sends("pass", version).json["version"] == number


def test_spaces_at_the_ends_of_an_action_dont_count(four):
    for number, action in enumerate(("  pass", "pass  ", " pass ")):
        player, _ = whose_turn(four)
        assert player.sends(action, number).json["version"] == number + 1


@pytest.mark.parametrize("action", NOT_NOW)
def test_an_action_of_another_phase_is_not_taken(still, action):
    answer = still.player.sends(action, 0)
    refused(answer, 422, "illegal_auzmes" if answer.reason == "illegal_auzmes" else "wrong_phase")
    assert at_rest(answer.json["view"]) == at_rest(still.view)


def test_a_discard_may_come_as_two_fields(still):
    fields = [("action", "discard"), ("card", "AS"), ("card", "7D"), ("version", 0), ("action_id", "a")]
    refused(still.player.post(f"/stol/{still.player.code}/potez/", fields), 422, "wrong_phase")


def test_nobody_calls_out_of_turn(still):
    refused(still.other.sends("call H", 0), 422, "not_your_turn")
    assert still.other.view["legal"] == []


def test_the_dealer_must_call(four):
    for version in range(3):
        player, _ = whose_turn(four)
        player.sends("pass", version)
    dealer, view = whose_turn(four)
    assert view["legal"] == ["call H", "call D", "call S", "call C"]
    refused(dealer.sends("pass", 3), 422, "illegal_call")
    assert dealer.sends("call C", 3).json["trump"] == "C"


def test_the_wrong_cards_are_refused_with_their_reasons_and_nothing_moves(four):
    """At every turn of a deal: each card that may not be played, and cards of others."""
    reasons = set()
    while True:
        player, view = whose_turn(four)
        if view["phase"] == "review":
            break
        if view["phase"] == "playing":
            reasons |= wrong_cards(player, view)
            other = four[(view["you"] + 1) % 4]
            refused(other.sends("play 7H", view["version"]), 422, "not_your_turn")
        player.acts(view)
    assert {"not_in_hand", "must_follow_suit"} <= reasons


def wrong_cards(player, view):
    trick = [card for _, card in view["trick"]]
    allowed = playable(view["hand"], trick, view["trump"])
    foreign = next(card for card in ALL_CARDS if card not in view["hand"])
    reasons = set()
    for card in [foreign, *view["hand"]]:
        if card not in allowed:
            answer = player.sends(f"play {card}", view["version"])
            assert answer.status == 422
            assert answer.reason == reason_for(card, view["hand"], trick, view["trump"])
            assert answer.json["text"]
            assert at_rest(answer.json["view"]) == at_rest(view)
            reasons.add(answer.reason)
        elif f"play {card} bela" not in view["legal"]:
            refused(player.sends(f"play {card} bela", view["version"]), 422, "illegal_bela")
    return reasons


def reason_for(card, hand, trick, trump):
    led = trick[0][1] if trick else ""
    if card not in hand:
        return "not_in_hand"
    if any(held[1] == led for held in hand):
        return "must_beat" if card[1] == led else "must_follow_suit"
    return "must_overtrump" if card[1] == trump else "must_trump"


def test_a_move_before_the_match_is_not_taken(site):
    ana = Program(site.port, "Ana")
    ana.opens()
    for action in ("pass", "call H", "accept"):
        refused(ana.sends(action, 0), 422, "wrong_phase")
    refused(ana.sends("pass", 1), 409, "stale")
    assert ana.view["phase"] == "waiting"


def test_accepting_is_taken_with_any_version_of_the_deal(four):
    _, view = play_until(four, lambda view: view["phase"] == "review")
    ana, ivan, zeljka, duro = four
    assert ana.sends("accept", 0).json["legal"] == [], "the first deal began with version 0"
    assert ivan.sends("accept", view["version"] - 7).status == 200
    refused(zeljka.sends("accept", view["version"] + 3), 409, "stale")
    refused(ana.sends("accept", view["version"] + 2), 422, "wrong_phase")
    refused(zeljka.sends("play 7H", view["version"] + 2), 422, "wrong_phase")
    assert zeljka.sends("accept", view["version"]).json["version"] == view["version"] + 3
    again = duro.sends("accept", view["version"] + 3)
    assert (again.json["phase"], again.json["version"]) == ("calling", view["version"] + 4)
    began = view["version"] + 4
    play_until(four, lambda view: view["phase"] == "review")
    refused(ana.sends("accept", began - 1), 409, "stale")
    assert ana.sends("accept", began).status == 200


def test_in_review_the_totals_wait_until_all_have_seen_it(four):
    _, view = play_until(four, lambda view: view["phase"] == "review")
    assert (view["totals"], view["deals"]) == ([0, 0], [])
    assert max(view["deal"]) >= 82
    assert 0 < view["move_ms"] <= 60_000
    for program in four:
        view = program.sends("accept", view["version"]).json
    assert view["totals"] == view["deals"][0]["score"]


def test_a_browser_without_scripts_is_sent_back_to_the_table(four):
    player, _ = whose_turn(four)
    answer = player.sends("pass", 0, Accept=HTML)
    assert answer.status in {302, 303}
    assert answer.headers["location"].endswith(f"/stol/{player.code}/")
    assert player.view["version"] == 1


def test_a_browser_with_scripts_is_not_sent_anywhere(four):
    player, _ = whose_turn(four)
    answer = player.sends("pass", 0, Accept="*/*", **{"HX-Request": "true"})
    assert answer.status in {200, 204}
    assert player.view["version"] == 1
    refused_one = player.sends("call H", 1, Accept="*/*", **{"HX-Request": "true"})
    assert refused_one.text.strip()
    assert player.view["version"] == 1


def test_after_the_end_nothing_moves(site):
    [ana] = gather(site, 1, target=501)
    over = play_to_the_end(ana)
    for action in ("accept", "play 7H", "pass"):
        refused(ana.sends(action, over["version"]), 422, "wrong_phase")
    refused(ana.sends("accept", over["version"] - 1), 422, "wrong_phase")
    assert at_rest(ana.view) == at_rest(over)
