"""A whole deal through the status line: whoever sees nothing is told all that happens, in both languages."""

from random import Random

import pytest
from django.utils import translation

from game.bela import CARDS, Match, Rules, Suit
from game.tables.presenters.words import words_now

from . import samples

NAMES = samples.NAMES
SAID = {
    "hr": {
        "calls": "{name} zove {suit}.",
        "passes": "{name} kaže dalje.",
        "plays": "{name} baca {card}.",
        "takes": "Štih nosi {name}, ",
        "points": "U ovom dijeljenju: {points}. Ukupno: {points}.",
        "last": "Štih nosi ",
    },
    "en": {
        "calls": "{name} calls {suit}.",
        "passes": "{name} passes.",
        "plays": "{name} plays the {card}.",
        "takes": "The trick goes to {name}, ",
        "points": "This deal: {points}. Total: {points}.",
        "last": "The trick goes to ",
    },
}


def told(match: Match) -> str:
    return samples.drawn_from(match, 0).match.news


def deal(seed: int, rules: Rules):
    """Each step of a match's first deal: who moved, what, and the match after it."""
    chance = Random(seed)
    match = Match.start(rules, samples.DEALER).deal(chance.sample(CARDS, 32)).match
    while match.phase != "review":
        seat = match.to_act[0]
        action = chance.choice(match.legal_actions(seat))
        match = match.act(seat, action).match
        yield seat, action, match


@pytest.mark.parametrize("language", SAID)
def test_every_call_card_trick_and_the_points_are_told(language):
    said = SAID[language]
    with translation.override(language):
        words = words_now()
        for seat, action, match in deal(3, Rules()):
            news, name = told(match), NAMES[seat]
            if str(action) == "pass":
                assert said["passes"].format(name=name) in news
            elif str(action).startswith("call "):
                suit = words.suits_called[
                    Suit[{"H": "HEARTS", "D": "DIAMONDS", "S": "SPADES", "C": "CLUBS"}[str(action)[-1]]]
                ]
                assert said["calls"].format(name=name, suit=suit) in news
            else:
                assert said["plays"].format(name=name, card=words.cards_played[action.card]) in news
                if not samples.view(match, None).trick:
                    trick = samples.view(match, None).last_trick
                    assert said["takes"].format(name=NAMES[trick.winner]) in news
        us, them = match.stage.ended.score.written
        points = f"{NAMES[0]} + {NAMES[2]} {us}, {NAMES[1]} + {NAMES[3]} {them}"
        assert said["points"].format(points=points) in news


@pytest.mark.parametrize("language", SAID)
def test_bug_the_last_trick_is_told_also_where_somebody_has_gone_on_already(language):
    """Robots accept in the very moment of the last card."""
    with translation.override(language):
        match = samples.first_found(lambda match: match.phase == "review")
        news = told(match)
        assert SAID[language]["last"] in news
        assert told(match.act(3, match.legal_actions(3)[0]).match) == news


@pytest.mark.parametrize("language", SAID)
def test_a_won_match_is_told_with_its_points_and_winners(language):
    with translation.override(language):
        over = samples.first_found(lambda match: match.phase == "over", Rules(target=501))
        news = told(over)
    winners = (NAMES[over.standing.winner], NAMES[over.standing.winner + 2])
    assert news.endswith(f"{', '.join(winners)}.")
    assert all(str(total) in news for total in over.standing.totals)
