"""The announcements that count in this deal, to be looked at again while it lasts."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela.view import SeatView
from game.tables.presenters.blok import announced_by_side
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.places import in_order
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


def shown_announcements(view: SeatView, names: tuple[str, ...], sides: tuple[str, ...], words: Words) -> Shown | None:
    """`sides` by name, one's own first. What was declared in vain is not among them."""
    counting = [held for held in view.announced if held.counts]
    if not counting:
        return None
    worth = in_order(announced_by_side(view), view.you)
    whose = [f"{side} {points}" for side, points in zip(sides, worth, strict=True) if points]
    lines = (
        ShownLine(
            names[held.seat], _("belot") if held.value is None else str(held.value), pictures(held.cards or (), words)
        )
        for held in counting
    )
    return Shown(", ".join(whose) or _("belot"), tuple(lines))
