"""What holds in every match of every table: matches in which everybody does anything, over random options."""

from itertools import combinations, pairwise

import pytest

from game.bela import (
    CARDS,
    Accept,
    Action,
    Auzmes,
    Call,
    Declare,
    Discard,
    Exchange,
    Keep,
    Match,
    Pass,
    Play,
    Reason,
    Refused,
    Seat,
    SeatView,
    Suit,
    announcements_in,
    cards_of,
    parse_action,
    replay,
    set_of,
    side_of,
)
from game.bela.announcements import ANNOUNCEMENT_OF
from game.bela.calling import Calling
from game.bela.cards import LAST_TRICK, points_in
from game.bela.ended import Ended

from .table import OUTCOMES, choice, deck_for, random_match, random_rules, tables

EVERY_ACTION: list[Action] = [
    Pass(),
    *(Call(suit) for suit in Suit),
    Exchange(),
    Keep(),
    *(Play(card) for card in CARDS),
    *(Play(card, bela=True) for card in CARDS),
    *(Auzmes(seat) for seat in Seat),
    Accept(),
    Declare(),
    *(Declare((held,)) for held in ANNOUNCEMENT_OF),
    *(Discard(pair) for pair in combinations(CARDS[::3], 2)),
]


def play_of(match):
    """The play of a deal with trumps, as it stands or has ended."""
    return match.stage if match.phase == "playing" else match.stage.ended.play


def matches(chance, count, **fixed):
    for seed in range(count):
        yield list(random_match(random_rules(chance, **fixed), seed))


def refusal(match, seat, action):
    """Why an action is refused; None if it is not."""
    try:
        match.act(seat, action)
    except Refused as refused:
        return refused.refusal
    return None


@pytest.mark.parametrize("players", [4, 3, 2])
def test_what_is_legal_is_accepted_and_everything_else_is_refused_with_a_reason_and_changes_nothing(chance, players):
    for states in matches(chance, 12, players=players):
        for match in chance.sample(states, min(len(states), 60)):
            before = repr(match)
            for seat in match.rules.seats:
                legal = match.legal_actions(seat)
                assert len(set(legal)) == len(legal)
                assert all(refusal(match, seat, action) is None for action in legal)
                for action in set(EVERY_ACTION).difference(legal):
                    assert isinstance(refusal(match, seat, action).reason, Reason)
            assert repr(match) == before


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_card_is_refused_for_what_the_rules_say_of_it_and_names_the_cards_allowed_instead(chance, players):
    """With auzmeš every card of the hand can be played; elsewhere exactly those that are no revoke."""
    seen = set()
    for states in matches(chance, 15, players=players):
        for match in states:
            if match.phase != "playing":
                continue
            play, seat = match.stage, match.turn
            held, allowed = cards_of(play.hands[seat]), cards_of(play.allowed)
            for card in CARDS:
                refused = refusal(match, seat, Play(card))
                if refused is None:
                    revoked = play.has_revoked(seat) or card not in allowed
                    assert card in held
                    assert play_of(match.act(seat, Play(card)).match).has_revoked(seat) == revoked
                    continue
                seen.add(refused.reason)
                assert refused.allowed == allowed
                assert card not in allowed
                assert (refused.reason is Reason.NOT_IN_HAND) == (card not in held)
    assert seen == set(list(Reason)[: 4 if players == 2 else 5])  # of two nobody ever overtrumps


@pytest.mark.parametrize("players", [4, 3, 2])
def test_whoever_the_match_waits_for_has_something_to_do_and_all_actions_can_be_sent_as_text(chance, players):
    for states in matches(chance, 20, players=players):
        for match in states:
            assert bool(match.to_act) == (match.phase not in ("dealing", "over"))
            assert all(match.legal_actions(seat) for seat in match.to_act)
            for seat in match.rules.seats:
                assert all(parse_action(str(action)) == action for action in match.legal_actions(seat))
                if seat not in match.to_act:
                    assert all(isinstance(action, Auzmes) for action in match.legal_actions(seat))


def cards_in(match):
    """Every card of the deal, wherever it lies, each as often as it lies somewhere."""
    stage = match.stage
    if isinstance(stage, Calling):
        return [*stage.deal.first, *stage.deal.talons], stage.deal
    if match.phase not in ("playing", "review", "over"):
        return [*stage.trumps.first, *stage.trumps.talons], stage.trumps.deal
    play = play_of(match)
    trumps = play.opening.trumps
    return [*play.hands, *(1 << card for card in play.plays), trumps.aside], trumps.deal


@pytest.mark.parametrize("players", [4, 3, 2])
def test_no_card_is_ever_lost_or_doubled(chance, players):
    for states in matches(chance, 20, players=players):
        for match in states:
            if match.needs_deck:
                continue
            lying, deal = cards_in(match)
            in_play = players * match.rules.hand_size
            with_stock = match.rules.three_stock == "to_caller" and match.phase != "calling"
            assert sum(cards.bit_count() for cards in lying) == in_play + (2 if with_stock else 0)
            union = 0
            for cards in lying:
                assert not union & cards
                union |= cards
            assert sorted(deal.order) == list(CARDS)


def expected_total(ended):
    """All that a deal played to its end has to share: cards, the last trick, announcements and bela that count, a sweep."""
    play, score = ended.play, ended.score
    opening, rules = play.opening, play.rules
    cards = sum(points_in(hand, opening.trump) for hand in (*opening.hands, opening.trumps.aside))
    return (
        cards + LAST_TRICK + sum(score.announced) + sum(score.bela) + (0 if score.sweep is None else rules.sweep_bonus)
    )


@pytest.mark.parametrize("players", [4, 3, 2])
def test_all_points_of_a_deal_are_written_and_none_twice(chance, players):
    seen = set()
    for states in matches(chance, 40, players=players):
        for ended in states[-1].standing.finished:
            if not isinstance(ended, Ended) or ended.score.outcome not in ("pass", "fall"):
                continue
            score, rules = ended.score, ended.play.rules
            seen.add((score.outcome, score.sweep is None))
            assert sum(score.total) == expected_total(ended)
            caller = side_of(score.caller, players)
            if score.outcome == "pass":
                assert score.written == score.total
                assert 2 * score.total[caller] > sum(score.total)
            else:
                assert 2 * score.total[caller] <= sum(score.total)
                lost = score.total[caller] - score.written[caller] if players == 3 else 0
                assert sum(score.written) == sum(score.total) - lost
                assert score.written[caller] == (score.bela[caller] if rules.bela_kept_on_fall else 0)
            if players != 3 or rules.three_stock == "to_caller":
                assert players == 2 or sum(score.cards) + sum(score.last_trick) == 162
    assert {("pass", True), ("fall", True)} <= seen


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_deal_that_ends_early_writes_what_the_rules_say_of_its_end(chance, players):
    """An auzmeš writes all there is for one side, a belot the way to the target, "enough" what each side has by then."""
    seen = set()
    for rules, seed in tables(chance, players, 8):
        *_, last = random_match(rules, seed)
        totals = (0,) * rules.sides
        for finished in last.standing.finished:
            result = finished.result
            seen.add(result.outcome)
            if result.outcome == "auzmes":
                opening = finished.play.opening
                cards = sum(points_in(hand, opening.trump) for hand in opening.hands) + LAST_TRICK
                declared = sum(each.value for of_seat in opening.declared for each in of_seat)
                bela = 20 if finished.play.bela_at is not None else 0
                assert sorted(result.score)[-2:] == [0, cards + declared + bela]
            elif result.outcome == "belot":
                (raised,) = (total + more for total, more in zip(totals, result.score, strict=True) if more)
                assert raised == rules.target
            elif result.outcome == "enough":
                parts = zip(result.cards, result.announced, result.bela, strict=True)
                assert result.score == tuple(map(sum, parts))
            elif result.outcome == "redealt":
                assert not any(result.score)
            totals = tuple(map(sum, zip(totals, result.score, strict=True)))
    assert seen == OUTCOMES[players]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_every_match_ends_and_its_totals_are_the_sum_of_its_deals(chance, players):
    for states in matches(chance, 20, players=players):
        match = states[-1]
        assert match.winner is not None
        assert match.totals == tuple(map(sum, zip(*(deal.score for deal in match.deals), strict=True)))
        if match.winner is not None:
            assert match.totals[match.winner] >= match.rules.target


@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_moves_of_a_match_lead_to_it_again(chance, players):
    for seed in range(8):
        rules = random_rules(chance, players=players)
        dealer = chance.randrange(players)
        match, moves = Match.start(rules, dealer), []
        while match.winner is None and len(match.deals) < 12:
            if match.needs_deck:
                deck = deck_for(match, chance)
                match = match.deal(deck).match
                moves.append((None, "deal " + " ".join(map(str, deck))))
            else:
                seat = chance.choice(match.to_act)
                action = choice(match, seat, chance)
                match = match.act(seat, action).match
                moves.append((int(seat), str(action)))
        assert replay(rules, dealer, moves) == match
        assert match.version == sum(seat is not None for seat, _ in moves), seed


def test_version_never_stands_still_but_at_a_deal(chance):
    for states in matches(chance, 10):
        for before, match in pairwise(states):
            assert match.version == before.version + (0 if before.needs_deck else 1)


def test_the_announcements_of_a_whole_deck_are_what_a_plain_search_finds(chance):
    """The tables against the words of rules.md: every stretch of a suit that cannot be made longer, every four that counts."""
    for _ in range(300):
        held = set(chance.sample(CARDS, 10))
        found = {frozenset(each.cards) for each in announcements_in(set_of(held))}
        expected = {
            frozenset(CARDS[suit * 8 + at] for suit in range(4))
            for at in range(2, 8)
            if all(CARDS[suit * 8 + at] in held for suit in range(4))
        }
        for suit in range(4):
            ranks = [at for at in range(8) if CARDS[suit * 8 + at] in held]
            for low, high in combinations(range(8), 2):
                stretch = set(range(low, high + 1))
                whole = stretch <= set(ranks) and low - 1 not in ranks and high + 1 not in ranks
                if whole and len(stretch) >= 3:
                    expected.add(frozenset(CARDS[suit * 8 + at] for at in stretch))
        assert found == expected


def test_every_phase_and_every_outcome_is_met_by_these_matches(chance):
    phases, outcomes = set(), set()
    for states in matches(chance, 80):
        phases |= {match.phase for match in states}
        outcomes |= {deal.outcome for deal in states[-1].deals}
    assert phases == {"dealing", "calling", "exchanging", "discarding", "declaring", "playing", "review", "over"}
    assert outcomes == {"pass", "fall", "belot", "auzmes", "enough", "redealt"}


def test_views_can_be_drawn_in_every_state(chance):
    for states in matches(chance, 10):
        for match in states:
            for seat in (*match.rules.seats, None):
                assert SeatView.of(match, seat).legal == (() if seat is None else match.legal_actions(seat))
