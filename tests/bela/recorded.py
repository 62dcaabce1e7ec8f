"""The match that a record leads to."""

from game.bela import Match, Rules
from game.bela.record_deal import DealReplay
from game.bela.record_hands import deck_of


def match_of(record):
    rules = Rules.from_options(record["rules"])
    if not record["deals"]:
        return Match.start(rules, 0)
    match = Match.start(rules, record["deals"][0]["dealer"])
    for number, deal in enumerate(record["deals"]):
        deck = deck_of(deal, rules, match.dealer)
        replay = DealReplay(match.deal(deck).match, deal, f"deals[{number}]")
        replay.run()
        replay.accept()
        match = replay.match
    return match
