"""The win rate: `wins / (wins + losses + abandonments)`. A match that was abandoned is a loss and an abandonment.

>>> Rate(wins=2, losses=2, abandonments=1).percent
40
>>> NO_RATE.percent
0
"""

from dataclasses import dataclass
from math import sqrt

Z = 1.96
"""How sure the lower bound is: 95 of 100 intervals hold the true rate."""


@dataclass(frozen=True, slots=True)
class Rate:
    wins: int
    losses: int
    abandonments: int

    @property
    def matches(self) -> int:
        """The sample: an abandoned match stands among the losses, so it is one match and weighs two.

        >>> Rate(wins=2, losses=2, abandonments=1).matches
        4
        """
        return self.wins + self.losses

    @property
    def percent(self) -> int:
        """Whole and rounded down, so that 50 % is never said of less; of no matches 0."""
        weighed = self._weighed
        return 100 * self.wins // weighed if weighed else 0

    @property
    def lower_bound(self) -> float:
        """What the true rate is at least, as far as so few matches can tell: Wilson's score interval (1927).

            (p + z²/2n − z · √(p(1−p)/n + z²/4n²)) / (1 + z²/n)

        >>> round(Rate(wins=20, losses=0, abandonments=0).lower_bound, 3)
        0.839
        >>> Rate(wins=120, losses=80, abandonments=0).lower_bound > Rate(wins=12, losses=8, abandonments=0).lower_bound
        True
        """
        weighed = self._weighed
        if not self.wins:
            return 0.0
        share, square = self.wins / weighed, Z * Z / weighed
        spread = Z * sqrt(share * (1 - share) / weighed + square / (4 * weighed))
        return (share + square / 2 - spread) / (1 + square)

    @property
    def _weighed(self) -> int:
        return self.wins + self.losses + self.abandonments


NO_RATE = Rate(0, 0, 0)
