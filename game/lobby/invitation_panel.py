"""The invitations somebody has, as every page shows them."""

from django.template.loader import render_to_string

from game.accounts.personal import Panel
from game.tables.presenters.sentences_rules import badges

from . import selectors


def _draw(user_id: int) -> str:
    """It is drawn outside any request: its buttons belong to a form of the page, which has the token."""
    invitations = [
        {
            "id": each.id,
            "inviter": each.inviter,
            "table": each.table,
            "badges": badges(each.table),
            "free": sum(seat.is_free for seat in each.table.seats),
        }
        for each in selectors.invitations_of(user_id)
    ]
    return render_to_string("lobby/invitations.html", {"invitations": invitations}) if invitations else ""


invitation_panel = Panel(selectors.standing_invitations, _draw)
