"""Friends as they are drawn outside any request: the buttons belong to a form of the page, which has the token."""

from django.template.loader import render_to_string

from . import friends


def requests_panel(user_id: int) -> str:
    """Who asks to be friends, on every page."""
    asking = friends.asking(user_id)
    return render_to_string("accounts/friend_requests.html", {"asking": asking}) if asking else ""


def circle_panel(user_id: int) -> str:
    """The page of friends, but for what it has for searching."""
    return render_to_string("accounts/circle.html", {"circle": friends.circle_of(user_id), "oob": True})
