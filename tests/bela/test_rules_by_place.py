"""The rules as tables: each row names its place in rules.md, a case, and what is so there.

Trumps are hearts and seat 0 is first hand unless a row says otherwise; the caller's side stands first in points.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.bela import OPTIONS, Rules

from .asking import (
    Question,
    after_one_trick,
    announced_and_bela,
    announcements_of,
    announcing,
    bela_after,
    belot,
    card_turned_up,
    cards_dealt,
    cards_of_the_caller,
    claim,
    end_of_match,
    enough,
    may_play,
    next_word,
    own_talon,
    points,
    refused,
    seven_of,
    sides_at_the_table,
    silently_announced,
    taken_by,
    whole_deal,
    why_not,
    winners_cards_after,
    worth_of,
    wrong_card_played,
)

RUN_20, RUN_50 = "7S 8S 9S", "7S 8S 9S TS"
ACES, TENS, KINGS, QUEENS = (" ".join(f"{rank}{suit}" for suit in "HDSC") for rank in "ATKQ")
NINES, JACKS = "9H 9D 9S 9C", "JH JD JS JC"

PASS = "pass"
THREE, TWO = {"players": 3}, {"players": 2}
OFFERED, TWO_OFFERED = {"offered_trump": True}, {"players": 2, "offered_trump": True}
SEVEN, TWO_SEVEN = {**OFFERED, "seven_exchange": True}, {**TWO_OFFERED, "seven_exchange": True}
TWO_ASKED_AGAIN = {**TWO_OFFERED, "two_second_round": "non_dealer_first"}
NO_MUS, OFFERED_NO_MUS = {"mus": False}, {**OFFERED, "mus": False}
NONE, NOBODY = {"announcements": "none"}, {"equal_announcements": "nobody"}
TRUMP_FIRST, TRUMPS_ONLY = {"equal_announcements": "trump_then_first"}, {"must_beat": "trumps_only"}
ANY_TRUMP = {"must_overtrump": False}
AUZMES, AUZMES_ALONE = {"illegal_play": "auzmes"}, {"illegal_play": "auzmes", **NONE}
VOID, KEPT, BELA_KEPT = {"unconfirmed": "void"}, {"unconfirmed": "kept"}, {"bela_kept_on_fall": True}
REGIJA = {**TRUMPS_ONLY, **KEPT, "sweep_bonus": 0}
MUST_PASS, ENOUGH = {"ending": "must_pass"}, {"ending": "enough"}
ENOUGH_OF_THREE = {**ENOUGH, **THREE, "three_stock": "to_caller"}


class Row(NamedTuple):
    place: str
    case: str
    rules: dict[str, Any]
    ask: Question
    answer: str


class Disagreement(NamedTuple):
    """What the sources of rules.md do not agree on, and what each value of its option makes of one and the same case."""

    option: str
    place: str
    case: str
    rules: dict[str, Any]
    ask: Question
    answers: dict[Any, str]


# fmt: off
RULES = [
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
    # -- Announcements: what they are
    Row("Announcements", "a run of three",                       {}, announcements_of("7H 8H 9H"),                "7H 8H 9H: 20"),
    Row("Announcements", "the ten stands between nine and jack", {}, announcements_of("9S TS JS"),                "9S TS JS: 20"),
    Row("Announcements", "not beside the ace",                   {}, announcements_of("TS KS AS"),                "nothing"),
    Row("Announcements", "a run of four",                        {}, announcements_of("9C TC JC QC"),             "9C TC JC QC: 50"),
    Row("Announcements", "a run of five",                        {}, announcements_of("7D 8D 9D TD JD"),          "7D 8D 9D TD JD: 100"),
    Row("Announcements", "a run of seven",                       {}, announcements_of("7D 8D 9D TD JD QD KD"),    "7D 8D 9D TD JD QD KD: 100"),
    Row("Announcements", "two runs apart",                       {}, announcements_of("7H 8H 9H JH QH KH"),       "7H 8H 9H: 20, JH QH KH: 20"),
    Row("Announcements", "four jacks",                           {}, announcements_of(JACKS),                     f"{JACKS}: 200"),
    Row("Announcements", "four nines",                           {}, announcements_of(NINES),                     f"{NINES}: 150"),
    Row("Announcements", "four aces",                            {}, announcements_of(ACES),                      f"{ACES}: 100"),
    Row("Announcements", "four tens",                            {}, announcements_of(TENS),                      f"{TENS}: 100"),
    Row("Announcements", "four kings",                           {}, announcements_of(KINGS),                     f"{KINGS}: 100"),
    Row("Announcements", "four queens",                          {}, announcements_of(QUEENS),                    f"{QUEENS}: 100"),
    Row("Announcements", "four eights and sevens",               {}, announcements_of("8H 8D 8S 8C 7H 7D 7S 7C"), "nothing"),
    Row("Announcements", "one card in a run and in a four",      {}, announcements_of(f"{JACKS} QH KH"),          f"{JACKS}: 200, JH QH KH: 20"),
    # -- Announcements: whose score
    Row("Announcements", "nobody has any",                  {},          announcing("", "", "", ""),                                "nobody"),
    Row("Announcements", "the strongest single one",        {},          announcing("7H 8H 9H", "TD JD QD", "8S 9S TS", ""),        "1+3"),
    Row("Announcements", "the higher value",                {},          announcing(RUN_50, "QD KD AD", "", ""),                    "0+2"),
    Row("Announcements", "nines before aces",               {},          announcing(ACES, NINES, "", ""),                           "1+3"),
    Row("Announcements", "jacks before nines",              {},          announcing(JACKS, NINES, "", ""),                          "0+2"),
    Row("Announcements", "a four beats a run",              {},          announcing("7H 8H 9H TH JH QH", "", "", KINGS),            "1+3"),
    Row("Announcements", "also of a four",                  {},          announcing(RUN_50, "", "", QUEENS),                        "1+3"),
    Row("Announcements", "the longer run",                  {},          announcing("7H 8H 9H TH JH QH", "TD JD QD KD AD", "", ""), "0+2"),
    Row("Announcements", "the higher top card",             {},          announcing("7H 8H 9H", "QD KD AD", "", ""),                "1+3"),
    Row("Announcements", "the ace is above the ten here",   {},          announcing("8H 9H TH", "9D TD JD", "", ""),                "1+3"),
    Row("Announcements", "equal: nearest after the dealer", {},          announcing("7D 8D 9D", "7S 8S 9S", "", ""),                "0+2"),
    Row("Announcements", "equal, seat 3 leads",             {},          announcing("7D 8D 9D", "", "", "7S 8S 9S", first=3),       "1+3"),
    Row("Announcements", "three: each for himself",         THREE,       announcing("7D 8D 9D", "", "QS KS AS"),                    "2"),
    Row("Announcements", "equal on one side",               NOBODY,      announcing("", "7D 8D 9D", "", "7S 8S 9S"),                "1+3"),
    Row("Announcements", "equal, none in trumps",           TRUMP_FIRST, announcing("7D 8D 9D", "7S 8S 9S", "", "", trumps="C"),    "0+2"),
    Row("Announcements", "two belots: first in turn",       {},          belot(),                                                   "0+2 wins with 1001"),
    Row("Announcements", "raised, but never lowered",       {},          belot((1010, 1010)),                                       "0+2 wins with 1010"),
    # -- Bela
    Row("Announcements", "bela is said with the first card", {},   bela_after("play 7H", "play QH bela"), "1"),
    Row("Announcements", "or never",                         {},   bela_after("play 7H", "play QH"),      "nobody"),
    Row("Announcements", "none without announcements",       NONE, announced_and_bela,                    "0 and no bela"),
    # -- Playing
    Row("Playing 1", "follow suit",                                             {},           may_play("AS", "7S KH AD"),                                   "7S"),
    Row("Playing 2", "beat the best card of the suit",                          {},           may_play("8S", "7S TS"),                                      "TS"),
    Row("Playing 2", "any of them that does",                                   {},           may_play("8S", "7S KS AS"),                                   "KS AS"),
    Row("Playing 2", "also the partner's",                                      {},           may_play("8S KS", "9S AS"),                                   "AS"),
    Row("Playing 2", "if you cannot, any of the suit",                          {},           may_play("KS", "7S QS AD"),                                   "7S QS"),
    Row("Playing 2", "unless it has been trumped",                              {},           may_play("8S 7H", "AS 7S JH"),                                "AS 7S"),
    Row("Playing 3", "trumps led: beat",                                        {},           may_play("TH", "AH 9H KH AS"),                                "AH 9H"),
    Row("Playing 3", "if you cannot, any trump",                                {},           may_play("9H", "AH KH AS"),                                   "AH KH"),
    Row("Playing 3", "no option loosens this",                                  TRUMPS_ONLY,  may_play("TH", "AH 7H"),                                      "AH"),
    Row("Playing 3", "this one neither",                                        ANY_TRUMP,    may_play("TH", "9H 7H"),                                      "9H"),
    Row("Playing 4", "void: trump, also over the partner",                      {},           may_play("AS 7S", "QH 7H AD"),                                "QH 7H"),
    Row("Playing 4", "overtrump",                                               {},           may_play("AS TH", "9H KH AD"),                                "9H"),
    Row("Playing 4", "if you cannot, trump all the same",                       {},           may_play("AS JH", "9H 7H AD"),                                "9H 7H"),
    Row("Playing 5", "void in both: any card",                                  {},           may_play("AS 7H", "AD 7C"),                                   "AD 7C"),
    Row("Playing 5", "a third suit wins nothing",                               {},           taken_by("7S AD TC"),                                         "7S"),
    Row("Playing 5", "and is no cut",                                           {},           may_play("KC QD", "TC 9C 7H"),                                "TC"),
    Row("Playing",   "the highest trump takes the trick",                       {},           taken_by("AS 7H JH 9H"),                                      "JH"),
    Row("Playing",   "or else the highest of the suit led",                     {},           taken_by("KS TS AD 9S"),                                      "TS"),
    Row("Playing",   "reasons in order: the card is not his",                   {},           why_not("AS", "8S", "7S KH"),                                 "not_in_hand"),
    Row("Playing",   "the suit is not followed",                                {},           why_not("KH", "8S", "7S KH"),                                 "must_follow_suit"),
    Row("Playing",   "the suit is not beaten",                                  {},           why_not("7S", "8S", "7S KS"),                                 "must_beat"),
    Row("Playing",   "trumps are not beaten",                                   {},           why_not("7H", "8H", "7H KH"),                                 "must_beat"),
    Row("Playing",   "it is not trumped",                                       {},           why_not("AD", "8S 7H", "AD KH"),                              "must_trump"),
    Row("Playing",   "it is not overtrumped",                                   {},           why_not("7H", "8S QH", "7H KH"),                              "must_overtrump"),
    Row("Playing",   "auzmeš against who revoked",                              AUZMES_ALONE, claim(2, 1, "play 9D", "play 7D"),                            "162 : 0"),
    Row("Playing",   "against his partner, who did not",                        AUZMES_ALONE, claim(2, 3, "play 9D", "play 7D"),                            "0 : 162"),
    Row("Playing",   "with every announcement of either side and bela if said", AUZMES,       claim(0, 3, "play 7H", "play QH bela", "play AH", "play JH"), "0 : 322"),
    # -- Scoring a deal
    Row("Scoring a deal 1", "laid aside, they are the caller's",       THREE,                  points(61, 50, 30, aside="AS TS"),        "82 : 50 : 30"),
    Row("Scoring a deal 2", "one trick is enough not to be blank",     {},                     points(162, 0, worthless=1),              "162 : 0"),
    Row("Scoring a deal 2", "the last one's ten is a point",           {"blank": "point"},     points(152, 10, last=1),                  "152 : 10"),
    Row("Scoring a deal 2", "two of three share all: no sweep",        THREE,                  points(100, 62, 0),                       "100 : 62 : 0"),
    Row("Scoring a deal 2", "laid aside, they unblank nobody",         THREE,                  points(0, 152, 0, aside="TS"),            "0 : 242 : 0"),
    Row("Scoring a deal 3", "three, no sweep: they stay",              THREE,                  points(80, 71, 0, announced={2: RUN_20}), "0 : 71 : 20"),
    Row("Scoring a deal 3", "three, no sweep: they vanish",            {**THREE, **VOID},      points(80, 71, 0, announced={2: RUN_20}), "80 : 71 : 0"),
    Row("Scoring a deal 3", "bela goes the same way",                  VOID,                   points(0, 162, bela=0),                   "0 : 252"),
    Row("Scoring a deal 4", "more than half",                          {},                     points(82, 80),                           "82 : 80"),
    Row("Scoring a deal 4", "exactly half is a fall",                  {},                     points(81, 81),                           "0 : 162"),
    Row("Scoring a deal 4", "a sweep is written before",               KEPT,                   points(162, 0, announced={1: JACKS}),     "252 : 200"),
    Row("Scoring a deal 5", "two",                                     TWO,                    points(50, 58),                           "0 : 108"),
    Row("Scoring a deal 5", "three: the others keep their own",        THREE,                  points(40, 60, 51),                       "0 : 60 : 51"),
    Row("Scoring a deal 5", "three, bela kept",                        {**THREE, **BELA_KEPT}, points(40, 60, 51, bela=0),               "20 : 60 : 51"),
    Row("Scoring a deal 5", "a bela that the sweeper got is not kept", BELA_KEPT,              points(0, 162, bela=0),                   "0 : 272"),
    # -- End of the match
    Row("End of the match", "nobody at the target",                     {},                 end_of_match((1000, 900), (80, 82)),                      "play on"),
    Row("End of the match", "both: the highest",                        {},                 end_of_match((1010, 1050), (100, 62)),                    "1+3 wins"),
    Row("End of the match", "equal: another deal",                      {},                 end_of_match((1010, 1010), (100, 62)),                    "play on"),
    Row("End of the match", "must pass: alone, and it does",            MUST_PASS,          end_of_match((1010, 900), (82, 80)),                      "0+2 wins"),
    Row("End of the match", "must pass: several, the highest",          MUST_PASS,          end_of_match((1010, 1050), (100, 62)),                    "1+3 wins"),
    Row("End of the match", "enough, whatever the call",                ENOUGH,             enough(30, 11, totals=(0, 990)),                          "1+3 wins, 30 : 11"),
    Row("End of the match", "not yet enough",                           ENOUGH,             enough(30, 10, totals=(0, 990)),                          "play on"),
    Row("End of the match", "enough: two, the higher",                  ENOUGH,             enough(30, 40, totals=(990, 990)),                        "1+3 wins, 30 : 40"),
    Row("End of the match", "enough: two equal ones",                   ENOUGH,             enough(30, 30, totals=(990, 990)),                        "play on"),
    Row("End of the match", "enough with bela",                         ENOUGH,             enough(30, None, totals=(955, 0), bela=0),                "0+2 wins, 50 : 0"),
    Row("End of the match", "enough: blank so far, announcements wait", ENOUGH,             enough(30, None, totals=(0, 960), announced={1: RUN_50}), "play on"),
    Row("End of the match", "enough: they count in any case",           {**ENOUGH, **KEPT}, enough(30, None, totals=(0, 960), announced={1: RUN_50}), "1+3 wins, 30 : 50"),
    Row("End of the match", "enough with cards laid aside",             ENOUGH_OF_THREE,    enough(None, 5, None, totals=(980, 0, 0), aside="AS TS"), "0 wins, 21 : 5 : 0"),
    # -- Worked examples
    Row("Worked examples", "82 : 80",                                                {},     points(82, 80),                                                "82 : 80"),
    Row("Worked examples", "81 : 81",                                                {},     points(81, 81),                                                "0 : 162"),
    Row("Worked examples", "91 : 71, the others 20",                                 {},     points(91, 71, announced={1: RUN_20}),                         "0 : 182"),
    Row("Worked examples", "57 : 105, caller 50",                                    {},     points(57, 105, announced={0: RUN_50}),                        "107 : 105"),
    Row("Worked examples", "72 : 90, bela said",                                     {},     points(72, 90, bela=0),                                        "92 : 90"),
    Row("Worked examples", "72 : 90, bela not said",                                 {},     points(72, 90),                                                "0 : 162"),
    Row("Worked examples", "all tricks to the caller, 70 announced, bela said",      {},     points(162, 0, announced={0: "7S 8S 9S TC JC QC KC"}, bela=0), "342 : 0"),
    Row("Worked examples", "all tricks to the caller, the others had announced 100", {},     points(162, 0, announced={1: TENS}),                           "352 : 0"),
    Row("Worked examples", "the same, void",                                         VOID,   points(162, 0, announced={1: TENS}),                           "252 : 0"),
    Row("Worked examples", "no trick, 50, bela",                                     {},     points(0, 162, announced={0: RUN_50}, bela=0),                 "0 : 322"),
    Row("Worked examples", "no trick, 50, bela, void",                               VOID,   points(0, 162, announced={0: RUN_50}, bela=0),                 "0 : 252"),
    Row("Worked examples", "regija, the others 200",                                 REGIJA, points(162, 0, announced={1: JACKS}),                          "0 : 362"),
    Row("Worked examples", "three, 76 / 45 / 30",                                    THREE,  points(76, 45, 30),                                            "76 : 45 : 30"),
    Row("Worked examples", "three, 75 / 46 / 30",                                    THREE,  points(75, 46, 30),                                            "0 : 46 : 30"),
    Row("Worked examples", "two, 54 : 54",                                           TWO,    points(54, 54),                                                "0 : 108"),
    Row("Worked examples", "8S led",                                                 {},     may_play("8S", "7S TS"),                                       "TS"),
    Row("Worked examples", "8S 7H",                                                  {},     may_play("8S 7H", "AS 7S JH"),                                 "AS 7S"),
    Row("Worked examples", "AS 7S, partner winning",                                 {},     may_play("AS 7S", "QH 7H AD"),                                 "QH 7H"),
    Row("Worked examples", "AS TH",                                                  {},     may_play("AS TH", "9H KH AD"),                                 "9H"),
    Row("Worked examples", "AS JH",                                                  {},     may_play("AS JH", "9H 7H AD"),                                 "9H 7H"),
    Row("Worked examples", "TH led",                                                 {},     may_play("TH", "AH 9H KH AS"),                                 "AH 9H"),
    Row("Worked examples", "KC QD, a discard",                                       {},     may_play("KC QD", "TC 9C 7H"),                                 "TC"),
    Row("Worked examples", "KD led",                                                 {},     may_play("KD", "TD QD 9D"),                                    "TD"),
    Row("Worked examples", "KS 9S",                                                  {},     may_play("KS 9S", "8S JS AH"),                                 "8S JS"),
]
# fmt: on


# fmt: off
DISAGREEMENTS = [
    Disagreement("players", "Words", "who scores together", {},
                 sides_at_the_table, {4: "0+2 and 1+3", 3: "0 and 1 and 2", 2: "0 and 1"}),
    Disagreement("target", "End of the match", "720 after a deal", {},
                 end_of_match((720, 600), (82, 80)), {1001: "play on", 701: "0+2 wins", 501: "0+2 wins"}),
    Disagreement("target", "End of the match", "550 after a deal", {},
                 end_of_match((550, 400), (82, 80)), {1001: "play on", 701: "play on", 501: "0+2 wins"}),
    Disagreement("ending", "End of the match", "alone at the target, with less than half of the deal", {},
                 end_of_match((1010, 900), (80, 82)), {"play_out": "0+2 wins", "must_pass": "play on", "enough": "0+2 wins"}),
    Disagreement("ending", "End of the match", "a trick brings the target", NONE,
                 after_one_trick((500, 985)), {"play_out": "play on", "must_pass": "play on", "enough": "1+3 wins"}),
    Disagreement("announcements", "Options", "runs of 20 and 100 on one side, king and queen of trumps", {},
                 announced_and_bela, {"all": "120 and bela", "bela_only": "0 and bela", "none": "0 and no bela"}),
    Disagreement("declaring", "Announcements", "nobody says a word", {},
                 silently_announced, {"automatic": "120", "manual": "0"}),
    Disagreement("bela", "Announcements", "the first card is played in silence", {},
                 bela_after("play 7H", "play QH"), {"announce": "nobody", "automatic": "1"}),
    Disagreement("first_look", "The deal 2", "cards to look at, and the talon", {},
                 cards_dealt, {6: "6 + 2 each, 0 left over", 5: "5 + 3 each, 0 left over"}),
    Disagreement("talon_seen", "Calling trumps", "first hand has passed", {},
                 own_talon(PASS), {"after_trump": "2 hidden", "after_own_call": "0 hidden"}),
    Disagreement("announcements_shown", "Announcements", "the first card lies", {},
                 winners_cards_after("play 9D"), {"after_first_trick": "hidden", "before_play": "shown"}),
    Disagreement("announcements_shown", "Announcements", "after the first trick", {},
                 winners_cards_after("play 9D", "play JD", "play QD", "play AD"), {"after_first_trick": "shown", "before_play": "shown"}),
    Disagreement("offered_trump", "Calling trumps", "what first hand may say", {},
                 next_word(), {False: "0: pass H D S C", True: "0: pass H"}),
    Disagreement("seven_exchange", "Calling trumps", "the seven among first hand's first cards", OFFERED,
                 seven_of(0), {False: "nothing", True: "exchange or keep"}),
    Disagreement("mus", "Calling trumps", "three have passed", {},
                 next_word(*[PASS] * 3), {True: "3: H D S C", False: "3: pass H D S C"}),
    Disagreement("two_second_round", "Calling trumps", "two have passed", TWO_OFFERED,
                 next_word(PASS, PASS), {"dealer_forced": "1: D S C", "non_dealer_first": "0: pass D S C"}),
    Disagreement("three_stock", "Calling trumps", "first hand has called", THREE,
                 cards_of_the_caller, {"out_of_play": "10 cards, playing", "to_caller": "12 cards, discarding"}),
    Disagreement("must_beat", "Playing 2", "the eight of spades is led", {},
                 may_play("8S", "7S TS"), {"all_suits": "TS", "trumps_only": "7S TS"}),
    Disagreement("must_overtrump", "Playing 4", "trumped with the ten", {},
                 may_play("AS TH", "9H KH AD"), {True: "9H", False: "9H KH"}),
    Disagreement("illegal_play", "Playing", "a card that does not beat", {},
                 wrong_card_played, {"prevent": "must_beat", "auzmes": "played"}),
    Disagreement("longer_run_wins", "Announcements", "six to the queen and five to the ace", {},
                 announcing("7H 8H 9H TH JH QH", "TD JD QD KD AD", "", ""), {True: "0+2", False: "1+3"}),
    Disagreement("four_order", "Announcements", "first hand has queens, the next seat tens", {},
                 announcing(QUEENS, TENS, "", ""), {"trick": "1+3", "natural": "0+2", "turn": "0+2"}),
    Disagreement("four_order", "Announcements", "first hand has tens, the next seat kings", {},
                 announcing(TENS, KINGS, "", ""), {"trick": "0+2", "natural": "1+3", "turn": "0+2"}),
    Disagreement("four_order", "Announcements", "first hand has kings, the next seat aces", {},
                 announcing(KINGS, ACES, "", ""), {"trick": "1+3", "natural": "1+3", "turn": "0+2"}),
    Disagreement("equal_announcements", "Announcements", "the second in turn is in trumps", {},
                 announcing("7D 8D 9D", "7H 8H 9H", "", ""), {"first_in_turn": "0+2", "trump_then_first": "1+3", "nobody": "nobody"}),
    Disagreement("belot", "Announcements", "each holds a whole suit", {},
                 belot(), {"wins_match": "0+2 wins with 1001", "run_100": "0+2 announces 200"}),
    Disagreement("blank", "Scoring a deal 2", "one trick without a point, 20 announced", {},
                 points(162, 0, announced={1: RUN_20}, worthless=1), {"trick": "162 : 20", "point": "272 : 0"}),
    Disagreement("unconfirmed", "Scoring a deal 3", "no trick for those who announced 100", {},
                 points(162, 0, announced={1: TENS}), {"to_sweeper": "352 : 0", "void": "252 : 0", "kept": "252 : 100"}),
    Disagreement("sweep_bonus", "Scoring a deal 2", "all tricks", {},
                 points(162, 0), {90: "252 : 0", 100: "262 : 0", 0: "162 : 0"}),
    Disagreement("bela_kept_on_fall", "Scoring a deal 5", "the caller, who said bela, falls", {},
                 points(60, 102, bela=0), {False: "0 : 182", True: "20 : 162"}),
]
# fmt: on


@pytest.mark.parametrize("row", RULES, ids=lambda row: f"{row.place}: {row.case}")
def test_a_rule(row):
    assert row.ask(Rules(**row.rules)) == row.answer


@pytest.mark.parametrize(
    ("row", "value"),
    [(row, value) for row in DISAGREEMENTS for value in row.answers],
    ids=lambda part: f"{part.place}: {part.option}, {part.case}" if isinstance(part, Disagreement) else str(part),
)
def test_what_the_sources_do_not_agree_on(row, value):
    assert row.ask(Rules(**{**row.rules, row.option: value})) == row.answers[value]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_stands_in_the_table_with_all_its_values_and_makes_a_difference(option):
    rows = [row for row in DISAGREEMENTS if row.option == option]
    assert all(row.answers.keys() == set(OPTIONS[option]) for row in rows)
    outcomes = {tuple(row.answers[value] for row in rows) for value in OPTIONS[option]}
    assert len(outcomes) == len(OPTIONS[option])


@pytest.mark.parametrize("place", sorted({row.place for row in (*RULES, *DISAGREEMENTS)}))
def test_a_place_is_one_of_the_rules(place):
    text = (Path(__file__).parents[2] / "docs" / "rules.md").read_text()
    heading, _, number = re.fullmatch(r"(\D+?)(( \d+)?)", place).groups()
    section = re.search(rf"^##+ {heading}.*?$(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert section is not None
    assert number is None or f"\n{number.strip()}. " in section[1]
