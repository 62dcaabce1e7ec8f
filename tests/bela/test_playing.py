"""rules.md, "Playing" and "Announcements" (bela), at the table. Trumps are hearts; the dealer is seat 3."""

import pytest

from game.bela import (
    BelaCompleted,
    BelaSaid,
    Call,
    Play,
    Reason,
    Refused,
    Rules,
    SeatView,
    Suit,
    TrickTaken,
)

from .table import after, cards, dealt, legal

# Seat 1 holds king and queen of hearts.
HANDS = (
    "7H 8H 9D TD AD 7S | 8S 9S",
    "KH QH 7D 8D JD TS | JS QS",
    "9H TH QD KD KS AS | 7C 8C",
    "JH AH 9C TC JC QC | KC AC",
)


def playing(*moves, **options):
    return after(dealt(*HANDS, rules=Rules(**options)), "call H", *moves)


def refusal(match, seat, action):
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    return refused.value.refusal


def test_a_full_trick_is_the_last_one_at_once_and_its_winner_is_on_turn():
    match = playing("play 9D", "play JD", "play KD", "play AH")
    view = SeatView.of(match, 0)
    assert view.trick == ()
    assert view.last_trick == (0, tuple(cards("9D JD KD AH")), 3, 17)
    assert (view.turn, view.tricks, view.deal) == (3, (0, 1), (0, 17))
    assert TrickTaken(3, tuple(cards("9D JD KD AH")), 17) in match.events


def test_an_open_trick_shows_who_holds_it_so_far():
    view = SeatView.of(playing("play 9D", "play JD", "play KD"), None)
    assert view.trick == ((0, cards("9D")[0]), (1, cards("JD")[0]), (2, cards("KD")[0]))
    assert view.winning == 2


def test_a_card_out_of_turn_or_one_he_lacks_is_refused():
    match = playing()
    assert refusal(match, 1, Play(cards("KH")[0])).reason is Reason.NOT_YOUR_TURN
    assert refusal(match, 0, Play(cards("KH")[0])).reason is Reason.NOT_IN_HAND
    assert refusal(match, 0, Call(Suit.HEARTS)).reason is Reason.WRONG_PHASE


def test_a_refusal_names_the_cards_that_are_allowed():
    match = playing("play 9D")
    assert refusal(match, 1, Play(cards("7D")[0])) == (Reason.MUST_BEAT, tuple(cards("JD")))
    assert legal(match) == ["play JD"]
    view = SeatView.of(match, 1)
    assert view.refusals[cards("KH")[0]] == (Reason.MUST_FOLLOW_SUIT, tuple(cards("JD")))
    assert set(view.refusals) == set(view.hand) - set(cards("JD"))
    assert SeatView.of(match, 0).refusals == {}


def test_a_refused_action_changes_nothing():
    match = playing("play 9D")
    before = repr(match)
    refusal(match, 1, Play(cards("7D")[0]))
    assert repr(match) == before


def test_bela_is_said_with_the_first_of_the_two_cards():
    match = playing("play 7H")
    assert legal(match) == ["play QH", "play QH bela", "play KH", "play KH bela"]
    match = after(match, "play QH bela")
    assert SeatView.of(match, 0).bela == (1,)
    assert BelaSaid(1) in match.events


def test_on_the_second_card_the_table_says_od_bele_to_what_was_said():
    match = playing("play 7H", "play QH bela", "play 9H", "play JH", "play AH")
    said = after(match, "play 8H", "play KH")
    assert BelaCompleted(1) in said.events


def test_bela_that_is_not_said_is_lost_and_nobody_learns_of_it():
    match = playing("play 7H", "play QH", "play 9H", "play JH", "play AH", "play 8H")
    assert legal(match) == ["play KH"]
    assert refusal(match, 1, Play(cards("KH")[0], bela=True)).reason is Reason.ILLEGAL_BELA
    match = after(match, "play KH")
    assert SeatView.of(match, 0).bela == ()
    assert not any(isinstance(event, BelaSaid | BelaCompleted) for event in match.events)


def test_automatic_bela_counts_as_said_when_the_first_card_is_played():
    match = playing("play 7H", bela="automatic")
    assert legal(match) == ["play QH", "play KH"]
    assert refusal(match, 1, Play(cards("KH")[0], bela=True)).reason is Reason.ILLEGAL_BELA
    assert SeatView.of(match, 0).bela == ()
    assert SeatView.of(after(match, "play KH"), 0).bela == (1,)


def test_there_is_no_bela_where_nothing_is_announced():
    match = playing("play 7H", announcements="none")
    assert legal(match) == ["play QH", "play KH"]
    assert SeatView.of(after(playing(announcements="none", bela="automatic"), "play 7H", "play KH"), 0).bela == ()


def test_bela_is_there_also_where_only_bela_is_announced():
    assert "play QH bela" in legal(playing("play 7H", announcements="bela_only"))


@pytest.mark.parametrize("card", ["7D bela", "TS bela"])
def test_bela_is_not_said_with_another_card(card):
    match = playing("play 9D", illegal_play="auzmes")
    assert refusal(match, 1, Play(cards(card.split()[0])[0], bela=True)).reason is Reason.ILLEGAL_BELA


def test_why_a_card_may_not_be_played_comes_before_why_bela_may_not_be_said():
    assert refusal(playing("play 9D"), 1, Play(cards("7D")[0], bela=True)).reason is Reason.MUST_BEAT
