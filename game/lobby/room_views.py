"""The list of open rooms, and the quickest way into one."""

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST, require_safe

from game.accounts.names import BadName
from game.answers import accept, refuse
from game.limits import NEW_TABLES
from game.tables.declined import Declined
from game.tables.services.opening import TableWish

from .asking import answer_declined, person_of, visible_table
from .filters import Filters, read_filters, wanted_by
from .quick_game import quick_game
from .room_list import chosen_words, questions, room_list
from .truth import is_true
from .wishes import read_form


@require_safe
@never_cache
@ensure_csrf_cookie
def rooms(request: HttpRequest) -> HttpResponse:
    filters, is_short = read_filters(request.GET), is_true(request.GET.get("short"))
    context = {
        "rooms": room_list(wanted_by(request.user.pk, filters), filters, is_short=is_short),
        "chosen": chosen_words(filters),
        "is_live": request.user.is_authenticated,
    }
    if getattr(request, "htmx", False):
        return render(request, "lobby/room_list.html", context)
    asked = questions(filters, with_friends=request.user.is_authenticated)
    return render(request, "lobby/rooms.html", context | {"questions": asked})


@require_POST
def quick(request: HttpRequest) -> HttpResponse:
    """The form may hold filters, as the list has them."""
    filters = read_filters(request.POST)
    try:
        user = person_of(request, nickname=True)
        if NEW_TABLES.is_reached(request):
            raise Declined("too_many")
        NEW_TABLES.count(request)
        code = quick_game(user=user, filters=filters, wish=_wish_for(filters))
    except BadName as error:
        return refuse(request, "bad_name", str(error))
    except Declined as declined:
        return answer_declined(request, declined)
    you = visible_table(request, code).seat_of(request.user.pk)
    return accept(request, reverse("tables:table", args=[code]), table=code, you=you)


def _wish_for(filters: Filters) -> TableWish:
    """An open table as it is looked for, so far as one thing is looked for; else as is usual."""
    form = QueryDict(mutable=True)
    form.update(
        {field: str(values[0]) for field, values in filters.chosen if len(values) == 1} | {"visibility": "open"}
    )
    return read_form(form).wish
