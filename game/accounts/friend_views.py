"""Friends: the page, the search for people, and what is done with one of them."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from game.answers import PageRequest, accept, address_here, refuse, wants_json
from game.limits import FRIEND_REQUESTS, SEARCHES
from game.typed import DIGITS_OF_A_ROW, number_in

from . import friends, friendship
from .models import User
from .somebody import for_somebody

DONE_WITH_SOMEBODY: dict[str, Callable[..., None]] = {
    "ask": friendship.ask,
    "accept": friendship.accept,
    "decline": friendship.decline,
    "remove": friendship.remove,
    "block": friendship.block,
    "unblock": friendship.unblock,
}
PLACES = ("told", "list", "found", "table", "profile")  # where a person's buttons can stand on a page


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def circle(request: PageRequest, user: User) -> HttpResponse:
    """The page; and what is done with somebody: the field is named by what, its value is the person's number."""
    if request.method == "POST":
        return _do(request, user)
    if wants_json(request):
        everybody = friends.everybody_of(user.id)
        return JsonResponse({"people": [_as_json(person) for person in everybody]})
    context = {"circle": friends.circle_of(user.id), "crews": friends.crews_of(user.id)}
    return render(request, "accounts/friends.html", context | {"found": None, "text": "", "oob": False})


@require_safe
@for_somebody
def search(request: HttpRequest, user: User) -> HttpResponse:
    if SEARCHES.is_reached(request):
        return refuse(request, "too_many", back=reverse("accounts:friends"))
    SEARCHES.count(request)
    text = request.GET.get("ime", "")[:100]
    found = friends.search(user.id, text)
    if wants_json(request):
        return JsonResponse({"people": [_as_json(person) for person in found or []]})
    return render(request, "accounts/search.html", {"found": found, "text": text})


@require_safe
@for_somebody
def at_table(request: PageRequest, user: User, code: str) -> HttpResponse:
    """The people at a table where one sits or has sat: a part of its page, or a page of its own."""
    people = friends.at_table(user.id, code.lower()) if code.isalnum() else []
    if wants_json(request):
        return JsonResponse({"people": [_as_json(person) for person in people]})
    context = {"people_here": people, "code": code.lower()}
    return render(request, "accounts/at_table.html" if request.htmx else "accounts/at_table_page.html", context)


def _do(request: PageRequest, user: User) -> HttpResponse:
    what = next((name for name in DONE_WITH_SOMEBODY if name in request.POST), None)
    other_id = number_in(request.POST.get(what or "", ""), DIGITS_OF_A_ROW)
    if what is None or other_id is None:
        return refuse(request, "no_such_player")
    if what == "ask":
        if FRIEND_REQUESTS.is_reached(request):
            return refuse(request, "too_many")
        FRIEND_REQUESTS.count(request)
    try:
        DONE_WITH_SOMEBODY[what](user=user, other_id=other_id)
    except friendship.NotBetweenThese as no:
        return refuse(request, no.reason, back=_back(request))
    return _stands_now(request, user, other_id)


def _stands_now(request: PageRequest, user: User, other_id: int) -> HttpResponse:
    """What the two are to each other now: for a page its buttons anew."""
    person = friends.seen_by(user.id, [User.objects.get(id=other_id)])[0]
    if wants_json(request):
        return JsonResponse(_as_json(person))
    if request.htmx:
        place = request.POST.get("place")
        context = {"other": person, "place": place if place in PLACES else "list"}
        return render(request, "accounts/person_acts.html", context)
    return accept(request, _back(request))


def _as_json(person: friends.Person) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "username": person.username,
        "relation": person.relation,
        "here": person.is_here,
        "table": person.where.code if person.where else None,
    }


def _back(request: HttpRequest) -> str:
    """The page that the buttons stand on."""
    return address_here(request, request.headers.get("Referer", "")) or reverse("accounts:friends")
