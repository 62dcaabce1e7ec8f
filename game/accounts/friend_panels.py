"""Friends as they are drawn outside any request: the buttons belong to a form of the page, which has the token."""

from django.template.loader import render_to_string

from . import friends
from .personal import Panel


def _draw_requests(user_id: int) -> str:
    """Who asks to be friends, on every page."""
    return render_to_string("accounts/friend_requests.html", {"asking": friends.asking(user_id)})


requests_panel = Panel(friends.requests_to, _draw_requests)


def circle_panel(user_id: int) -> str:
    """The page of friends, but for what it has for searching."""
    return render_to_string("accounts/circle.html", {"circle": friends.circle_of(user_id), "oob": True})
