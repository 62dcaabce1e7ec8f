"""Against robots by one press: they take a human moment for each move, and never pass for people."""

from itertools import pairwise
from random import Random
from statistics import median

import pytest

from .playing import act

pytestmark = pytest.mark.browser

MOVES = 8
PAUSE_MS = 600  # what is left of the usual pause when a slow machine shows one move late and the next in time
WATCH = """
() => {
  const table = document.getElementById("table");
  const note = () => window.moves.push({ at: performance.now(), version: Number(table.dataset.version), turn: table.dataset.turn });
  window.moves = [];
  note();
  new MutationObserver(note).observe(table, { attributeFilter: ["data-version"] });
}
"""


def test_three_robots_play_at_a_human_pace_and_are_labelled(own_site, arrive):
    own_site.environment.pop("ROBOT_PAUSE_MS")  # the usual one
    person = arrive(own_site.start())
    person.plays_against_robots("Ana")
    kinds = [seat.get_attribute("data-kind") for seat in person.page.locator("[data-seat]").all()]
    assert sorted(kinds) == ["guest", "robot", "robot", "robot"]
    for seat in person.page.locator("[data-kind=robot]").all():
        assert "robot" in seat.inner_text()
    person.page.evaluate(WATCH)
    now = person.looks()
    while len(pauses := robots_pauses(person)) < MOVES:
        now = person.looks(now.version, asked=True)
        now = act(person, now.version, Random(1))
    assert median(pauses) > PAUSE_MS


def robots_pauses(person):
    """Milliseconds between what was shown before a robot's move and that move."""
    moves = person.page.evaluate("window.moves")
    return [
        after["at"] - before["at"]
        for before, after in pairwise(moves)
        if before["turn"] not in {"", "0"} and after["version"] == before["version"] + 1
    ]
