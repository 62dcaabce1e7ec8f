"""rules.md, "The deal": the seven of trumps for the offered card."""

import pytest

from game.bela import Exchange, Exchanged, Reason, Refused, Rules, SeatView

from .table import after, dealt, legal

# Hearts are offered: KH, the last card of the dealer's talon. Seat 1 has the seven among its first cards.
FOUR = (
    "8H 9H AD KD 7C QS | 8C JH",
    "7H 7D QC AS TS 8S | KS 9C",
    "TD TH QH AC KC JD | 7S TC",
    "9D AH 8D JS 9S JC | QD KH",
)
TWO = ("9H KD JD TH AD JS | QS QD KH AH", "KC AS 7H 7D TD QC | 8D 9D JC AC")


def four(*moves, hands=FOUR, **options):
    return after(dealt(*hands, rules=Rules(offered_trump=True, seven_exchange=True, **options), dealer=3), *moves)


def two(*moves, **options):
    rules = Rules(players=2, offered_trump=True, seven_exchange=True, **options)
    return after(dealt(*TWO, rules=rules, dealer=1, left_over="JH"), *moves)


def hand(match, seat):
    return " ".join(map(str, SeatView.of(match, seat).hand))


def test_everybody_is_asked_in_turn_but_the_dealer_of_four_who_lacks_the_seven_can_only_keep():
    match = four("call H")
    assert (match.phase, match.turn, legal(match)) == ("exchanging", 0, ["keep"])
    match = after(match, "keep")
    assert (match.turn, legal(match)) == (1, ["exchange", "keep"])
    match = after(match, "exchange")
    assert (match.phase, match.turn, legal(match)) == ("exchanging", 2, ["keep"])
    assert after(match, "keep").phase == "playing"


def test_with_four_the_seven_goes_to_the_dealers_talon_for_the_offered_card():
    match = four("call H", "keep", "exchange", "keep")
    assert hand(match, 1) == "KH 7D 8S TS KS AS 9C QC"
    assert hand(match, 3) == "7H AH 8D 9D QD 9S JS JC"


def test_with_two_the_dealer_is_asked_too_and_the_seven_stays_out_of_play():
    match = two("call H", "keep")
    assert (match.turn, legal(match)) == (1, ["exchange", "keep"])
    match = after(match, "exchange")
    assert match.phase == "playing"
    assert hand(match, 1) == "JH 7D 8D 9D TD AS JC QC KC AC"
    assert SeatView.of(match, 0).offered is SeatView.of(match, 1).offered
    assert str(SeatView.of(match, 0).offered) == "JH"


def test_a_seven_in_the_talon_cannot_be_swapped():
    in_talon = (FOUR[0], "9C 7D QC AS TS 8S | KS 7H", *FOUR[2:])
    match = four("call H", "keep", hands=in_talon)
    assert legal(match) == ["keep"]
    with pytest.raises(Refused) as refused:
        match.act(1, Exchange())
    assert refused.value.refusal.reason is Reason.ILLEGAL_EXCHANGE


def test_another_suit_than_the_offered_one_leaves_nothing_to_swap():
    assert four(*["pass"] * 4, "call S").phase == "playing"
    assert four(*["pass"] * 4, "call H").phase == "exchanging"


def test_the_talons_are_taken_up_after_the_exchange():
    match = four("call H", "keep", "exchange")
    assert [SeatView.of(match, seat).talon for seat in range(4)] == [2, 2, 2, 2]
    assert hand(match, 1) == "KH 7D 8S TS AS QC"
    early = four("pass", "call H", "keep", talon_seen="after_own_call")
    assert [SeatView.of(early, seat).talon for seat in range(4)] == [2, 0, 2, 2]


def test_everybody_sees_the_swap():
    match = four("call H", "keep", "exchange")
    assert match.events == (Exchanged(1, seven=match.events[0].seven, offered=match.events[0].offered),)
    assert (str(match.events[0].seven), str(match.events[0].offered)) == ("7H", "KH")
    assert SeatView.of(match, None).events == match.events
