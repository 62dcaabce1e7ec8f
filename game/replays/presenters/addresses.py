"""Where a replay is found: each of its steps has an address of its own."""

from dataclasses import dataclass

from django.urls import reverse


@dataclass(frozen=True, slots=True)
class Address:
    """`room` is `match` for a table's own, `brought` for a record that somebody brought along."""

    room: str
    code: str

    @property
    def start(self) -> str:
        return reverse(f"replays:{self.room}", args=[self.code])

    @property
    def record(self) -> str:
        return reverse(f"replays:{self.room}_record", args=[self.code])

    def step(self, deal: int, step: int) -> str:
        """Deals are counted from 1, as people do; the step 0 of a deal shows it as it was dealt."""
        return reverse(f"replays:{self.room}_step", args=[self.code, deal, step])
