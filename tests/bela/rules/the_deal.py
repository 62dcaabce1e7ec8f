"""rules.md, "Cards", "The deal" and "Calling trumps"."""

from .asking_the_deal import card_turned_up, cards_dealt, next_word, own_talon, refused, seven_of, whole_deal, worth_of
from .rows import NO_MUS, OFFERED, OFFERED_NO_MUS, PASS, SEVEN, THREE, TWO, TWO_ASKED_AGAIN, TWO_OFFERED, TWO_SEVEN, Row

# fmt: off
ROWS = [
    # -- Cards and the deal
    Row("Cards",      "trumps from jack to seven",                       {},          worth_of("H"),               "20 14 11 10 4 3 0 0"),
    Row("Cards",      "other suits, in the same order",                  {},          worth_of("S"),               "2 0 11 10 4 3 0 0"),
    Row("Cards",      "all cards and the last trick",                    {},          whole_deal,                  "162"),
    Row("The deal 1", "nobody calls: the next seat deals",               NO_MUS,      next_word(*[PASS] * 4),      "thrown in, 0 deals"),
    Row("The deal 2", "four",                                            {},          cards_dealt,                 "6 + 2 each, 0 left over"),
    Row("The deal 2", "three",                                           THREE,       cards_dealt,                 "6 + 4 each, 2 left over"),
    Row("The deal 2", "two",                                             TWO,         cards_dealt,                 "6 + 4 each, 12 left over"),
    Row("The deal 3", "with four the card turned up stays the dealer's", OFFERED,     card_turned_up,              "3's"),
    Row("The deal 3", "with two it stays out of play",                   TWO_OFFERED, card_turned_up,              "nobody's"),
    Row("The deal 3", "with three there is none",                        THREE,       refused(offered_trump=True), "refused"),
    # -- Calling trumps
    Row("Calling trumps", "four: first hand",                           {},              next_word(),                 "0: pass H D S C"),
    Row("Calling trumps", "four: the dealer, last, must",               {},              next_word(*[PASS] * 3),      "3: H D S C"),
    Row("Calling trumps", "first hand leads, whoever called",           {},              next_word(PASS, "S"),        "0 leads"),
    Row("Calling trumps", "four, offered: first round",                 OFFERED,         next_word(PASS),             "1: pass H"),
    Row("Calling trumps", "four, offered: the dealer, too",             OFFERED,         next_word(*[PASS] * 3),      "3: pass H"),
    Row("Calling trumps", "four, offered: then any suit",               OFFERED,         next_word(*[PASS] * 4),      "0: pass H D S C"),
    Row("Calling trumps", "four, offered: the dealer, last",            OFFERED,         next_word(*[PASS] * 7),      "3: H D S C"),
    Row("Calling trumps", "four, offered, no mus",                      OFFERED_NO_MUS,  next_word(*[PASS] * 7),      "3: pass H D S C"),
    Row("Calling trumps", "three: first hand must",                     THREE,           next_word(),                 "0: H D S C"),
    Row("Calling trumps", "two: first hand",                            TWO,             next_word(),                 "0: pass H D S C"),
    Row("Calling trumps", "two: the dealer must",                       TWO,             next_word(PASS),             "1: H D S C"),
    Row("Calling trumps", "two, offered: first hand",                   TWO_OFFERED,     next_word(),                 "0: pass H"),
    Row("Calling trumps", "two, offered: the dealer",                   TWO_OFFERED,     next_word(PASS),             "1: pass H"),
    Row("Calling trumps", "two, offered: another suit",                 TWO_OFFERED,     next_word(PASS, PASS),       "1: D S C"),
    Row("Calling trumps", "two, offered: the dealer after the other",   TWO_ASKED_AGAIN, next_word(PASS, PASS, PASS), "1: D S C"),
    Row("Calling trumps", "the talon is hidden until trumps are known", {},              own_talon(PASS),             "2 hidden"),
    Row("Calling trumps", "and then taken up",                          {},              own_talon(PASS, "call S"),   "0 hidden"),
    Row("Calling trumps", "the dealer of four has nothing to swap",     SEVEN,           seven_of(3),                 "nothing"),
    Row("Calling trumps", "the dealer of two may have",                 TWO_SEVEN,       seven_of(1),                 "exchange or keep"),
]
# fmt: on
