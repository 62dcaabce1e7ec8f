"""How a match ended: stored as it ends, so that its moves and its record can be held against it for good."""

from dataclasses import dataclass

from game.bela import Match


@dataclass(frozen=True, slots=True)
class MatchResult:
    """`totals` by side; `last_outcome` is the record's word for how the last of the `deals` ended."""

    winner: int
    totals: tuple[int, ...]
    deals: int
    last_outcome: str

    def __str__(self) -> str:
        totals = " : ".join(map(str, self.totals))
        return f"side {self.winner} wins {totals} in {self.deals} deals, the last a {self.last_outcome}"


def result_of(match: Match) -> MatchResult | None:
    """None while the match goes on."""
    if match.phase != "over" or match.winner is None:
        return None
    return MatchResult(match.winner, match.totals, len(match.deals), match.deals[-1].outcome)
