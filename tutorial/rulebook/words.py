"""Ranks, seats and sides by name."""

from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import pgettext


class RankWord(NamedTuple):
    sign: str
    name: str


def rank_names() -> tuple[RankWord, ...]:
    """From seven to ace."""
    return (
        RankWord("VII", _("seven")),
        RankWord("VIII", _("eight")),
        RankWord("IX", _("nine")),
        RankWord("X", _("ten")),
        RankWord(pgettext("card", "J"), _("jack")),
        RankWord(pgettext("card", "Q"), _("queen")),
        RankWord(pgettext("card", "K"), _("king")),
        RankWord(pgettext("card", "A"), _("ace")),
    )


def seat_names(players: int) -> tuple[str, ...]:
    """The seats from first hand to the dealer."""
    return {
        4: (_("first hand"), _("second hand"), _("third hand"), _("dealer")),
        3: (_("first hand"), _("second hand"), _("dealer")),
        2: (_("first hand"), _("dealer")),
    }[players]


def side_names(players: int) -> tuple[str, ...]:
    """The sides from that of first hand on."""
    return (_("We"), _("You")) if players == 4 else seat_names(players)
