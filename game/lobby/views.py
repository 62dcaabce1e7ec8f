"""The front page, and opening a table."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_safe

from game.accounts.models import User
from game.accounts.names import BadName
from game.answers import NOT_ALLOWED_NOW, accept, refuse, wants_json
from game.limits import NEW_TABLES
from game.tables import services
from game.tables.declined import Declined

from .asking import answer_declined, person_of, visible_table
from .choices import new_table
from .filters import Filters, wanted_by
from .room_list import room_list
from .truth import is_true
from .wishes import OptionConflict, read_form, read_wish


@require_safe
@never_cache
@ensure_csrf_cookie
def front(request: HttpRequest) -> HttpResponse:
    """The latest open tables, and the ways to a game."""
    wanted = wanted_by(request.user.pk, Filters())
    return render(
        request,
        "lobby/front.html",
        {"rooms": room_list(wanted, Filters(), is_short=True), "is_live": request.user.is_authenticated},
    )


@require_safe
def by_code(request: HttpRequest) -> HttpResponse:
    """From a code somebody has read out to its table."""
    try:
        table = visible_table(request, "".join(request.GET.get("kod", "").split()))
    except Declined as declined:
        return answer_declined(request, declined)
    return HttpResponseRedirect(reverse("tables:table", args=[table.code]))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def new(request: HttpRequest) -> HttpResponse:
    """The form of a new table, filled in with whatever its address says; and opening the table."""
    if request.method != "POST":
        return _form(request, request.GET)
    try:
        user = person_of(request, nickname=True)
        wish = read_wish(request.POST)
        if NEW_TABLES.is_reached(request):
            raise Declined("too_many")
        table = services.open_table(creator=user, wish=wish)
        NEW_TABLES.count(request)
        if is_true(request.POST.get("robots")):
            _begin_with_robots(table.id, user, wish.rules.players)
    except OptionConflict as conflict:
        return _refused(request, "option_conflict", f"{conflict.field}: {conflict}")
    except BadName as error:
        return _refused(request, "bad_name", str(error), bad_name=str(error))
    except Declined as declined:
        return answer_declined(request, declined)
    return accept(request, reverse("tables:table", args=[table.code]), table=table.code, you=0)


@never_cache
def choose(request: HttpRequest) -> HttpResponse:
    """The form anew, with what has meaning beside what is chosen so far; nothing is opened."""
    if request.method != "POST":
        return HttpResponseRedirect(reverse("lobby:new"))
    return _form(request, request.POST)


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


def _form(
    request: HttpRequest, chosen: Mapping[str, str], *, is_refused: bool = False, bad_name: str = ""
) -> HttpResponse:
    """The form as chosen, with why no table was opened; or only what changes on it as one chooses."""
    changes_only = bool(getattr(request, "htmx", False))
    context = {
        "new": new_table(read_form(chosen)),
        "name": chosen.get("name", ""),
        "oob": changes_only,
        "is_refused": is_refused,
        "bad_name": bad_name,
    }
    template = "lobby/chosen.html" if changes_only else "lobby/new.html"
    return render(request, template, context, status=NOT_ALLOWED_NOW if is_refused else None)


def _refused(request: HttpRequest, reason: str, text: str, *, bad_name: str = "") -> HttpResponse:
    """Programs are told why; people get back what they have chosen."""
    if wants_json(request):
        return refuse(request, reason, text)
    return _form(request, request.POST, is_refused=True, bad_name=bad_name)


def _begin_with_robots(table_id: int, user: User, players: int) -> None:
    for place in range(1, players):
        services.seat_robot(table_id=table_id, user=user, place=place)
    services.begin(table_id=table_id, user=user)
