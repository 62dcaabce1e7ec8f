"""Records to look at: of whole matches by chance, and of deals laid out by name."""

import json
import random

from game.bela import Match, Rules, record_of

from ..bela.table import after, dealt, random_match, random_rules

HANDS = (
    "7H 8H 9H AD KD 7C | QS 8C",
    "7D JH QC AS TS 8S | KS 9C",
    "TD TH KH QH AC KC | 7S TC",
    "9D AH 8D JD JS 9S | QD JC",
)
"""Seat 3 deals. Seat 0 holds a run of three, seat 2 the bela in hearts."""


def match_by(rules: Rules, seed: int = 1) -> Match:
    return list(random_match(rules, seed))[-1]


def record_by(rules: Rules, seed: int = 1) -> dict:
    return record_of(match_by(rules, seed))


def some_records(players: int, number: int = 8) -> list[dict]:
    chance = random.Random(players)
    return [record_by(random_rules(chance, players=players), seed) for seed in range(number)]


def laid(*moves: str, **options: object) -> dict:
    """The record of a first deal with `HANDS`."""
    return record_of(after(dealt(*HANDS, rules=Rules(**options)), *moves))


def with_revoke() -> dict:
    """Seat 1 holds diamonds and throws a spade upon the ace; seat 2 claims it after the trick."""
    moves = ("pass", "call H", "play AD", "play 8S", "play TD", "play 9D", "2: auzmes 1")
    return laid(*moves, illegal_play="auzmes")


def text_of(record: dict) -> str:
    return json.dumps(record)
