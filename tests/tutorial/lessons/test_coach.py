"""The coach has a sentence for every card and case, and says nothing of a position that is not so."""

import random
import string

import pytest
from django.utils.translation import override

from game.bela import Rules, Suit, cards_of
from game.bela.cards import CARD_NAMED, CARDS, SUIT_CARDS
from game.bela.play import best_of
from tutorial.lessons.coach import LANGUAGES, _book, masked, players, say, sentence_names, wrong_text
from tutorial.lessons.exercises.making import _deal
from tutorial.lessons.kinds import legal
from tutorial.lessons.kinds.scoring import Figures, outcome
from tutorial.lessons.kinds.turns import ASKED, turn
from tutorial.lessons.position import ME, Position
from tutorial.lessons.question import NoQuestion, saying

RANKS = "789TJQKA"
FAMILIES = (
    *(f"worth.{kind}" for kind in ("plain", "trump")),
    *("beside.plain", "early.takes.trump", "below.plain", "below.trump"),
    *("trumps.not", "run.place", "look.rank", "named.hint", "suit.lone"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_there_is_a_sentence_for_each_rank_and_no_two_are_the_same(family, language):
    with override(language):
        facts = {"card": CARD_NAMED["7H"], "suit": Suit.HEARTS}
        said = {say(language, saying(f"{family}.{rank}", **facts)) for rank in RANKS}
    assert len(said) == len(RANKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_do(language):
    with override(language):
        for name, text in _book(language).items():
            assert name.split(".")[0] in {"head", "label", "line"} or text[-1] in ".?!", name
            for _, field, spec, conversion in string.Formatter().parse(text):
                assert not spec
                assert conversion is None
                assert field is None or field.partition(".")[2] in {"", "acc", "points", "cards"}, name
    assert len({*sentence_names(language)}) > 250


def positions():
    """Turns of the learner in random deals, under the rules of klasik."""
    for seed in range(120):
        for laying in _deal(random.Random(seed), Rules()):
            if laying.turn == ME and 0 < len(laying.trick) < 4:
                yield Position(laying.trump, laying.trick, laying.hands[ME])


def test_what_is_said_of_a_refused_card_is_so():
    with override("hr"):
        for position in positions():
            try:
                question = legal.legal_cards(position)
            except NoQuestion:
                continue
            trumps = cards_of(position.hand & SUIT_CARDS[position.trump])
            for answer in question.answers:
                if answer.is_right:
                    continue
                [opening] = answer.opening
                text = wrong_text("hr", answer)
                assert ("suigrač" in text) <= position.is_ours, text
                if "Jedini adut ti je" in text:
                    assert len(trumps) == 1, text
                if opening.name.startswith("follow"):
                    assert position.hand & SUIT_CARDS[position.led.suit], text
                if opening.name.startswith(("cut", "overcut")):
                    assert trumps, text
                    assert not position.hand & SUIT_CARDS[position.led.suit], text
                if answer.tail[0].name.startswith("early"):
                    holds = best_of((*position.trick, answer.card), position.trump) == answer.card
                    assert answer.tail[0].name.startswith("early.takes") == holds, text


def test_wrong_answers_to_one_position_read_differently_unless_their_cards_have_one_rank():
    with override("hr"):
        for position in positions():
            try:
                question = legal.legal_cards(position)
            except NoQuestion:
                continue
            wrong = [answer for answer in question.answers if not answer.is_right]
            kinds = {(answer.card.rank, answer.card.suit == position.trump) for answer in wrong}
            assert len({masked(wrong_text("hr", answer)) for answer in wrong}) >= len(kinds)


@pytest.mark.parametrize("asked", ASKED)
def test_every_seat_that_is_not_asked_for_is_told_why(asked):
    with override("hr"):
        for dealer in Rules().seats:
            texts = {wrong_text("hr", answer) for answer in turn(dealer, asked).answers if not answer.is_right}
            assert len(texts) == 3


def test_every_outcome_of_a_deal_can_be_explained():
    with override("hr"):
        for ours in (0, 40, 70, 80, 81, 82, 91, 100, 130, 162):
            for caller in (0, 1):
                for announced in ((0, 0), (20, 0), (0, 50), (100, 0)):
                    for bela in (None, 0, 1):
                        question = outcome(Figures(caller, (ours, 162 - ours), announced, bela))
                        say("hr", *question.right, *question.hints)
                        wrong = [answer for answer in question.answers if not answer.is_right]
                        assert len({wrong_text("hr", answer) for answer in wrong}) == len(wrong) >= 2


def test_masking_takes_cards_players_and_numbers_away():
    with override("hr"):
        one = masked("Kralja žir ne smiješ: Ivan ima asa list, 11 bodova.")
        assert one == masked("Sedmicu bundeva ne smiješ: Joža ima babu srce, 3 bodova.")
        assert "ne smiješ" in one
        for card in CARDS:
            assert masked(say("hr", saying("head.may_not", card=card))) == "… ne smiješ"


@pytest.mark.parametrize(("language", "you"), [("hr", "ti"), ("en", "you")])
def test_the_learner_is_spoken_to_in_one_word(language, you):
    with override(language):
        assert players()[0] == you
