"""One table, drawn as different people like it."""

import re

from game.bela import Suit, set_of
from game.bela.cards import Card
from game.look import look_of, seeing
from game.tables.presenters.drawing import draw_html, draw_json
from game.tables.presenters.hand import arranged
from game.tables.presenters.words import words_now

from . import samples

OWN_TURN = samples.first_found(lambda match: match.phase == "playing" and match.turn == 0)
CARD_ID = re.compile(r'id="c-([0-9A-Z]{2})"')


def drawn(**chosen):
    with seeing(look_of(chosen.pop("language", "hr"), **chosen)):
        return draw_html(samples.table(), samples.view(OWN_TURN, 0), 0, samples.NOW)


def test_the_french_deck_is_another_file_with_other_signs_and_names():
    plain, french = drawn(), drawn(deck="french", names="french", numbers="arabic")
    assert "cards/deck" in plain
    assert "cards/french" not in plain
    assert "cards/deck" not in french
    assert "cards/french" in french
    trump = samples.view(OWN_TURN, 0).trump.letter
    assert f"#f{trump}" in french
    assert f"#f{trump}" not in plain


def test_names_are_those_of_the_set_that_is_wanted():
    with seeing(look_of("hr", names="french")):
        words = words_now()
        assert words.suit_names == ("herc", "karo", "pik", "tref")
        assert words.card_names[Card.named("QS")] == "dama pik"
        assert words.card_names[Card.named("JH")] == "dečko herc"
        assert words.cards_played[Card.named("QC")] == "damu tref"
    with seeing(look_of("en", names="french")):
        assert words_now().card_names[Card.named("QD")] == "queen of diamonds"
    with seeing(look_of("hr", names="unter")):
        words = words_now()
        assert words.suit_names == ("srce", "bundeva", "list", "žir")
        assert words.card_names[Card.named("JH")] == "donji srce"
        assert words.cards_played[Card.named("QC")] == "gornjeg žir"
    with seeing(look_of("en", names="unter")):
        assert words_now().card_names[Card.named("QD")] == "ober of bells"
    assert words_now().card_names[Card.named("QS")] == "baba list"


def test_numbers_are_roman_or_arabic_and_courts_the_same():
    roman, arabic = drawn(), drawn(numbers="arabic")
    shown = re.compile(r"#([789T][HDSC]-(?:xs|sm|lg)(?:-a)?)\"")
    assert {name.endswith("-a") for name in shown.findall(arabic)} == {True}
    assert any(not name.endswith("-a") for name in shown.findall(roman))
    assert not re.search(r"#[JQKA][HDSC]-\w+-a", arabic)


def test_in_english_a_french_jack_is_a_j():
    french = {"deck": "french", "names": "french", "numbers": "arabic"}
    cards = re.compile(r"#([JQ][HDSC]-\w\w)(-e)?\"")
    assert {twin for _card, twin in cards.findall(drawn(language="en", **french))} <= {"-e"}
    assert {twin for _card, twin in cards.findall(drawn(**french))} <= {""}


def test_the_hand_is_sorted_as_it_is_liked():
    held = set_of(Card.named(name) for name in ["7H", "AH", "JS", "9S", "KD"])

    def order(**chosen):
        return " ".join(str(card) for card in arranged(held, Suit.SPADES, look_of("hr", **chosen)))

    assert order() == "JS 9S AH 7H KD"
    assert order(trumps="right") == "KD AH 7H JS 9S"
    assert order(order="up") == "9S JS 7H AH KD"
    assert order(trumps="right", order="up") == "KD 7H AH 9S JS"


def test_a_hand_sorted_otherwise_is_the_same_cards_with_the_same_words():
    left, right = CARD_ID.findall(drawn()), CARD_ID.findall(drawn(trumps="right", order="up"))
    assert left != right
    assert sorted(left) == sorted(right)


def test_what_programs_read_never_changes():
    def told():
        return draw_json(samples.table(), samples.view(OWN_TURN, 0), 0, samples.NOW)

    plain = told()
    with seeing(look_of("hr", deck="french", names="french", numbers="arabic", trumps="right", order="up")):
        assert told() == plain


def test_bela_is_asked_for_by_the_names_of_one_deck():
    match = samples.asked_for_bela()
    asked = {}
    for names in ("hungarian", "french", "unter"):
        with seeing(look_of("hr", names=names)):
            page = draw_html(samples.table(), samples.view(match, 0), 0, samples.NOW)
        asked[names] = re.search(r'class="bela-choice"[^>]*><p>([^<]*)', page)[1]
    assert "imaš i " in asked["french"]
    assert not re.search("bab|srce|bundev|list|žir", asked["french"])
    assert not re.search("dam|herc|karo|pik|tref", asked["hungarian"])
    assert "gornj" in asked["unter"]
    assert not re.search("bab|dam", asked["unter"])
