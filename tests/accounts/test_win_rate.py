"""Every case of docs/win-rate.md, read from its table and played."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from game.accounts.models import Standing
from game.accounts.rates import Rate
from game.accounts.services import make_guest

from .rated import NAMES, RatedTable, player

pytestmark = pytest.mark.django_db
DOC = Path(__file__).parents[2] / "docs" / "win-rate.md"
OUTCOMES = {"won": "won", "lost": "lost", "abandoned": "abandoned", "–": "none"}
WEIGHS = {"won": Rate(1, 0, 0), "lost": Rate(0, 1, 0), "abandoned": Rate(0, 1, 1)}


def cases() -> list[list[str]]:
    rows = [line.strip("| \n").split("|") for line in DOC.read_text().splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row] for row in rows]
    return cells[2:]


def people(players: int, began: str):
    seats = [player(name) for name in NAMES[:players]]
    if began == "guests":
        seats[-1] = make_guest(name=NAMES[players - 1])
    return tuple(None if began == "robots" and seat % 2 else one for seat, one in enumerate(seats))


@pytest.mark.parametrize("case", cases(), ids=lambda case: " ".join(case[:3]))
def test_a_match_is_decided_as_the_table_of_cases_says(case):
    players, began, happens, *said, counts = case
    table = RatedTable.begun(people(int(players), began))
    for what in happens.split(", "):
        table.happens(what)
    expected = {seat: OUTCOMES[word] for seat, word in enumerate(said) if word}
    assert {seat: part.outcome for seat, part in table.parts.items()} == expected
    assert {part.counts for part in table.parts.values()} == {counts == "yes"}
    assert {part.with_robots for part in table.parts.values()} == {began == "robots"}
    weighed = {seat: WEIGHS[word] for seat, word in expected.items() if counts == "yes" and word != "none"}
    rows = {row.user_id: Rate(row.wins, row.losses, row.abandonments) for row in Standing.objects.all()}
    assert rows == {table.people[seat].id: rate for seat, rate in weighed.items()}
    for checks in ("check_rates", "check_matches"):
        call_command(checks, stdout=StringIO())


def test_the_table_of_cases_holds_all_of_them():
    assert len(cases()) > 60
    assert {case[0] for case in cases()} == {"4", "3", "2"}
