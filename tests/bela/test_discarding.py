"""rules.md, "Calling trumps": the two cards left over go to the caller of three (`three_stock=to_caller`)."""

import pytest

from game.bela import Discard, Discarded, Reason, Refused, Rules, SeatView

from .table import after, cards, dealt, legal, quick_accepts

HANDS = ("7H 8H 9H TH JH QH | 7D 8D 9D TD", "KH AH 7S 8S 9S TS | JD QD KD AD", "JS QS KS AS 7C 8C | 9C TC JC QC")
STOCK = "KC AC"


def three(*moves):
    return after(dealt(*HANDS, rules=Rules.preset("troje"), dealer=2, left_over=STOCK), *moves)


def test_the_caller_holds_twelve_cards_and_may_lay_any_two_of_them_aside():
    match = three("call H")
    assert (match.phase, match.turn) == ("discarding", 0)
    view = SeatView.of(match, 0)
    assert view.cards_left == (12, 10, 10)
    assert len(view.hand) == 12
    assert {"KC", "AC"} <= {str(card) for card in view.hand}
    assert len(legal(match)) == len(set(legal(match))) == 66
    assert all(after(match, text).phase == "playing" for text in legal(match)[::13])
    assert legal(match, seat=1) == []


@pytest.mark.parametrize("pair", ["7S 7H", "7H", "7H 8H 9H", "7H 7H", ""])
def test_anything_but_two_of_his_own_cards_is_refused(pair):
    with pytest.raises(Refused) as refused:
        three("call H").act(0, Discard(tuple(cards(pair))))
    assert refused.value.refusal.reason is Reason.ILLEGAL_DISCARD


def test_nobody_else_learns_what_was_laid_aside():
    match = three("call H", "discard TD KC")
    assert SeatView.of(match, 1).events == SeatView.of(match, None).events == (Discarded(0),)
    assert SeatView.of(match, 0).events == (Discarded(0), Discarded(0, tuple(cards("TD KC")), audience=0))


def test_announcements_and_bela_are_sought_in_the_ten_cards_he_keeps():
    whole = SeatView.of(after(three("call H", "discard KC AC"), "play 7H"), None)
    assert [(entry.seat, entry.value) for entry in whole.announced] == [(0, 100), (0, 50)]
    broken = SeatView.of(after(three("call H", "discard 9H 8D"), "play 7H"), None)
    assert [(entry.seat, entry.value) for entry in broken.announced] == [(2, 100), (2, 50)]


def test_the_points_of_cards_laid_aside_are_his():
    match = dealt(
        "7D 8D 9D 7S 8S 9S | 7C 8C 9C TD",
        "JH 9H AH TH KH QH | AS TS KS QS",
        "8H 7H AC TC KC QC | JC JS AD KD",
        rules=Rules.preset("troje", announcements="none"),
        dealer=2,
        left_over="QD JD",
    )
    match = after(match, "call H", "discard TD QD")
    while match.phase == "playing":
        match = after(match, legal(match)[0])
    result = quick_accepts(match).deals[0]
    assert result.caller == 0
    assert result.cards[0] == 13 + sum(trick.points for trick in SeatView.of(match, 0).history if trick.winner == 0)
    assert sum(result.cards) == 162


def test_the_cards_left_over_are_out_of_play_where_that_is_played():
    match = dealt(*HANDS, rules=Rules(players=3), dealer=2)
    assert after(match, "call H").phase == "playing"
