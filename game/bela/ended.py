"""A deal that has come to its end, and what of it stands on the score sheet."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import Suit
from .deal import Deal
from .deal_score import BySide, DealScore, Outcome
from .seats import Seat, Side

if TYPE_CHECKING:
    from .playing import Playing


@dataclass(frozen=True, slots=True)
class Claim:
    """An auzmeš: who claimed it, and against whom."""

    by: Seat
    against: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal with trumps that is over: the play as it stood then, its score, and the claim that ended it."""

    play: "Playing"
    score: DealScore
    claim: Claim | None = None

    @property
    def deal(self) -> Deal:
        return self.play.opening.trumps.deal

    @property
    def calls(self) -> tuple[Suit | None, ...]:
        return self.play.opening.trumps.calls

    @property
    def winner(self) -> Side | None:
        """The side that wins the match by this deal alone."""
        return self.score.winner

    @property
    def result(self) -> "DealResult":
        trumps, score = self.play.opening.trumps, self.score
        return DealResult(
            score=score.written,
            caller=trumps.caller,
            trump=trumps.trump,
            outcome=score.outcome,
            sweep=score.sweep,
            cards=self.play.cards_taken,
            announced=score.announced,
            bela=score.bela,
            bela_by=None if self.play.bela_at is None else self.play.opening.bela_holder,
        )


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """A deal in which nobody called."""

    deal: Deal
    calls: tuple[Suit | None, ...]
    winner: None = None

    @property
    def result(self) -> "DealResult":
        nothing = (0,) * self.deal.rules.sides
        return DealResult(nothing, None, None, "redealt", None, nothing, nothing, nothing, None)


FinishedDeal = Ended | ThrownIn


@dataclass(frozen=True, slots=True)
class DealResult:
    """What everybody may know of a finished deal. All points are by side.

    `cards` are those of the tricks with the last one's ten and what the caller laid aside. `bela_by` is who said bela,
    whatever became of its points.
    """

    score: BySide
    caller: Seat | None
    trump: Suit | None
    outcome: Outcome
    sweep: Side | None
    cards: BySide
    announced: BySide
    bela: BySide
    bela_by: Seat | None

    def is_made(self) -> bool:
        """Whether the caller's side has passed; where something else ended the deal, whether it wrote the most."""
        if self.caller is None or self.outcome in ("pass", "fall"):
            return self.outcome == "pass"
        side = self.caller % len(self.score)
        return self.score[side] > max(points for other, points in enumerate(self.score) if other != side)
