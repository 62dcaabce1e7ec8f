"""rules.md, "Calling trumps"."""

import pytest

from game.bela import Call, Pass, Play, Reason, Refused, Rules, SeatView, Suit

from .table import after, cards, dealt, legal

FOUR = (
    "7H 8H 9H AD KD 7C | QS 8C",
    "7D JH QC AS TS 8S | KS 9C",
    "TD TH KH QH AC KC | 7S TC",
    "9D AH 8D JD JS 9S | JC QD",
)
TWO = ("9H KD JD TH AD JS | QS QD KH 7H", "KC AS KS 7D TD QC | 8D 9D JC AC")
THREE = ("9C 7C 7H QC TC JC | 8H 7S 8D 8C", "9H KH JH QH 8S AH | KD TH 9S TS", "JS QS KS AS 7D AC | 9D TD JD QD")
SUITS = ["call H", "call D", "call S", "call C"]


def four(**options):
    return dealt(*FOUR, rules=Rules(**options), dealer=3)


def two(**options):
    return dealt(*TWO, rules=Rules(players=2, offered_trump=True, **options), dealer=1, left_over="JH")


def test_each_says_a_suit_or_pass_and_the_dealer_must_name_one():
    match = four()
    for seat in (0, 1, 2):
        assert match.turn == seat
        assert legal(match) == ["pass", *SUITS]
        match = after(match, "pass")
    assert match.turn == match.dealer
    assert legal(match) == SUITS


def test_without_mus_the_dealer_may_pass_too():
    assert legal(after(four(mus=False), "pass", "pass", "pass")) == ["pass", *SUITS]


def test_the_first_suit_named_ends_the_calling_and_first_hand_leads_whoever_called():
    match = after(four(), "pass", "call S")
    assert match.phase == "playing"
    assert match.turn == 0
    view = SeatView.of(match, None)
    assert (view.trump, view.caller) == (Suit.SPADES, 1)
    assert view.calls == ((0, None), (1, Suit.SPADES))


def test_with_an_offered_card_four_speak_of_its_suit_first_and_then_of_any():
    match = four(offered_trump=True)
    for _ in range(4):
        assert legal(match) == ["pass", "call D"]
        match = after(match, "pass")
    for _ in range(3):
        assert legal(match) == ["pass", *SUITS]
        match = after(match, "pass")
    assert (match.turn, legal(match)) == (3, SUITS)


def test_without_mus_a_deal_with_an_offered_card_can_be_thrown_in_after_eight_passes():
    match = after(four(offered_trump=True, mus=False), *["pass"] * 7)
    assert legal(match) == ["pass", *SUITS]
    assert after(match, "pass").needs_deck


def test_first_hand_of_three_must_name_a_suit():
    match = dealt(*THREE, rules=Rules(players=3), dealer=2)
    assert (match.turn, legal(match)) == (0, SUITS)


def test_of_two_without_an_offered_card_the_dealer_must_name_a_suit():
    match = dealt(*TWO, rules=Rules(players=2), dealer=1)
    assert (match.turn, legal(match)) == (0, ["pass", *SUITS])
    match = after(match, "pass")
    assert (match.turn, legal(match)) == (1, SUITS)


def test_of_two_the_dealer_is_forced_to_name_another_suit_after_two_passes():
    match = after(two(), "pass")
    assert legal(match) == ["pass", "call H"]
    match = after(match, "pass")
    assert (match.turn, legal(match)) == (1, ["call D", "call S", "call C"])


def test_of_two_the_other_may_be_asked_once_more_before_the_dealer():
    match = after(two(two_second_round="non_dealer_first"), "pass", "pass")
    assert (match.turn, legal(match)) == (0, ["pass", "call D", "call S", "call C"])
    match = after(match, "pass")
    assert (match.turn, legal(match)) == (1, ["call D", "call S", "call C"])


@pytest.mark.parametrize(
    ("match", "seat", "action", "reason"),
    [
        (four(), 0, Play(cards("7H")[0]), Reason.WRONG_PHASE),
        (four(), 1, Pass(), Reason.NOT_YOUR_TURN),
        (after(four(), "pass", "pass", "pass"), 3, Pass(), Reason.ILLEGAL_CALL),
        (four(offered_trump=True), 0, Call(Suit.SPADES), Reason.ILLEGAL_CALL),
        (after(two(), "pass", "pass"), 1, Call(Suit.HEARTS), Reason.ILLEGAL_CALL),
    ],
)
def test_what_may_not_be_said_is_refused_with_its_reason(match, seat, action, reason):
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    assert refused.value.refusal.reason is reason


def talons(match):
    return [SeatView.of(match, seat).talon for seat in match.rules.seats]


def test_nobody_knows_his_talon_until_trumps_are_known():
    match = after(four(), "pass", "pass", "pass")
    assert talons(match) == [2, 2, 2, 2]
    assert [str(card) for card in SeatView.of(match, 0).hand] == ["7H", "8H", "9H", "KD", "AD", "7C"]
    match = after(match, "call H")
    assert talons(match) == [0, 0, 0, 0]
    assert len(SeatView.of(match, 0).hand) == 8


def test_after_his_own_call_a_player_sees_his_talon_where_that_is_played():
    match = after(four(talon_seen="after_own_call"), "pass")
    assert talons(match) == [0, 2, 2, 2]


def test_with_two_rounds_his_own_call_is_the_one_of_the_last_round_he_speaks_in():
    match = after(four(talon_seen="after_own_call", offered_trump=True), *["pass"] * 4)
    assert talons(match) == [2, 2, 2, 2]
    assert talons(after(match, "pass")) == [0, 2, 2, 2]


def test_of_two_first_hand_has_said_all_after_its_first_pass_unless_it_is_asked_again():
    assert talons(after(two(talon_seen="after_own_call"), "pass")) == [0, 4]
    again = two(talon_seen="after_own_call", two_second_round="non_dealer_first")
    assert talons(after(again, "pass")) == [4, 4]
    assert talons(after(again, "pass", "pass", "pass")) == [0, 4]


def test_of_three_those_who_are_never_asked_see_their_talons_when_trumps_are_known():
    match = dealt(*THREE, rules=Rules(players=3, talon_seen="after_own_call"), dealer=2)
    assert talons(match) == [4, 4, 4]
    assert talons(after(match, "call H")) == [0, 0, 0]
