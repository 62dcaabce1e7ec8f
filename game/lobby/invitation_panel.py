"""The invitations somebody has, as every page shows them."""

from django.template.loader import render_to_string

from game.tables.presenters.sentences_rules import badges

from . import selectors


def invitation_panel(user_id: int) -> str:
    """'' for who has none. It is drawn outside any request: its buttons belong to a form of the page, which has the token."""
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
