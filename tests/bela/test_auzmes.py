"""rules.md, "Playing": the claim of a revoke. Trumps are hearts; the dealer is seat 3."""

import pytest

from game.bela import Auzmes, AuzmesClaimed, Reason, Refused, Rules, Seat, SeatView

from .table import after, cards, dealt, legal, quick_accepts

HANDS = (
    "7H 8H 9D TD AD 7S | 8S 9S",
    "KH QH 7D 8D JD TS | JS QS",
    "9H TH QD KD KS AS | 7C 8C",
    "JH AH 9C TC JC QC | KC AC",
)
ANNOUNCED = 20 + 20 + 100  # by seats 0, 1 and 3
REVOKE = ("play 9D", "play 7D")  # seat 1 could have beaten the nine


def playing(*moves, **options):
    return after(dealt(*HANDS, rules=Rules(illegal_play="auzmes", **options)), "call H", *moves)


def reason(match, seat, against):
    with pytest.raises(Refused) as refused:
        match.act(seat, Auzmes(Seat(against)))
    return refused.value.refusal.reason


def test_any_card_of_the_hand_can_be_played_and_the_claims_stand_after_them():
    match = playing("play 9D")
    assert legal(match) == [
        *(
            "play QH",
            "play QH bela",
            "play KH",
            "play KH bela",
            "play 7D",
            "play 8D",
            "play JD",
            "play TS",
            "play JS",
            "play QS",
        ),
        *("auzmes 0", "auzmes 2"),
    ]
    assert legal(match, seat=2) == ["auzmes 1", "auzmes 3"]
    assert SeatView.of(match, 1).refusals == {}


def test_nobody_can_claim_before_the_first_card():
    match = playing()
    assert legal(match, seat=1) == []
    assert reason(match, 1, 0) is Reason.ILLEGAL_AUZMES


@pytest.mark.parametrize("against", [1, 3])
def test_nobody_can_claim_against_himself_or_his_partner(against):
    assert reason(playing("play 9D"), 1, against) is Reason.ILLEGAL_AUZMES


def test_there_is_no_claim_where_wrong_cards_cannot_be_played():
    match = after(dealt(*HANDS), "call H", "play 9D")
    assert reason(match, 1, 0) is Reason.ILLEGAL_AUZMES


def test_the_claimants_side_writes_everything_if_that_very_opponent_has_revoked():
    match = after(playing(*REVOKE), "2: auzmes 1")
    assert match.phase == "review"
    score = match.stage.ended.score
    assert score.written == (162 + ANNOUNCED, 0)
    assert (score.outcome, score.sweep_bonus, score.bela) == ("auzmes", (0, 0), (0, 0))
    assert AuzmesClaimed(2, 1, rightly=True) in match.events


def test_his_own_opponents_write_it_if_he_has_not():
    match = after(playing(*REVOKE), "2: auzmes 3")
    assert match.stage.ended.score.written == (0, 162 + ANNOUNCED)
    assert AuzmesClaimed(2, 3, rightly=False) in match.events


def test_bela_is_written_only_if_it_was_said():
    moves = ("play 7H", "play QH bela", "play 9H", "play JH")
    match = after(playing(*moves), "0: auzmes 3")
    assert match.stage.ended.score.bela == (0, 20)
    assert match.stage.ended.score.written == (0, 162 + ANNOUNCED + 20)


def test_a_claim_may_be_made_with_a_trick_half_played_which_then_stays_on_the_table():
    match = after(playing(*REVOKE), "2: auzmes 1")
    view = SeatView.of(match, 0)
    assert view.trick == ((0, cards("9D")[0]), (1, cards("7D")[0]))
    assert view.cards_left == (7, 7, 8, 8)


def test_a_claim_made_while_the_last_trick_is_looked_at_opens_a_new_review_without_claims():
    match = playing()
    while match.phase == "playing":
        match = after(match, legal(match)[-1] if legal(match)[-1].startswith("play") else legal(match)[-3])
    match = after(match, "1: accept")
    assert legal(match, 0) == ["accept", "auzmes 1", "auzmes 3"]
    assert legal(match, 1) == []
    assert reason(match, 1, 0) is Reason.ILLEGAL_AUZMES
    match = after(match, "0: auzmes 1")
    assert match.to_act == (0, 1, 2, 3)
    assert all(legal(match, seat) == ["accept"] for seat in range(4))
    assert reason(match, 0, 1) is Reason.ILLEGAL_AUZMES


def test_the_result_keeps_the_cards_of_the_finished_tricks():
    match = quick_accepts(after(playing(*REVOKE, "play KD", "play AH"), "2: auzmes 1"))
    result = match.deals[0]
    assert (result.outcome, result.cards, result.score, result.sweep) == ("auzmes", (0, 15), (162 + ANNOUNCED, 0), None)
    assert result.announced == (ANNOUNCED, 0)


def test_of_two_the_cards_in_the_hands_and_the_last_trick_are_written():
    hands = ("9H KD JD TH AD JS | QS QD KH 7H", "KC AS KS 7D TD QC | 8D 9D JC AC")
    rules = Rules(players=2, illegal_play="auzmes", announcements="none")
    match = after(dealt(*hands, rules=rules, dealer=1), "call H", "play AD", "play KC", "0: auzmes 1")
    all_cards = 14 + 4 + 2 + 10 + 11 + 2 + 3 + 3 + 4 + 0 + 4 + 11 + 4 + 0 + 10 + 3 + 0 + 0 + 2 + 11
    assert match.stage.ended.score.written == (all_cards + 10, 0)
