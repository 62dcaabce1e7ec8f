"""The rules as tables: each row names its place in rules.md, a case, and what is so there."""

import re
from pathlib import Path

import pytest

from game.bela import OPTIONS, Rules

from . import announcements, playing, scoring, the_deal
from .disagreements import DISAGREEMENTS
from .rows import Disagreement

RULES = [*the_deal.ROWS, *announcements.ROWS, *playing.ROWS, *scoring.ROWS]


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
    text = (Path(__file__).parents[3] / "docs" / "rules.md").read_text()
    heading, _, number = re.fullmatch(r"(\D+?)(( \d+)?)", place).groups()
    section = re.search(rf"^##+ {heading}.*?$(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert section is not None
    assert number is None or f"\n{number.strip()}. " in section[1]
