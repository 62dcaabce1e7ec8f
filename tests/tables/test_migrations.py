"""What a new version makes of a database that was filled by the one before."""

from importlib import import_module

from django.apps import apps

from game.bela import Rules
from game.tables.models import Move, Result

from .matches import finished_match

results = import_module("game.tables.migrations.0002_results")


def test_a_match_that_ended_before_results_were_stored_gets_its_own():
    good, spoiled = (finished_match(Rules.preset("kavana"), seed) for seed in (1, 2))
    stored = Result.objects.values().get(table_id=good.table_id)
    Result.objects.all().delete()
    Move.objects.filter(table_id=spoiled.table_id, number=3).update(action="accept")
    results.store_results(apps, None)
    assert list(Result.objects.values()) == [stored]
