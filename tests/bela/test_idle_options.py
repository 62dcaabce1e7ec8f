"""What an option says where it changes nothing (Rules.idle) makes no difference to a match."""

from dataclasses import fields
from random import Random

import pytest

from game.bela import CARDS, OPTIONS, Match, Rules, RulesError, SeatView, without_meaning

GAMES = (
    {"players": 3},
    {"players": 3, "three_stock": "to_caller"},
    *({"players": players, "announcements": some} for players in (4, 3, 2) for some in ("bela_only", "none")),
    {"announcements": "bela_only", "ending": "enough", "unconfirmed": "void"},
    {"players": 2, "announcements": "none", "offered_trump": True, "talon_seen": "after_own_call"},
)


def with_idle_options_changed(rules: Rules, chance: Random) -> Rules:
    refused = without_meaning(rules.players, offered_trump=rules.offered_trump)
    changed = {option: chance.choice(OPTIONS[option][1:]) for option in sorted(rules.idle - refused)}
    return Rules.from_options({**rules.differing(), **changed})


def seen(match: Match) -> list[dict]:
    """What everybody sees but the words of the rules."""
    views = [SeatView.of(match, seat) for seat in (*match.rules.seats, None)]
    names = [field.name for field in fields(SeatView) if field.name != "rules"]
    return [{name: getattr(view, name) for name in names} for view in views]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_an_idle_option_changes_nothing(game):
    chance = Random(str(game))
    rules = Rules.from_options(game)
    other_rules = with_idle_options_changed(rules, chance)
    assert other_rules != rules
    match, other = Match.start(rules, 0), Match.start(other_rules, 0)
    for _ in range(200):
        if match.needs_deck:
            deck = chance.sample(CARDS, 32)
            match, other = match.deal(deck).match, other.deal(deck).match
        assert (match.phase, match.totals, seen(match)) == (other.phase, other.totals, seen(other))
        if match.phase == "over":
            break
        seat = match.to_act[0]
        action = chance.choice(match.legal_actions(seat))
        match, other = match.act(seat, action).match, other.act(seat, action).match


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("offered", [False, True])
def test_what_has_no_meaning_is_refused_and_all_else_is_not(players, offered):
    if players == 3 and offered:
        return
    at_table = {"players": players, "offered_trump": offered}
    refused = set()
    for option in OPTIONS.keys() - at_table.keys():
        try:
            Rules.from_options({**at_table, option: OPTIONS[option][1]})
        except RulesError as error:
            refused.add(error.option)
    assert refused == without_meaning(players, offered_trump=offered) - at_table.keys()
