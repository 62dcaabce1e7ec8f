"""Adds up everybody's counted matches again and holds what is stored of the win rates against it."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from game.accounts import standings
from game.accounts.rates import Rate


class Command(BaseCommand):
    help = "Checks that all stored win rates agree with the matches they are made of."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--mend", action="store_true", help="store what the matches say")

    def handle(self, *, mend: bool, **options: Any) -> None:
        wrong = list(standings.disagreements())
        for user_id, stored, truth in wrong:
            self.stdout.write(f"person {user_id}: stored is {_words(stored)}; by the matches {_words(truth)}")
        if mend:
            for user_id, _, _ in wrong:
                standings.mend(user_id)
            self.stdout.write(f"{len(wrong)} win rates mended.")
        elif wrong:
            raise CommandError(f"{len(wrong)} win rates do not agree with the matches.")
        else:
            self.stdout.write("All win rates agree with the matches.")


def _words(rate: Rate) -> str:
    return f"{rate.wins} won, {rate.losses} lost, {rate.abandonments} of them abandoned"
