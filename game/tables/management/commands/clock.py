"""The clock as a process of its own, where several processes serve the site (EMBEDDED_CLOCK=0)."""

import asyncio
from contextlib import suppress
from typing import Any

from django.core.management.base import BaseCommand

from game.tables.clock import run_clock


class Command(BaseCommand):
    help = "Moves robots and runs out clocks until it is ended."

    def handle(self, **options: Any) -> None:
        with suppress(KeyboardInterrupt):
            asyncio.run(run_clock())
