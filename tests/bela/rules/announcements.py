"""rules.md, "Announcements". Trumps are hearts and seat 0 is first hand unless a row says otherwise."""

from .asking_announcements import announced_and_bela, announcements_of, announcing, bela_after, belot
from .rows import ACES, JACKS, KINGS, NINES, NOBODY, NONE, QUEENS, RUN_50, TENS, THREE, TRUMP_FIRST, Row

# fmt: off
ROWS = [
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
    Row("Announcements", "nobody has any",                   {},          announcing("", "", "", ""),                                "nobody"),
    Row("Announcements", "the strongest single one",         {},          announcing("7H 8H 9H", "TD JD QD", "8S 9S TS", ""),        "1+3"),
    Row("Announcements", "the higher value",                 {},          announcing(RUN_50, "QD KD AD", "", ""),                    "0+2"),
    Row("Announcements", "nines before aces",                {},          announcing(ACES, NINES, "", ""),                           "1+3"),
    Row("Announcements", "jacks before nines",               {},          announcing(JACKS, NINES, "", ""),                          "0+2"),
    Row("Announcements", "a four beats a run",               {},          announcing("7H 8H 9H TH JH QH", "", "", KINGS),            "1+3"),
    Row("Announcements", "the higher value, also of a four", {},          announcing(RUN_50, "", "", QUEENS),                        "1+3"),
    Row("Announcements", "the longer run",                   {},          announcing("7H 8H 9H TH JH QH", "TD JD QD KD AD", "", ""), "0+2"),
    Row("Announcements", "the higher top card",              {},          announcing("7H 8H 9H", "QD KD AD", "", ""),                "1+3"),
    Row("Announcements", "the ace is above the ten here",    {},          announcing("8H 9H TH", "9D TD JD", "", ""),                "1+3"),
    Row("Announcements", "equal: nearest after the dealer",  {},          announcing("7D 8D 9D", "7S 8S 9S", "", ""),                "0+2"),
    Row("Announcements", "equal, seat 3 leads",              {},          announcing("7D 8D 9D", "", "", "7S 8S 9S", first=3),       "1+3"),
    Row("Announcements", "three: each for himself",          THREE,       announcing("7D 8D 9D", "", "QS KS AS"),                    "2"),
    Row("Announcements", "equal on one side",                NOBODY,      announcing("", "7D 8D 9D", "", "7S 8S 9S"),                "1+3"),
    Row("Announcements", "equal, none in trumps",            TRUMP_FIRST, announcing("7D 8D 9D", "7S 8S 9S", "", "", trumps="C"),    "0+2"),
    Row("Announcements", "two belots: first in turn",        {},          belot(),                                                   "0+2 wins with 1001"),
    Row("Announcements", "a belot lowers no total",          {},          belot((1010, 1010)),                                       "0+2 wins with 1010"),
    # -- Bela
    Row("Announcements", "bela is said with the first card", {},   bela_after("play 7H", "play QH bela"), "1"),
    Row("Announcements", "or never",                         {},   bela_after("play 7H", "play QH"),      "nobody"),
    Row("Announcements", "none without announcements",       NONE, announced_and_bela,                    "0 and no bela"),
]
# fmt: on
