"""How a match ended: stored as it ends, so that its moves and its record can be held against it for good."""

from dataclasses import dataclass, field

from game.bela import Figures, Match, figures_of


@dataclass(frozen=True, slots=True)
class MatchResult:
    """`totals` by side; `last_outcome` is the record's word for how the last of the `deals` ended.

    `figures` are each seat's; they stand in everybody's part of the match, not in the stored result.
    """

    winner: int
    totals: tuple[int, ...]
    deals: int
    last_outcome: str
    figures: tuple[Figures, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        totals = " : ".join(map(str, self.totals))
        return f"side {self.winner} wins {totals} in {self.deals} deals, the last a {self.last_outcome}"


def result_of(match: Match) -> MatchResult | None:
    """None while the match goes on."""
    if match.phase != "over" or match.winner is None:
        return None
    figures = figures_of(match.deals, match.rules)
    return MatchResult(match.winner, match.totals, len(match.deals), match.deals[-1].outcome, figures)
