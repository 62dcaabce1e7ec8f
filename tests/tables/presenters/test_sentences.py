"""What the table says, in Croatian."""

import pytest

from game.bela import CARDS, Card, Reason, Refusal, Suit
from game.bela.events import BelaCompleted, BelaSaid, Called, Dealt, MatchWon, Passed, Played, TrickTaken
from game.look import style_now
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.sentences_deals import deal_name
from game.tables.presenters.sentences_events import happened
from game.tables.presenters.sentences_reasons import refusal_sentence
from game.tables.presenters.words import words_now

NAMES = ("Ana", "Ivan", "Đurđa", "Joža")
NINE = Card.named("9C")


def said(*events):
    return happened(style_now(), events, NAMES)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(1), "Novo dijeljenje. Dijeli: Ivan."),
        (Called(1, Suit.DIAMONDS), "Ivan zove bundevu."),
        (Passed(3), "Joža kaže dalje."),
        (Played(1, NINE), "Ivan baca devetku žir."),
        (BelaSaid(2), "Belu zove Đurđa."),
        (BelaCompleted(2), "Od bele."),
        (TrickTaken(0, (), 1), "Štih nosi Ana, 1 bod."),
        (TrickTaken(0, (), 22), "Štih nosi Ana, 22 boda."),
        (TrickTaken(0, (), 12), "Štih nosi Ana, 12 bodova."),
        (MatchWon(1), "Partiju dobivaju: Ivan, Joža."),
    ],
)
def test_each_event_has_its_sentence(event, sentence):
    assert said(event) == sentence


def test_a_step_that_did_two_things_says_both():
    assert said(Played(1, NINE), TrickTaken(1, (), 5)) == "Ivan baca devetku žir. Štih nosi Ivan, 5 bodova."


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_sentence(reason):
    allowed = (NINE,) if reason.startswith("must") else ()
    sentence = refusal_sentence(Refusal(reason, allowed))
    assert sentence.endswith(".")
    assert "%(" not in sentence


def test_a_reason_names_what_could_be_played_instead():
    spades = tuple(Card.named(name) for name in ("7S", "KS"))
    assert refusal_sentence(Refusal(Reason.MUST_FOLLOW_SUIT, spades)) == "Moraš poštovati boju: imaš list."
    assert refusal_sentence(Refusal(Reason.MUST_TRUMP, (Card.named("7D"),))) == "Moraš sjeći adutom: imaš bundevu."
    assert refusal_sentence(Refusal(Reason.MUST_BEAT, (Card.named("AH"), Card.named("JH")))) == (
        "Moraš baciti jaču: imaš asa srce i dečka srce."
    )


def test_cards_are_named_as_people_name_them():
    words = words_now()
    assert words.card_names[NINE] == "devetka žir"
    assert words.trump_names[NINE] == "devetka žir, adut"
    assert len(set(words.card_names)) == len(set(words.cards_played)) == len(CARDS)


def test_cards_are_counted_in_three_forms():
    counted = words_now().cards_counted
    assert (counted[1], counted[2], counted[5]) == ("1 karta", "2 karte", "5 karata")


def test_names_are_listed():
    assert [listed(NAMES[:number]) for number in (0, 1, 2, 3)] == ["", "Ana", "Ana i Ivan", "Ana, Ivan i Đurđa"]


def test_deals_are_named_in_words_and_then_by_number():
    first = words_now().first_deals
    assert (deal_name(6, first), deal_name(13, first)) == ("Šesto dijeljenje", "13. dijeljenje")
