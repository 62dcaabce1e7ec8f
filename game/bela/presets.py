"""The games that have a name (rules.md, "Presets"): what each changes of the defaults."""

from typing import Final

_KLUB: Final[dict[str, str | int]] = {"longer_run_wins": False, "four_order": "turn", "unconfirmed": "void"}

PRESETS: Final[dict[str, dict[str, str | int]]] = {
    "klasik": {},
    "kavana": {
        "talon_seen": "after_own_call",
        "declaring": "manual",
        "announcements_shown": "before_play",
        "equal_announcements": "nobody",
        "blank": "point",
        "must_overtrump": False,
        "illegal_play": "auzmes",
    },
    "blok": {"offered_trump": True, "illegal_play": "auzmes", "ending": "must_pass"},
    "blok_troje": {"players": 3, "target": 701, "ending": "must_pass"},
    "blok_dvoje": {
        "players": 2,
        "target": 501,
        "offered_trump": True,
        "illegal_play": "auzmes",
        "ending": "must_pass",
    },
    "klub_prolaz": _KLUB,
    "klub_dosta": {**_KLUB, "ending": "enough"},
    "klub_bez_zvanja": {**_KLUB, "announcements": "bela_only"},
    "regija": {
        "first_look": 5,
        "declaring": "manual",
        "must_beat": "trumps_only",
        "equal_announcements": "trump_then_first",
        "unconfirmed": "kept",
        "belot": "run_100",
        "sweep_bonus": 0,
    },
    "sazeto": {"unconfirmed": "void"},
    "turnir": {"declaring": "manual", "illegal_play": "auzmes"},
    "troje": {"players": 3, "target": 701, "three_stock": "to_caller"},
    "dvoje": {
        "players": 2,
        "target": 501,
        "offered_trump": True,
        "two_second_round": "non_dealer_first",
        "seven_exchange": True,
    },
}
