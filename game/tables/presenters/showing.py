"""The announcements that count in this deal, to be looked at again while it lasts."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela.view import SeatView
from game.tables.presenters.blok import announced_by_side
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class ShownLine:
    name: str
    value: str
    cards: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """`sides`: whose, and what they are worth together."""

    sides: str
    lines: tuple[ShownLine, ...]


def shown_announcements(view: SeatView, names: tuple[str, ...], sides: tuple[str, str], words: Words) -> Shown | None:
    """`sides` by name, one's own first."""
    if not view.announced:
        return None
    worth = announced_by_side(view)
    mine = (view.you or 0) % 2
    whose = [f"{sides[side != mine]} {worth[side]}" for side in (mine, 1 - mine) if worth[side]]
    lines = (
        ShownLine(
            names[held.seat], _("belot") if held.value is None else str(held.value), pictures(held.cards or (), words)
        )
        for held in view.announced
    )
    return Shown(", ".join(whose), tuple(lines))
