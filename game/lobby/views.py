"""The front page, and opening a table."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_safe

from game.accounts.models import User
from game.accounts.names import BadName
from game.answers import accept, refuse
from game.limits import NEW_TABLES, WRONG_CODES
from game.tables import selectors, services
from game.tables.declined import Declined
from game.tables.now import now_ms

from .asking import answer_declined, person_of, visible_table
from .truth import is_true
from .wishes import OptionConflict, read_wish


@require_safe
@never_cache
@ensure_csrf_cookie
def front(request: HttpRequest) -> HttpResponse:
    return render(request, "lobby/front.html", {"tables": selectors.open_tables(now_ms())})


@require_safe
def by_code(request: HttpRequest) -> HttpResponse:
    """From a code somebody has read out to its table."""
    if WRONG_CODES.is_reached(request):
        return refuse(request, "too_many")
    code = "".join(request.GET.get("kod", "").split()).lower()
    if not code.isalnum() or selectors.table_id(code) is None:
        WRONG_CODES.count(request)
        return refuse(request, "no_such_table")
    return HttpResponseRedirect(reverse("tables:table", args=[code]))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def new(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "lobby/new.html", {"error": "", "chosen": {}})
    try:
        user = person_of(request, nickname=True)
        wish = read_wish(request.POST)
        if NEW_TABLES.is_reached(request):
            raise Declined("too_many")
        table = services.open_table(creator=user, wish=wish)
        NEW_TABLES.count(request)
        if is_true(request.POST.get("robots")):
            _begin_with_robots(table.id, user)
    except OptionConflict as conflict:
        return refuse(request, "option_conflict", str(conflict), back=request.path)
    except BadName as error:
        return refuse(request, "bad_name", str(error), back="/")
    except Declined as declined:
        return answer_declined(request, declined)
    return accept(request, reverse("tables:table", args=[table.code]), table=table.code, you=0)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A table that isn't there for this visitor stays unseen, token or not."""
    match = request.resolver_match
    code = match.kwargs.get("code") if match else None
    more: dict[str, Any] = {"view": None} if match and match.view_name == "tables:move" else {}
    if code is not None:
        try:
            visible_table(request, code)
        except Declined as declined:
            return refuse(request, declined.reason, **more)
    return refuse(request, "csrf", **more)


def _begin_with_robots(table_id: int, user: User) -> None:
    for place in range(1, 4):
        services.seat_robot(table_id=table_id, user=user, place=place)
    services.begin(table_id=table_id, user=user)
