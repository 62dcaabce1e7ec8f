"""contract.md, `review` and `over`; rules.md, "End of the match"."""

import pytest

from game.bela import CARDS, Accept, DealEnded, MatchWon, Pass, Reason, Refused, Rules, SeatView

from .table import after, dealt, legal, quick_accepts, random_match

HANDS = (
    "7H 8H 9D TD AD 7S | 8S 9S",
    "KH QH 7D 8D JD TS | JS QS",
    "9H TH QD KD KS AS | 7C 8C",
    "JH AH 9C TC JC QC | KC AC",
)


def played_out(**options):
    match = after(dealt(*HANDS, rules=Rules(**options)), "call H")
    while match.phase == "playing":
        match = after(match, legal(match)[0])
    return match


def test_a_played_deal_lies_open_until_every_seat_has_accepted():
    match = played_out()
    assert (match.phase, match.turn, match.to_act) == ("review", None, (0, 1, 2, 3))
    match = after(match, "2: accept")
    assert match.to_act == (0, 1, 3)
    assert SeatView.of(match, None).accepted == (2,)
    assert (legal(match, 2), legal(match, 0)) == ([], ["accept"])
    match = after(match, "0: accept", "3: accept", "1: accept")
    assert match.needs_deck


def test_totals_and_deals_change_only_when_the_review_ends():
    match = played_out()
    written = match.stage.ended.score.written
    assert sum(written) >= 162
    assert (match.totals, match.deals, match.dealer) == ((0, 0), (), 3)
    assert SeatView.of(match, 1).deal == written
    match = quick_accepts(match)
    assert (match.totals, match.deals[0].score, match.dealer) == (written, written, 0)


def test_the_end_of_a_deal_is_told_with_what_it_brings():
    match = played_out()
    score = match.stage.ended.score
    assert match.events[-1] == DealEnded(score.outcome, score.written)


@pytest.mark.parametrize("action", [Accept(), Pass()])
def test_in_a_review_there_is_nothing_to_do_but_to_accept_once(action):
    match = after(played_out(), "2: accept")
    with pytest.raises(Refused) as refused:
        match.act(2, action)
    assert refused.value.refusal.reason is Reason.WRONG_PHASE


def test_version_counts_every_action_and_no_deal():
    match = quick_accepts(played_out())
    assert match.version == 1 + 32 + 4


def test_what_holds_for_the_whole_deal_counts_from_its_first_version_or_from_a_judged_claim():
    next_deal = quick_accepts(played_out()).deal(CARDS).match
    assert (played_out().since, next_deal.since, after(next_deal, "call H").since) == (0, 37, 37)
    match = after(dealt(*HANDS, rules=Rules(illegal_play="auzmes")), "call H", "play 9D", "2: auzmes 1")
    assert (match.since, match.version) == (3, 3)
    assert after(match, "0: accept").since == 3


def test_a_won_match_is_over_and_stays_as_it_was():
    states = list(random_match(Rules(target=501), seed=4))
    review, over = states[-2], states[-1]
    assert (review.phase, over.phase) == ("review", "over")
    assert MatchWon(over.winner) in over.events
    for seat in (0, 1, 2, 3, None):
        before, now = SeatView.of(review, seat), SeatView.of(over, seat)
        assert (now.turn, now.legal, now.deal) == (None, (), over.deals[-1].score)
        assert (now.hand, now.trick, now.last_trick, now.dealer) == (
            before.hand,
            before.trick,
            before.last_trick,
            before.dealer,
        )
        assert now.score == before.score
    with pytest.raises(Refused):
        over.act(0, Accept())


def test_enough_ends_the_match_without_a_review():
    for seed in range(30):
        states = list(random_match(Rules(ending="enough", target=501), seed))
        if states[-1].deals[-1].outcome == "enough":
            break
    assert states[-2].phase == "playing"
    assert states[-1].phase == "over"
    assert states[-1].totals[states[-1].winner] >= 501
