"""How the points of a deal came about, part by part."""

from dataclasses import dataclass
from typing import Literal

from .cards import Points
from .seats import Seat, Side

Outcome = Literal["pass", "fall", "belot", "auzmes", "enough", "redealt"]
BySide = tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class DealScore:
    """The parts stand as they do before a fall moves anything; `total` is their sum, `written` what goes on the sheet.

    `cards` are card points without the last trick's ten, with what a caller laid aside. `needed` is the least with which
    the caller passes, where that decides. `winner` is a side that wins the match by this deal alone (belot, enough).
    """

    outcome: Outcome
    caller: Seat
    cards: BySide
    last_trick: BySide
    announced: BySide
    bela: BySide
    sweep_bonus: BySide
    total: BySide
    written: BySide
    needed: Points | None = None
    sweep: Side | None = None
    winner: Side | None = None


@dataclass(slots=True)
class Sheet:
    """A score being reckoned."""

    caller: Seat
    cards: list[Points]
    last_trick: list[Points]
    announced: list[Points]
    bela: list[Points]
    sweep_bonus: list[Points]

    @staticmethod
    def empty(caller: Seat, sides: int) -> "Sheet":
        return Sheet(caller, [0] * sides, [0] * sides, [0] * sides, [0] * sides, [0] * sides)

    def totals(self) -> list[Points]:
        parts = (self.cards, self.last_trick, self.announced, self.bela, self.sweep_bonus)
        return [sum(of_side) for of_side in zip(*parts, strict=True)]

    def closed(
        self,
        outcome: Outcome,
        written: list[Points],
        *,
        needed: Points | None = None,
        sweep: Side | None = None,
        winner: Side | None = None,
    ) -> DealScore:
        return DealScore(
            outcome=outcome,
            caller=self.caller,
            cards=tuple(self.cards),
            last_trick=tuple(self.last_trick),
            announced=tuple(self.announced),
            bela=tuple(self.bela),
            sweep_bonus=tuple(self.sweep_bonus),
            total=tuple(self.totals()),
            written=tuple(written),
            needed=needed,
            sweep=sweep,
            winner=winner,
        )
