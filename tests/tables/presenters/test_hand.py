"""The hand keeps its order and its places."""

from itertools import pairwise

import pytest

from game.bela import CARDS, Card, Suit, set_of
from game.look import look_now
from game.tables.presenters.hand import IS_RED, arranged, hand_of, suit_order
from game.tables.presenters.words import words_now
from tests.tables.presenters import samples

PLACES = 8  # of a hand of four


def hand(match, seat=0):
    return hand_of(samples.view(match, seat), words_now(), look_now())


def cards(names):
    return set_of(Card.named(name) for name in names.split())


def test_trumps_stand_left_and_each_suit_begins_with_its_strongest():
    held = cards("7H AH JS 9S AS TS KD 8C")
    assert [str(card) for card in arranged(held, Suit.SPADES)] == ["JS", "9S", "AS", "TS", "AH", "7H", "8C", "KD"]
    assert [str(card) for card in arranged(held, None)] == ["AH", "7H", "AS", "TS", "JS", "9S", "KD", "8C"]


@pytest.mark.parametrize("trump", [None, *Suit])
def test_colours_alternate_where_all_four_suits_are_held(trump):
    assert all(IS_RED[left] != IS_RED[right] for left, right in pairwise(suit_order(frozenset(Suit), trump)))


def test_the_odd_colour_stands_between_two_suits_of_the_other():
    assert suit_order(frozenset({Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}), None) == (
        Suit.HEARTS,
        Suit.CLUBS,
        Suit.DIAMONDS,
    )


def test_a_card_that_leaves_moves_no_other():
    match = samples.playing(0, 0)
    before = {place.card: number for number, place in enumerate(hand(match).places)}
    assert len(before) == PLACES
    while match.phase == "playing":
        match = match.act(match.turn, match.legal_actions(match.turn)[-1]).match
        places = hand(match).places
        assert len(places) == PLACES
        assert {place.card: number for number, place in enumerate(places) if place}.items() <= before.items()


def test_cards_not_yet_to_be_seen_lie_at_the_right_end_without_a_name():
    match = samples.calling()
    places = hand(match, match.turn).places
    assert [place.state for place in places] == ["rest"] * 6 + ["hidden"] * 2
    assert {place.name for place in places[6:]} == {""}


def test_on_the_own_turn_each_card_is_legal_or_says_why_not():
    match = samples.first_found(
        lambda match: match.phase == "playing" and match.turn == 0 and bool(samples.view(match, 0).refusals)
    )
    seen, shown = samples.view(match, 0), hand(match)
    states = {place.card: place.state for place in shown.places if place}
    assert {card for card, state in states.items() if state == "refused"} == set(seen.refusals)
    assert {reason for reason, _ in shown.reasons} == {refusal.reason for refusal in seen.refusals.values()}
    assert all(sentence.endswith(".") for _, sentence in shown.reasons)


def test_nothing_is_veiled_out_of_turn():
    match = samples.playing(2, 1)
    waiting = (match.turn + 1) % 4
    assert {place.state for place in hand(match, waiting).places if place} == {"rest"}


def test_a_card_that_can_say_bela_asks_first():
    match = samples.asked_for_bela()
    shown = hand(match)
    assert [place.card for place in shown.bela] == [
        place.card for place in shown.places if place and place.state == "bela"
    ]
    assert {str(place.card)[0] for place in shown.bela} <= {"K", "Q"}


def test_who_watches_holds_nothing():
    assert hand(samples.playing(2, 1), None).places == ()


def test_every_card_has_its_place_in_the_order():
    assert set(arranged(set_of(CARDS), Suit.CLUBS)) == set(CARDS)
