"""What the deals of a match come to for each seat."""

import random

import pytest

from game.bela import Accept, Match, Rules, figures_of, side_of
from game.bela.ended import DealResult, Ended

from .table import random_match, tables


def deal(caller: int, outcome: str, score: tuple[int, ...], **more: object) -> DealResult:
    nothing = (0,) * len(score)
    known = {"trump": None, "sweep": None, "cards": nothing, "announced": nothing, "bela": nothing, "bela_by": None}
    return DealResult(**(known | {"caller": caller, "outcome": outcome, "score": score} | more))


THROWN_IN = deal(None, "redealt", (0, 0))


def test_a_deal_is_counted_for_who_called_for_the_partner_and_for_the_others():
    deals = [deal(1, "pass", (62, 100)), deal(1, "fall", (162, 0)), deal(2, "pass", (90, 72)), THROWN_IN]
    ana, ivan, _, zeljko = figures_of(deals, Rules())
    assert [ivan.own_calls, ivan.own_calls_made, ivan.side_calls, ivan.side_calls_made] == [2, 1, 2, 1]
    assert [zeljko.own_calls, zeljko.own_calls_made, zeljko.side_calls, zeljko.side_calls_made] == [0, 0, 2, 1]
    assert [ana.own_calls, ana.side_calls, ana.side_calls_made, ana.defences, ana.defences_held] == [0, 1, 1, 2, 1]
    assert (ana.deals, ana.points, ivan.points) == (3, 314, 172)


def test_sweep_and_points_are_the_sides_and_bela_is_its_holders():
    deals = [deal(0, "pass", (252, 0), sweep=0, bela_by=2)]
    figures = figures_of(deals, Rules())
    assert [each.sweeps for each in figures] == [1, 0, 1, 0]
    assert [each.belas for each in figures] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("outcome", "score", "made"),
    [
        ("pass", (82, 80), True),
        ("fall", (0, 162), False),
        ("belot", (1001, 0), True),
        ("belot", (0, 1001), False),
        ("enough", (40, 30), True),
        ("enough", (30, 40), False),
        ("auzmes", (162, 0), True),
        ("auzmes", (0, 162), False),
    ],
)
def test_a_call_is_made_if_the_caller_passes_or_what_ended_the_deal_was_for_that_side(outcome, score, made):
    assert deal(0, outcome, score).is_made() is made
    assert deal(2, outcome, score).is_made() is made


def test_in_three_the_two_others_defend():
    one, two, three = figures_of([deal(2, "fall", (80, 60, 0))], Rules(players=3))
    assert [three.own_calls, three.side_calls, three.defences] == [1, 1, 0]
    assert [(each.defences, each.defences_held) for each in (one, two)] == [(1, 1), (1, 1)]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_figures_of_any_match_add_up(players):
    for rules, seed in tables(random.Random(players), players, 2):
        *_, match = random_match(rules, seed, 6)
        called = [deal for deal in match.deals if deal.caller is not None]
        figures = figures_of(match.deals, rules)
        assert sum(each.own_calls for each in figures) == len(called)
        assert sum(each.belas for each in figures) == sum(deal.bela_by is not None for deal in called)
        for seat, each in zip(rules.seats, figures, strict=True):
            assert each.points == match.totals[side_of(seat, players)]
            assert each.side_calls + each.defences == each.deals == len(called)
            assert each.own_calls_made <= each.side_calls_made <= each.side_calls


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_match_knows_whether_anybody_has_played_a_card(players):
    for rules, seed in tables(random.Random(players), players, 1):
        played = False
        for match in random_match(rules, seed, 3):
            played = played or (match.phase == "playing" and match.stage.has_begun)
            ended = [deal for deal in match.standing.finished if isinstance(deal, Ended)]
            assert match.has_been_played == (played or any(deal.play.has_begun for deal in ended))


def test_a_match_is_foregone_while_its_last_deal_is_only_to_be_seen():
    seen = [
        match for match in random_match(Rules(target=501), 3) if match.phase == "review" or match.winner is not None
    ]
    *earlier, over = seen
    last = [match for match in earlier if match.dealer == over.dealer and len(match.deals) == len(over.deals) - 1]
    assert [match.foregone for match in last] == [match_after(match) for match in last]
    assert all(match.foregone.winner == over.winner for match in last)
    assert all(match.foregone is None for match in earlier if match not in last)


def test_a_match_in_which_somebody_may_still_claim_is_not_foregone():
    claims = Rules(target=501, illegal_play="auzmes")
    reviews = [match for match in random_match(claims, 5) if match.phase == "review"]
    open_to_claims = [match for match in reviews if any(len(match.legal_actions(seat)) > 1 for seat in match.to_act)]
    last = open_to_claims[-1]
    assert max(map(sum, zip(last.totals, last.stage.ended.result.score, strict=True))) >= 501
    assert [match.foregone for match in open_to_claims] == [None] * len(open_to_claims)


def match_after(match: Match) -> Match:
    for seat in match.to_act:
        match = match.act(seat, Accept()).match
    return match
