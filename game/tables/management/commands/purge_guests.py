"""Guests who have not been here for long are forgotten."""

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from game.tables.idle import KEPT, erase_idle, idle

MOST_DAYS = 10_000


class Command(BaseCommand):
    help = "Erases guests who have not been seen for so many days and sit at no table that waits or is played at."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--days", type=int, default=KEPT.days)
        parser.add_argument("--dry-run", action="store_true", help="only says how many there are")

    def handle(self, *, days: int, dry_run: bool, **options: Any) -> None:
        if not 1 <= days <= MOST_DAYS:
            raise CommandError(f"--days must be from 1 to {MOST_DAYS}.")
        before = timezone.now() - timedelta(days=days)
        if dry_run:
            self.stdout.write(f"{idle(before).count()} guests would be erased.")
        else:
            self.stdout.write(f"{sum(1 for _guest in erase_idle(before))} guests erased.")
