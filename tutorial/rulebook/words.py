"""Seats and sides by name."""

from django.utils.translation import gettext as _


def seat_names(players: int) -> tuple[str, ...]:
    """The seats from first hand to the dealer."""
    return {
        4: (_("first hand"), _("second hand"), _("third hand"), _("dealer")),
        3: (_("first hand"), _("second hand"), _("dealer")),
        2: (_("first hand"), _("dealer")),
    }[players]


def side_names(players: int) -> tuple[str, ...]:
    """The sides from that of first hand on."""
    return (_("We"), _("They")) if players == 4 else seat_names(players)
