"""record-format.md: what a table writes down replays to what was played there, by every set of rules."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.bela import PRESETS, Rules
from game.tables.records import record_of_table

from ..bela.table import random_rules
from .matches import finished_match

ROOT = Path(__file__).resolve().parent.parent.parent


def replayed(records: list[dict]) -> list[dict]:
    """What the engine's own command says, which knows nothing of tables."""
    lines = "".join(json.dumps(record) + "\n" for record in records)
    command = [sys.executable, "-m", "game.bela", "replay"]
    ended = subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True)
    assert ended.stderr == ""
    return [json.loads(line) for line in ended.stdout.splitlines()]


def assert_the_same(match, result):
    assert result["error"] is None
    assert result["next"] is None
    assert (result["totals"], result["winner"]) == (list(match.totals), match.winner)
    assert len(result["deals"]) == len(match.deals)
    for deal, again in zip(match.deals, result["deals"], strict=True):
        assert (again["score"], again["outcome"], again["caller"]) == (list(deal.score), deal.outcome, deal.caller)
        assert (again["cards"], again["sweep"]) == (list(deal.cards), deal.sweep)
        assert (again["announced"], again["bela"]) == (list(deal.announced), list(deal.bela))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_of_every_preset_writes_records_that_replay_to_what_was_played(preset):
    folds = [finished_match(Rules.preset(preset), seed) for seed in range(3)]
    for fold, result in zip(folds, replayed([record_of_table(fold) for fold in folds]), strict=True):
        assert_the_same(fold.match, result)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_so_does_a_table_with_any_options(players):
    chance = random.Random(players)
    folds = [finished_match(random_rules(chance, players=players), seed) for seed in range(5)]
    for fold, result in zip(folds, replayed([record_of_table(fold) for fold in folds]), strict=True):
        assert_the_same(fold.match, result)


def test_the_samples_hold_what_only_some_tables_have():
    """Else the tests above would say little."""
    presets = ("kavana", "turnir", "troje", "dvoje")
    records = [record_of_table(finished_match(Rules.preset(preset), seed)) for preset in presets for seed in range(3)]
    deals = [deal for record in records for deal in record["deals"]]
    for field in ("auzmes", "declared", "discards", "stock", "offered", "exchange", "bela"):
        assert any(field in deal for deal in deals), field


def test_a_record_names_the_players_and_the_preset():
    record = record_of_table(finished_match(Rules.preset("dvoje")))
    assert [player["name"] for player in record["x_players"]] == ["Ana", "Ivan"]
    assert record["x_preset"] == "klasik"
