"""Pages and doings for whoever is known: a guest or an account."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie

from game.answers import refuse

View = Callable[..., HttpResponseBase]


def for_somebody(view: View) -> View:
    """Gives the view who asks, on a page that nobody else may keep."""

    @never_cache
    @ensure_csrf_cookie
    @wraps(view)
    def answered(request: HttpRequest, **where: Any) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return refuse(request, "who_are_you")
        return view(request, request.user, **where)

    return answered
