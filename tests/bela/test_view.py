"""contract.md, "The view of a seat". What `announced` shows has tests of its own."""

import pytest

from game.bela import DealResult, Match, Rules, SeatView, SeatViews, Suit

from .table import after, cards, dealt, quick_accepts, random_match, random_rules

HANDS = (
    "7H 8H 9D TD AD 7S | 8S 9S",
    "KH QH 7D 8D JD TS | JS QS",
    "9H TH QD KD KS AS | 7C 8C",
    "JH AH 9C TC JC QC | KC AC",
)


def view(seat, *moves, **options):
    return SeatView.of(after(dealt(*HANDS, rules=Rules(**options)), *moves), seat)


def names(some):
    return " ".join(map(str, some))


def test_the_first_view_of_a_deal_is_of_version_0_and_shows_the_first_cards_only():
    first = view(1)
    assert (first.version, first.phase, first.you, first.turn, first.dealer) == (0, "calling", 1, 0, 3)
    assert (names(first.hand), first.talon, first.cards_left) == ("QH KH 7D 8D JD TS", 2, (8, 8, 8, 8))
    assert (first.trump, first.caller, first.offered, first.last_trick, first.winner) == (None,) * 5
    assert (first.tricks, first.deal, first.totals, first.deals, first.legal) == ((0, 0), (0, 0), (0, 0), (), ())


def test_a_hand_is_sorted():
    assert names(view(3, "call H").hand) == "JH AH 9C TC JC QC KC AC"


def test_legal_is_what_this_seat_may_send_now_and_its_texts_can_be_sent_as_they_stand():
    on_turn = view(1, "call H", "play 7H")
    assert names(on_turn.legal) == "play QH play QH bela play KH play KH bela"
    assert view(0, "call H", "play 7H").legal == ()


def test_a_spectator_sees_what_is_public_and_no_hand():
    seen = view(None, "call H", "play 7H")
    assert (seen.you, seen.hand, seen.legal, seen.talon, seen.refusals) == (None, (), (), 0, {})
    assert seen.trick == ((0, cards("7H")[0]),)


def test_what_is_needed_for_a_pass_is_what_everybody_can_reckon():
    assert view(2, "call H").needed == 82
    assert view(2, "call H", "play 7H").needed == (162 + 120) // 2 + 1
    assert view(2, "call H", "play 7H", "play KH bela").needed == (162 + 120 + 20) // 2 + 1
    assert view(2).needed is None


@pytest.mark.parametrize(("stock", "needed"), [("out_of_play", None), ("to_caller", 82)])
def test_with_cards_out_of_play_nobody_knows_what_is_needed(stock, needed):
    hands = ("9C 7C 7H QC TC JC | 8H 7S 8D 8C", "9H KH JH QH 8S AH | KD TH 9S TS", "JS QS KS AS 7D AC | 9D TD JD QD")
    match = dealt(*hands, rules=Rules(players=3, three_stock=stock), dealer=2, left_over="KC AD")
    match = after(match, "call H", *(["discard 7C 7H"] if stock == "to_caller" else []))
    assert SeatView.of(match, 1).needed == needed


def test_finished_tricks_are_the_history_of_this_deal_only():
    match = after(dealt(*HANDS), "call H", "play 9D", "play JD", "play KD", "play AH")
    assert [trick.winner for trick in SeatView.of(match, 0).history] == [3]
    for state in random_match(Rules(), seed=3, most_deals=3):
        if state.phase == "calling":
            seen = SeatView.of(state, 0)
            assert (seen.history, seen.last_trick, seen.tricks, seen.bela, seen.announced) == ((), None, (0, 0), (), ())


def test_finished_deals_are_known_to_everybody_by_their_results():
    match = list(random_match(Rules(), seed=1, most_deals=2))[-1]
    assert SeatView.of(match, None).deals == match.deals
    assert isinstance(match.deals[0], DealResult)


def test_a_deal_that_is_thrown_in_stands_among_the_deals_with_nothing_in_it():
    match = after(dealt(*HANDS, rules=Rules(mus=False)), *["pass"] * 4)
    result = SeatView.of(match, 0).deals[0]
    assert (result.caller, result.trump, result.score, result.outcome) == (None, None, (0, 0), "redealt")


def test_the_offered_card_stays_for_the_whole_deal():
    rules = Rules(offered_trump=True)
    match = after(dealt(*HANDS, rules=rules), "call C", "play 9D")
    assert names([SeatView.of(match, 2).offered]) == "AC"
    assert SeatView.of(match, 2).trump is Suit.CLUBS


def test_hands_of_others_are_counted_but_not_shown():
    seen = view(2, "call H", "play 9D", "play JD")
    assert seen.cards_left == (7, 7, 8, 8)


def test_views_of_a_match_that_waits_for_a_deck_can_be_drawn_too():
    start = Match.start(Rules(players=3), 1)
    seen = SeatView.of(start, 0)
    assert (seen.phase, seen.turn, seen.hand, seen.cards_left, seen.deal) == ("dealing", None, (), (0, 0, 0), (0, 0, 0))


def test_a_view_is_a_value():
    assert view(2, "call H") == view(2, "call H")
    with pytest.raises(AttributeError):
        view(2).hand = ()


def test_whose_view_was_asked_for_before_changes_none(chance):
    for seed in range(10):
        for state in random_match(random_rules(chance), seed, most_deals=1):
            views = SeatViews(state)
            for seat in (None, *state.rules.seats, None):
                assert views.of(seat) == SeatView.of(state, seat)


def test_in_review_the_score_lies_open_and_the_deal_shows_what_it_brings():
    for state in random_match(Rules(), seed=2, most_deals=1):
        if state.phase == "review":
            seen = SeatView.of(state, 0)
            assert seen.score.written == seen.deal
            assert (seen.turn, seen.needed, seen.cards_left) == (None, None, (0, 0, 0, 0))
            assert seen.last_trick == seen.history[-1]
    assert SeatView.of(quick_accepts(state), 0).score is None


def test_hand_and_talon_are_always_all_the_cards_a_seat_has_left(chance):
    for seed in range(40):
        for state in random_match(random_rules(chance), seed, most_deals=2):
            for seat in state.rules.seats:
                seen = SeatView.of(state, seat)
                assert len(seen.hand) + seen.talon == seen.cards_left[seat]
