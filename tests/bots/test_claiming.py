"""What a robot claims: every revoke that lies open, and no other. Hearts are trumps, and seat 0 leads."""

import random

import pytest

from game.bela import Auzmes, Match, Rules, SeatView
from game.bots import claim_to_make
from tests.bela.hiding import with_hidden_shuffled
from tests.bela.table import after, deck_for, random_rules

from .asking import claim_of, start_of_play

SPADES_LED = (
    "KS 8S JH 9H AH 7D 8D 7C",
    "9S AS KH QH TH TD AD AC",
    "7H 8H JS TS 9C JC TC KC",
    "7S QS 9D JD QD KD 8C QC",
)
WITHOUT_SPADES = (
    "AS 8S JH 9H AH 7D 8D 7C",
    "KH QH TH TD AD AC 9D JD",
    "7H 8H JS TS 9C JC TC KC",
    "KS QS 9S 7S QD KD 8C QC",
)
TWO_WITHOUT_SPADES = (
    "AS 8S KS QS 9H 7D 8D 7C",
    "KH QH TH TD AD AC 9D JD",
    "8H JH 7H 9C JC TC KC QD",
    "JS TS 9S 7S AH KD 8C QC",
)
A_RUN_OF_DIAMONDS = (
    "AS AD JH 9H AH 7D 8D 7C",
    "9S QS QH TH 9D AC 9C KC",
    "KS JS 7H 8H KD JC TC TS",
    "7S 8S TD JD QD 8C QC KH",
)
ALL_HIGH_TRUMPS = (
    "JH 9H AH TH KH QH AS 7D",
    "7H 7S 8S 9S 8D 9D TD KD",
    "8H JS QS KS 7C 8C 9C TC",
    "JD QD AD TS JC QC KC AC",
)


def claims_after(hands: tuple[str, ...], cards: str, **options) -> list[str | None]:
    """What each seat claims once these cards have been played."""
    match = start_of_play(*hands, illegal_play="auzmes", **options)
    match = after(match, *[f"play {card}" for card in cards.split()])
    return [claim_of(match, seat) for seat in match.rules.seats]


NO_CLAIM = [None] * 4
AGAINST_SEAT_1 = ["auzmes 1", None, "auzmes 1", None]


def test_who_did_not_follow_is_found_out_by_a_card_of_the_suit():
    assert claims_after(SPADES_LED, "8S AC TS QS JS 7S KS") == NO_CLAIM
    assert claims_after(SPADES_LED, "8S AC TS QS JS 7S KS 9S") == AGAINST_SEAT_1


def test_who_did_not_beat_is_found_out_by_a_better_card():
    assert claims_after(SPADES_LED, "KS 9S TS QS JS 7S 8S") == NO_CLAIM
    assert claims_after(SPADES_LED, "KS 9S TS QS JS 7S 8S AS") == AGAINST_SEAT_1


def test_where_plain_suits_need_not_be_beaten_that_is_no_revoke():
    assert claims_after(SPADES_LED, "KS 9S TS QS JS 7S 8S AS", must_beat="trumps_only") == NO_CLAIM


def test_who_did_not_trump_is_found_out_by_a_trump():
    assert claims_after(WITHOUT_SPADES, "AS AC JS 7S JH") == NO_CLAIM
    assert claims_after(WITHOUT_SPADES, "AS AC JS 7S JH KH") == AGAINST_SEAT_1


def test_who_did_not_overtrump_is_found_out_by_a_better_trump():
    assert claims_after(TWO_WITHOUT_SPADES, "AS TH 8H 7S KH JH") == [None, "auzmes 2", None, "auzmes 2"]


def test_where_any_trump_will_do_that_is_no_revoke():
    assert claims_after(TWO_WITHOUT_SPADES, "AS TH 8H 7S KH JH", must_overtrump=False) == NO_CLAIM


def test_who_has_shown_a_run_is_found_out_at_once_when_he_does_not_follow_with_it():
    assert claims_after(A_RUN_OF_DIAMONDS, "AS 9S JS 7S AD 9D KD 8C") == ["auzmes 3", None, "auzmes 3", None]


def test_a_side_that_takes_every_trick_claims_no_revoke_while_the_sweep_would_bring_more():
    proved = "JH 7S 8H JD 9H 8S JS QD AH 9S QS TS TH 8D KS AD KH 7H"
    assert claims_after(ALL_HIGH_TRUMPS, proved) == NO_CLAIM
    assert claims_after(ALL_HIGH_TRUMPS, proved, sweep_bonus=0) == AGAINST_SEAT_1


def test_it_claims_as_soon_as_the_sweep_has_slipped_away():
    proved = "JH 7S 8H JD 9H 8S JS QD AH 9S QS TS TH 8D KS AD KH 7H 7C JC"
    slipped = f"{proved} 7D TD 8C AC"
    assert claims_after(ALL_HIGH_TRUMPS, proved) == NO_CLAIM
    assert claims_after(ALL_HIGH_TRUMPS, slipped) == AGAINST_SEAT_1


def test_nothing_is_claimed_where_cards_cannot_be_revoked():
    match = after(start_of_play(*SPADES_LED), "play KS")
    assert claim_of(match, 0) is None


def test_nothing_is_claimed_between_deals():
    assert claim_to_make(SeatView.of(Match.start(Rules(illegal_play="auzmes"), 0), 0)) is None


@pytest.fixture(scope="module")
def moments():
    """Matches in which players now and then revoke, at every moment at which somebody could claim."""
    return [moment for seed in range(60) for moment in _moments(random.Random(seed))]


def _moments(chance):
    rules = random_rules(chance, players=chance.choice([4, 2]), illegal_play="auzmes", ending="play_out")
    honesty = chance.choice([0.6, 0.9, 0.98])
    match = Match.start(rules, 0)
    while match.winner is None and len(match.deals) < 2:
        if match.needs_deck:
            match = match.deal(deck_for(match, chance)).match
            continue
        match = match.act(match.to_act[0], _honest_or_not(match, honesty, chance)).match
        if match.phase == "playing" or (match.phase == "review" and not match.stage.accepted):
            yield match


def _honest_or_not(match, honesty, chance):
    actions = [action for action in match.legal_actions(match.to_act[0]) if not isinstance(action, Auzmes)]
    if match.phase == "playing" and chance.random() < honesty:
        actions = [action for action in actions if match.stage.allowed >> action.card & 1]
    return chance.choice(actions)


def _play_of(match):
    return match.stage if match.phase == "playing" else match.stage.ended.play


def test_every_claim_is_right(moments):
    claims = 0
    for match in moments:
        for seat in match.rules.seats:
            if claim := claim_to_make(SeatView.of(match, seat)):
                claims += 1
                assert _play_of(match).has_revoked(claim.against)
                assert claim in match.legal_actions(seat)
    assert claims > 1000


def test_once_all_cards_are_played_every_revoke_that_cost_something_is_claimed(moments):
    """It is right to leave out only what has brought the revoker's side nothing."""
    claims = 0
    for match in moments:
        if match.phase != "review":
            continue
        for seat in match.rules.seats:
            opponents = match.rules.opponents[seat]
            if not any(_play_of(match).has_revoked(opponent) for opponent in opponents):
                continue
            written = match.stage.ended.score.written
            theirs = written[opponents[0] % match.rules.sides]
            assert (claim_to_make(SeatView.of(match, seat)) is not None) == (theirs > 0)
            claims += theirs > 0
    assert claims > 50


def test_a_claim_hangs_on_nothing_that_its_seat_cannot_see(moments):
    chance = random.Random(7)
    for match in moments[::5]:
        for seat in match.rules.seats:
            hidden = with_hidden_shuffled(match, seat, chance)
            assert claim_to_make(SeatView.of(hidden, seat)) == claim_to_make(SeatView.of(match, seat))
