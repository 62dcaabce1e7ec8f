"""The result of a match, and another one with the same people."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from game.bela.view import SeatView
from game.tables.presenters.places import in_order
from game.tables.table_state import TableState


@dataclass(frozen=True, slots=True)
class Ending:
    """`rematch_url` leads to the next match somebody has already opened."""

    title: str
    winners: str
    totals: tuple[int, int]
    won: int
    belot: bool
    plays: bool
    rematch_by: str
    rematch_url: str
    record_url: str


def ending_of(table: TableState, view: SeatView, names: tuple[str, ...]) -> Ending | None:
    if view.phase != "over" or view.winner is None:
        return None
    yours = view.you is not None and view.winner == view.you % 2
    title = _("The match is over") if view.you is None else _("You win!") if yours else _("The others win")
    return Ending(
        title=title,
        winners=f"{names[view.winner]} + {names[view.winner + 2]}",
        totals=in_order(view.totals, view.you),
        won=0 if view.winner == (view.you or 0) % 2 else 1,
        belot=bool(view.deals) and view.deals[-1].outcome == "belot",
        plays=view.you is not None,
        rematch_by=table.rematch_by or "",
        rematch_url=reverse("tables:table", args=[table.rematch_code]) if table.rematch_code else "",
        record_url=reverse("tables:record", args=[table.code]),
    )
