"""The result of a match, and another one with the same people."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from game.bela.view import SeatView
from game.tables.presenters.places import BySide, in_order
from game.tables.presenters.rated import in_the_rate
from game.tables.presenters.sentences_sides import name_of_side
from game.tables.table_state import TableState


@dataclass(frozen=True, slots=True)
class Ending:
    """`won` is None for who watches; `rematch_url` leads to the next match somebody has already opened."""

    title: str
    won: bool | None
    winners: str
    sides: tuple[str, ...]
    totals: BySide
    belot: bool
    plays: bool
    rematch_by: str
    rematch_url: str
    record_url: str
    rated: str


def ending_of(table: TableState, view: SeatView, names: tuple[str, ...], sides: tuple[str, ...]) -> Ending | None:
    if view.phase != "over" or view.winner is None:
        return None
    won = None if view.you is None else view.winner == view.you % view.rules.sides
    return Ending(
        title=_title(won),
        won=won,
        winners=name_of_side(view.winner, names),
        sides=sides,
        totals=in_order(view.totals, view.you),
        belot=bool(view.deals) and view.deals[-1].outcome == "belot",
        plays=view.you is not None,
        rematch_by=table.rematch_by or "",
        rematch_url=reverse("tables:table", args=[table.rematch_code]) if table.rematch_code else "",
        record_url=reverse("tables:record", args=[table.code]),
        rated=in_the_rate(table, view.you),
    )


def _title(won: bool | None) -> str:
    if won is None:
        return _("The match is over")
    return _("You win!") if won else _("The others win")
