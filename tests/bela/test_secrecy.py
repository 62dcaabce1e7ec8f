"""contract.md: shuffling what a seat cannot see leaves its view equal."""

import pytest

from game.bela import Match, Rules, SeatView
from game.bela.playing import Playing

from .hiding import with_hidden_shuffled
from .table import after, dealt, random_match, tables

HANDS = (
    "7H 8H 9D TD AD 7S | 8S 9S",
    "KH QH 7D 8D JD TS | JS QS",
    "9H TH QD KD KS AS | 7C 8C",
    "JH AH 9C TC JC QC | KC AC",
)


ALWAYS = {"dealing", "calling", "declaring", "playing", "review", "over"}
PHASES = {4: ALWAYS | {"exchanging"}, 3: ALWAYS | {"discarding"}, 2: ALWAYS | {"exchanging"}}


def shown(match, seat):
    """The view as it prints. The news of a step are told apart: they are made when it is taken."""
    return repr(SeatView.of(match, seat))


@pytest.mark.parametrize("players", [4, 3, 2])
def test_shuffling_what_a_seat_cannot_see_leaves_its_view_equal(chance, players):
    phases = set()
    for rules, seed in tables(chance, players, 5):
        states = list(random_match(rules, seed))
        for match in states[: chance.randrange(40, 120)] + states[-6:]:
            phases.add(match.phase)
            for seat in (*match.rules.seats, None):
                assert shown(with_hidden_shuffled(match, seat, chance), seat) == shown(match, seat)
    assert phases == PHASES[players]


def test_the_shuffling_does_change_the_match(chance):
    changed = [
        with_hidden_shuffled(match, 0, chance).stage != match.stage
        for match in random_match(Rules(), seed=1, most_deals=1)
        if isinstance(match.stage, Playing) and len(match.stage.tricks) < 6
    ]
    assert all(changed)


def news(match, seat, move):
    """What this seat learns by a move of somebody."""
    return SeatView.of(after(match, move), seat).events


def test_the_news_of_a_step_tell_nothing_of_what_is_hidden():
    """The same moves over two deals that differ in what seat 0 cannot see."""
    other = (HANDS[0], "KH TH 7D 8D JD TS | JS QS", "9H QH QD KD KS AS | 7C 8C", HANDS[3])
    one, two = (after(dealt(*hands), "call H", "play 7H") for hands in (HANDS, other))
    assert news(one, 0, "play KH") == news(two, 0, "play KH")
    kept_back = after(dealt(*HANDS), "call H", "play 7H", "play KH")
    assert SeatView.of(kept_back, 2).events == kept_back.events


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_an_unsaid_bela_leaves_no_trace_in_the_whole_match(seat):
    silent: Match = after(dealt(*HANDS), "call H", "play 7H", "play KH", "play TH", "play JH")
    assert SeatView.of(silent, seat).bela == ()
    while silent.phase == "playing":
        silent = after(silent, str(silent.legal_actions(silent.turn)[0]))
    assert SeatView.of(silent, seat).score.bela == (0, 0)
