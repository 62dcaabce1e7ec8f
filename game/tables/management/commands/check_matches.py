"""Replays every finished match of the database and holds it against what is stored of it."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from game.tables.checking import disagreements, finished_tables


class Command(BaseCommand):
    help = "Checks that the journal, the record and the stored result of every finished match agree."

    def handle(self, **options: Any) -> None:
        checked = wrong = 0
        for table in finished_tables():
            found = disagreements(table)
            checked, wrong = checked + 1, wrong + bool(found)
            for sentence in found:
                self.stdout.write(f"{table.code}: {sentence}")
        if wrong:
            raise CommandError(f"Of {checked} finished matches {wrong} do not agree with what is stored.")
        self.stdout.write(f"All {checked} finished matches agree with what is stored.")
