"""rules.md, "Playing", and the legal cards of its "Worked examples". Trumps are hearts."""

from .asking_points import claim, may_play, taken_by, why_not
from .rows import ANY_TRUMP, AUZMES, AUZMES_ALONE, TRUMPS_ONLY, Row

# fmt: off
ROWS = [
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
    # -- Worked examples
    Row("Worked examples", "8S led",                 {}, may_play("8S", "7S TS"),       "TS"),
    Row("Worked examples", "8S 7H",                  {}, may_play("8S 7H", "AS 7S JH"), "AS 7S"),
    Row("Worked examples", "AS 7S, partner winning", {}, may_play("AS 7S", "QH 7H AD"), "QH 7H"),
    Row("Worked examples", "AS TH",                  {}, may_play("AS TH", "9H KH AD"), "9H"),
    Row("Worked examples", "AS JH",                  {}, may_play("AS JH", "9H 7H AD"), "9H 7H"),
    Row("Worked examples", "TH led",                 {}, may_play("TH", "AH 9H KH AS"), "AH 9H"),
    Row("Worked examples", "KC QD, a discard",       {}, may_play("KC QD", "TC 9C 7H"), "TC"),
    Row("Worked examples", "KD led",                 {}, may_play("KD", "TD QD 9D"),    "TD"),
    Row("Worked examples", "KS 9S",                  {}, may_play("KS 9S", "8S JS AH"), "8S JS"),
]
# fmt: on
