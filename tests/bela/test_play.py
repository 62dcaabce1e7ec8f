"""rules.md, "Playing" and the legal cards among its "Worked examples". Trumps are hearts."""

import pytest

from game.bela import CARDS, Reason, Rules, Suit, cards_of
from game.bela.play import allowed_cards, refusal_of

from .table import best_of, cards, hand


def allowed(trick, held, **options):
    played = cards(trick)
    return " ".join(
        map(str, cards_of(allowed_cards(hand(held), played[0], best_of(played), Suit.HEARTS, Rules(**options))))
    )


def test_the_example_that_source_a_draws_out():
    assert allowed("AH", "7H AS") == "7H"
    assert allowed("AH 7H", "9H 8H AS") == "9H"
    assert allowed("AH 7H 9H", "AD 7D") == "7D AD"


def test_void_in_the_suit_led_and_in_trumps_any_card_will_do():
    assert allowed("AS", "AD 7C") == "AD 7C"


def test_a_higher_card_of_the_suit_need_not_be_played_where_only_trumps_must_beat():
    assert allowed("8S", "7S TS", must_beat="trumps_only") == "7S TS"
    assert allowed("TH", "AH 7H", must_beat="trumps_only") == "AH"


def test_a_trump_need_not_be_overtrumped_where_any_trump_will_do():
    assert allowed("AS TH", "9H KH AD", must_overtrump=False) == "9H KH"
    assert allowed("TH", "9H KH AD", must_overtrump=False) == "9H"


def test_a_card_of_a_third_suit_is_no_cut_and_wins_nothing():
    assert best_of(cards("KC AD TS")) == cards("KC")[0]
    assert best_of(cards("KC 7H AC")) == cards("7H")[0]


def plainly_allowed(held, trick, rules):
    """The paragraphs of rules.md word by word, on sets of cards: the slow twin of the tables."""
    led, best = trick[0], best_of(trick)
    order = {suit: "78QKTA9J" if suit is Suit.HEARTS else "789JQKTA" for suit in Suit}

    def strength(card):
        return order[card.suit].index(str(card)[0])

    suit = {card for card in held if card.suit == led.suit}
    trumps = {card for card in held if card.suit is Suit.HEARTS}
    cut = best.suit is Suit.HEARTS and led.suit is not Suit.HEARTS
    if suit:
        higher = {card for card in suit if not cut and strength(card) > strength(best)}
        must = led.suit is Suit.HEARTS or (rules.must_beat == "all_suits" and not cut)
        return higher if must and higher else suit
    if trumps:
        higher = {card for card in trumps if cut and strength(card) > strength(best)}
        return higher if higher and rules.must_overtrump else trumps
    return held


def test_the_tables_agree_with_the_words_of_the_rules(chance):
    for _ in range(4000):
        drawn = chance.sample(CARDS, 9)
        trick, held = drawn[: chance.randint(1, 3)], set(drawn[3:])
        rules = Rules(must_beat=chance.choice(["all_suits", "trumps_only"]), must_overtrump=chance.random() < 0.5)
        fast = allowed_cards(sum(1 << card for card in held), trick[0], best_of(trick), Suit.HEARTS, rules)
        assert set(cards_of(fast)) == plainly_allowed(held, trick, rules)


@pytest.mark.parametrize(
    ("trick", "held", "card", "reason"),
    [
        ("8S", "7S TS", "AS", Reason.NOT_IN_HAND),
        ("8S", "7S TS", "8S", Reason.NOT_IN_HAND),
        ("8S", "7S TS AD", "AD", Reason.MUST_FOLLOW_SUIT),
        ("8S", "7S TS JH", "JH", Reason.MUST_FOLLOW_SUIT),
        ("8S", "7S TS", "7S", Reason.MUST_BEAT),
        ("TH", "KH AH", "KH", Reason.MUST_BEAT),
        ("AS", "QH 7H AD", "AD", Reason.MUST_TRUMP),
        ("AS TH", "9H KH AD", "AD", Reason.MUST_TRUMP),
        ("AS TH", "9H KH AD", "KH", Reason.MUST_OVERTRUMP),
    ],
)
def test_a_card_is_refused_with_the_first_reason_that_holds(trick, held, card, reason):
    played = cards(trick)
    may = allowed_cards(hand(held), played[0], best_of(played), Suit.HEARTS, Rules())
    refusal = refusal_of(cards(card)[0], hand(held), may, played[0], Suit.HEARTS)
    assert refusal == (reason, cards_of(may))
