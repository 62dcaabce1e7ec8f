"""record-format.md, "Result". `tests/data/records.jsonl` was worked out independently of this project."""

import json

import pytest

from game.bela import record_of
from game.bela.record_replay import replay_line

from .recorded import match_of
from .replaying import RECORDS

HANDS = [
    "7H 8H 9H AD KD 7C | QS 8C",
    "7D JH QC AS TS 8S | KS 9C",
    "TD TH KH QH AC KC | 7S TC",
    "9D AH 8D JD JS 9S | QD JC",
]

PAIRS = [json.loads(line) for line in RECORDS.read_text().splitlines()]


def replayed(record):
    return json.loads(replay_line(json.dumps(record).encode()))


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_recorded_match_comes_out_as_it_was_worked_out(number):
    assert replayed(PAIRS[number]["record"]) == PAIRS[number]["result"]


def as_a_match_tells_it(record):
    """The record without what a match does not keep: extra fields, defaults, and what was as if it were absent."""
    deals = []
    for deal in record["deals"]:
        kept = {
            field: value for field, value in deal.items() if not field.startswith("x_") and value not in ([], False)
        }
        if "discards" in kept:
            kept["discards"] = set(kept["discards"].split())
        if "declared" in kept:
            kept["declared"] = [sorted(sorted(text.split()) for text in of_seat) for of_seat in kept["declared"]]
        deals.append({"calls": [], **kept})
    return deals


def test_a_recorded_match_gives_its_record_again():
    """But for what its table ignores, and what was declared after a belot had won."""
    compared = 0
    for pair in PAIRS:
        record = pair["record"]
        if pair["result"]["error"] is not None or any(deal["outcome"] == "belot" for deal in pair["result"]["deals"]):
            continue
        again = as_a_match_tells_it(record_of(match_of(record)))
        assert len(again) == len(record["deals"])
        for told, deal in zip(again, as_a_match_tells_it(record), strict=True):
            declares_nothing = not any(deal.get("declared", []))
            assert told == {
                field: value for field, value in deal.items() if not (field == "declared" and declares_nothing)
            }
        compared += 1
    assert compared > 150


MALFORMED = {"deals": [], "totals": [], "winner": None, "next": None, "error": {"at": "record", "reason": "malformed"}}


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"nonsense",
        b'{"rules": {}, "deals": [}',
        b"null",
        b"3",
        b'"record"',
        b"[]",
        b"[{}]",
        b"\xff\xfe",
        b'\xef\xbb\xbf{"deals": []}',
        b'{"rules": {}, "deals": [], "x_n": NaN}',
        b'{"rules": {}, "deals": [], "x_n": -Infinity}',
        b"[" * 100_000,
        b'{"x_deep": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"rules": []}',
        b'{"rules": null}',
        b'{"deals": {}}',
        b'{"deals": [[]]}',
        b'{"deals": [null]}',
        b'{"deals": [{}]}',
        b'{"deals": [], "y": 1}',
        b'{"deals": [], "": 1}',
    ],
)
def test_a_line_that_is_no_record_is_malformed(line):
    assert json.loads(replay_line(line)) == MALFORMED


@pytest.mark.parametrize(
    "change",
    [
        {"dealer": "3"},
        {"dealer": 3.0},
        {"dealer": True},
        {"dealer": None},
        {"hands": None},
        {"hands": "7H"},
        {"hands": [["7H"]]},
        {"offered": 3},
        {"offered": None},
        {"stock": ["7H"]},
        {"calls": "H"},
        {"calls": [None]},
        {"exchange": 1},
        {"exchange": "true"},
        {"discards": []},
        {"declared": ["7H"]},
        {"declared": [[7]]},
        {"declared": {}},
        {"plays": [7]},
        {"bela": [True]},
        {"bela": [1.0]},
        {"bela": 1},
        {"auzmes": [1, 2]},
        {"auzmes": {"by": 1}},
        {"auzmes": {"by": 1, "against": None}},
        {"auzmes": {"by": 1, "against": 2, "x_why": "saw it"}},
        {"colour": "red"},
        {"X_note": "upper case"},
    ],
)
def test_a_deal_with_a_field_of_another_type_is_malformed(change):
    assert replayed({"deals": [{"dealer": 3, "hands": HANDS, **change}]}) == MALFORMED


def test_extra_fields_may_hold_anything_and_are_ignored():
    record = {
        "deals": [{"dealer": 3, "hands": HANDS, "x_n": 10**6, "x_s": "\ud800", "x_": None}],
        "x_names": [{"a": [1]}],
    }
    assert replayed(record)["error"] is None
    digits = b'{"deals": [], "x_big": ' + b"9" * 20_000 + b', "x_small": -' + b"9" * 20_000 + b', "x_exp": 1e999}'
    assert json.loads(replay_line(digits))["error"] is None


@pytest.mark.parametrize(
    "rules", [{"a": 1}, {"target": 10**30}, {"target": []}, {"mus": 1}, {"players": 5}, {"\ud800": 1}]
)
def test_wrong_rules_leave_everything_else_empty(rules):
    assert replayed({"rules": rules}) == {**MALFORMED, "error": {"at": "rules", "reason": "malformed"}}


def test_a_record_without_deals_is_a_match_that_has_not_begun():
    assert replayed({"rules": {"players": 3}, "deals": []}) == {
        "deals": [],
        "totals": [0, 0, 0],
        "winner": None,
        "next": None,
        "error": None,
    }


def error(**deal):
    found = replayed({"rules": deal.pop("rules", {}), "deals": [{"dealer": 3, "hands": HANDS, **deal}]})["error"]
    return found and (found["at"], found["reason"])


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({"dealer": 4}, ("deals[0].dealer", "wrong_dealer")),
        ({"dealer": -1}, ("deals[0].dealer", "wrong_dealer")),
        ({"dealer": 10**40}, ("deals[0].dealer", "wrong_dealer")),
        ({"hands": HANDS[:3]}, ("deals[0].hands", "malformed")),
        ({"hands": [*HANDS, HANDS[0]]}, ("deals[0].hands", "malformed")),
        ({"hands": [HANDS[0].replace("|", ""), *HANDS[1:]]}, ("deals[0].hands", "malformed")),
        ({"hands": [HANDS[0] + " |", *HANDS[1:]]}, ("deals[0].hands", "malformed")),
        ({"hands": ["7H 8H 9H AD KD | 7C QS 8C", *HANDS[1:]]}, ("deals[0].hands", "malformed")),
        ({"hands": HANDS, "rules": {"offered_trump": True}}, ("deals[0].hands", "malformed")),
        ({"offered": "QD", "rules": {"offered_trump": True}}, ("deals[0].hands", "malformed")),
        ({"offered": "JC", "rules": {"offered_trump": True}}, None),
        ({"offered": "nothing", "stock": "", "discards": "?"}, None),
        ({"declared": [["nonsense"], ["7H"]]}, None),
        ({"calls": ["h"]}, ("deals[0].calls[0]", "illegal_call")),
        ({"calls": ["H", "pass"]}, ("deals[0].calls[1]", "illegal_call")),
        ({"calls": ["pass"] * 4}, ("deals[0].calls[3]", "illegal_call")),
        ({"exchange": True}, ("deals[0].exchange", "illegal_exchange")),
        ({"exchange": False, "calls": ["H"]}, None),
        ({"bela": [0]}, ("deals[0].bela", "illegal_bela")),
        ({"calls": ["H"], "plays": ["AD"], "bela": [-1]}, ("deals[0].bela", "illegal_bela")),
        ({"calls": ["H"], "plays": ["AD"], "bela": [1]}, ("deals[0].bela", "illegal_bela")),
        ({"calls": ["H"], "plays": ["AD"], "bela": [0]}, ("deals[0].bela", "illegal_bela")),
        ({"calls": ["H"], "plays": ["JH"]}, ("deals[0].plays[0]", "not_in_hand")),
        ({"calls": ["H"], "plays": ["10H"]}, ("deals[0].plays[0]", "not_in_hand")),
        ({"calls": ["pass"], "plays": ["AD"]}, ("deals[0].plays[0]", "too_early")),
        ({"calls": ["H"], "auzmes": {"by": 0, "against": 1}}, ("deals[0].auzmes", "illegal_auzmes")),
    ],
)
def test_the_first_fault_is_reported_where_it_is(deal, expected):
    assert error(**deal) == expected


@pytest.mark.parametrize("discards", ["7H", "7H 7H", "7H 8H 9H", "7H XX", "7H JS", ""])
def test_two_different_cards_of_the_callers_are_laid_aside(discards):
    hands = ["7H 8H 9H TH JH QH | 7D 8D 9D TD", "KH AH 7S 8S 9S TS | JD QD KD AD", "JS QS KS AS 7C 8C | 9C TC JC QC"]
    found = error(
        rules={"players": 3, "three_stock": "to_caller"},
        dealer=2,
        hands=hands,
        stock="KC AC",
        calls=["H"],
        discards=discards,
    )
    assert found == ("deals[0].discards", "illegal_discard")


AUZMES = {"illegal_play": "auzmes"}


@pytest.mark.parametrize(
    "claim", [{"by": 0, "against": 2}, {"by": 0, "against": 0}, {"by": 4, "against": 1}, {"by": 0, "against": -1}]
)
def test_a_claim_is_made_by_a_seat_against_an_opponent(claim):
    assert error(rules=AUZMES, calls=["H"], plays=["AD"], auzmes=claim) == ("deals[0].auzmes", "illegal_auzmes")


def test_a_claim_needs_trumps_but_no_card():
    """At a table a claim waits for the first card; a record may hold one that did not."""
    claim = {"by": 0, "against": 1}
    assert error(rules=AUZMES, calls=["pass"], auzmes=claim) == ("deals[0].auzmes", "illegal_auzmes")
    assert error(rules=AUZMES, calls=["H"], auzmes=claim) is None


BELOTS = [
    *("7C 8C 9C TC JC QC | KC AC", "7D 8D 9D TD JD QD | KD AD"),
    *("7S 8S 9S TS JS QS | KS AS", "7H 8H 9H TH JH QH | KH AH"),
]


def test_a_card_after_a_belot_comes_after_the_match_and_leaves_the_deal_open():
    result = replayed({"deals": [{"dealer": 3, "hands": BELOTS, "calls": ["H"], "plays": ["7C"]}]})
    assert result["error"] == {"at": "deals[0].plays[0]", "reason": "match_over"}
    assert (result["deals"][0]["outcome"], result["totals"], result["winner"]) == (None, [0, 0], None)


def test_a_claim_after_a_belot_is_illegal_and_the_belot_stands():
    deal = {"dealer": 3, "hands": BELOTS, "calls": ["H"], "auzmes": {"by": 0, "against": 1}}
    result = replayed({"rules": AUZMES, "deals": [deal]})
    assert result["error"] == {"at": "deals[0].auzmes", "reason": "illegal_auzmes"}
    assert (result["deals"][0]["outcome"], result["totals"], result["winner"]) == ("belot", [1001, 0], 0)


THREE_HANDS = [
    "9S 7S KS QS JS 8S | 8D AS QC TS",
    "9D AD JD JH KH TD | QH KD AH QD",
    "KC TC 7C 8C 7D AC | 7H 9C 8H JC",
]


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (["TD JD QD KD AD", "TH JH QH KH AH"], None),
        (["9D TD JD QD KD AD", "9H TH JH QH KH AH"], None),
        (["7S 8S 9S"], "not_held"),
        (["TD JD"], "not_held"),
    ],
)
def test_of_a_caller_who_has_not_laid_aside_yet_nobody_knows_which_runs_will_be_whole(declared, expected):
    """He may lay both nines aside, or keep them: the record is not wrong, it lacks his discards."""
    rules = {"players": 3, "three_stock": "to_caller", "declaring": "manual", "belot": "run_100"}
    deal = {"dealer": 0, "hands": THREE_HANDS, "stock": "TH 9H", "calls": ["D"], "declared": [[], declared, []]}
    result = replayed({"rules": rules, "deals": [deal]})
    if expected:
        assert result["error"] == {"at": "deals[0].declared[1]", "reason": expected}
    else:
        assert (result["error"], result["next"]["action"], result["deals"][0]["announcements"]) == (None, "discard", [])
        result = replayed({"rules": rules, "deals": [{**deal, "plays": ["AD"]}]})
        assert result["error"] == {"at": "deals[0].plays[0]", "reason": "too_early"}


def test_a_record_may_hold_thousands_of_deals():
    deals = [{"dealer": number % 4, "hands": HANDS, "calls": ["pass"] * 4} for number in range(3000)]
    result = replayed({"rules": {"mus": False}, "deals": deals})
    assert (result["error"], result["totals"], result["next"]) == (None, [0, 0], None)
    assert [deal["outcome"] for deal in result["deals"]] == ["redealt"] * 3000


def test_what_is_declared_after_a_belot_is_listed_and_must_be_held():
    manual = {"declaring": "manual"}
    declared = [["7C 8C 9C TC JC QC KC AC"], ["AD KD QD JD TD 9D 8D 7D"], [], []]
    deal = {"dealer": 3, "hands": BELOTS, "calls": ["H"], "declared": declared}
    listed = replayed({"rules": manual, "deals": [deal]})["deals"][0]["announcements"]
    assert [(each["seat"], each["value"], each["counts"]) for each in listed] == [(0, None, True), (1, None, False)]
    wrong = [*declared[:3], [declared[1][0]]]
    assert error(rules=manual, hands=BELOTS, calls=["H"], declared=wrong) == ("deals[0].declared[3]", "not_held")
