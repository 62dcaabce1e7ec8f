"""The win rate: `wins / (wins + losses + abandonments)`. A match that was abandoned is a loss and an abandonment.

>>> Rate(wins=2, losses=2, abandonments=1).percent
40
>>> NO_RATE.percent
0
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    wins: int
    losses: int
    abandonments: int

    @property
    def percent(self) -> int:
        """Whole and rounded down, so that 50 % is never said of less; of no matches 0."""
        weighed = self.wins + self.losses + self.abandonments
        return 100 * self.wins // weighed if weighed else 0


NO_RATE = Rate(0, 0, 0)
