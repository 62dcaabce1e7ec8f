"""A robot that has surely seen a revoke claims it, before it accepts the deal."""

import random

from game.bela import Auzmes, Match, Rules, SeatView
from game.bots import claim_to_make
from game.tables.services.consequences import settle
from game.tables.table_state import SeatState
from tests.bela.table import deck_for

ROBOTS = tuple(SeatState(seat, f"Robot {seat}", "robot", ready=True, level="srednji") for seat in range(4))
PEOPLE = tuple(SeatState(seat, f"Igrač {seat}", "guest", ready=True, user_id=seat + 1) for seat in range(4))


def review_with_a_revoke_seen() -> Match:
    for seed in range(200):
        chance = random.Random(seed)
        start = Match.start(Rules(illegal_play="auzmes"), 0)
        match = start.deal(deck_for(start, chance)).match
        while match.phase in ("calling", "playing"):
            actions = [action for action in match.legal_actions(match.turn) if not isinstance(action, Auzmes)]
            match = match.act(match.turn, chance.choice(actions)).match
        if match.phase == "review" and all(claim_to_make(SeatView.of(match, seat)) for seat in range(4)):
            return match
    raise AssertionError("no sample has a revoke that all have seen")


def test_it_claims_and_then_accepts_with_the_others():
    _, lines = settle(review_with_a_revoke_seen(), ROBOTS)
    assert [line.action.split()[0] for line in lines[:5]] == ["auzmes", "accept", "accept", "accept", "accept"]


def test_people_are_left_to_see_for_themselves():
    settled, lines = settle(review_with_a_revoke_seen(), PEOPLE)
    assert lines == []
    assert settled.phase == "review"
