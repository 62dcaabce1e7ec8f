"""Inviting people to a table, and what becomes of an invitation."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from game.accounts.models import User
from game.answers import accept, refuse, wants_json
from game.limits import NEW_INVITATIONS, SEARCHES
from game.tables.declined import Declined
from game.tables.table_state import TableState
from game.typed import DIGITS_OF_A_ROW, can_be_stored, number_in

from . import selectors, services
from .asking import answer_declined, person_of, visible_table


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def invite(request: HttpRequest, code: str) -> HttpResponse:
    """Whom one could invite; and inviting one of them, said by the user name or, as our own buttons do, by the number."""
    back = reverse("tables:table", args=[code])
    try:
        table = visible_table(request, code)
        user = person_of(request)
        if request.method != "POST":
            return _invite_page(request, table, user)
        if NEW_INVITATIONS.is_reached(request):
            raise Declined("too_many")
        NEW_INVITATIONS.count(request)
        invited = _meant(request.POST.get("who", ""), request.POST.get("person", ""))
        services.invite(table_id=table.id, inviter=user, invited=invited)
    except Declined as declined:
        return answer_declined(request, declined, back)
    if getattr(request, "htmx", False) and not wants_json(request):
        return render(request, "lobby/invited.html", {"code": table.code, "person": invited})
    return accept(request, back, table=table.code, you=table.seat_of(user.id))


@require_safe
@never_cache
@ensure_csrf_cookie
def invitations(request: HttpRequest) -> HttpResponse:
    if not request.user.is_authenticated:
        return refuse(request, "who_are_you")
    return render(request, "lobby/invitations_page.html")


@require_POST
def decline(request: HttpRequest, invitation_id: int) -> HttpResponse:
    """Somebody else's invitation, and none at all, are answered alike."""
    if not request.user.is_authenticated:
        return refuse(request, "who_are_you")
    if invitation_id < 2**63:  # more than a database counts to
        services.decline(invitation_id=invitation_id, user=request.user)
    return accept(request, reverse("lobby:invitations"), stay=True)


def _invite_page(request: HttpRequest, table: TableState, user: User) -> HttpResponse:
    may_invite = table.may_invite(user.id)
    search = request.GET.get("trazi", "")
    if search:
        if SEARCHES.is_reached(request):
            raise Declined("too_many")
        SEARCHES.count(request)
    context = {
        "table": table,
        "may_invite": may_invite,
        "search": search[:40],
        "asked": selectors.asked_to(table.id),
        "friends": selectors.friends_to_invite(table, user.id) if may_invite else [],
        "found": selectors.players_to_invite(table, user.id, search) if may_invite else [],
    }
    only_box = bool(getattr(request, "htmx", False))
    return render(request, "lobby/invite_box.html" if only_box else "lobby/invite_page.html", context)


def _meant(username: str, number: str) -> User:
    people, person_id = User.objects.filter(is_active=True), number_in(number, DIGITS_OF_A_ROW)
    invited = None
    if person_id is not None:
        invited = people.filter(id=person_id).first()
    elif can_be_stored(username):
        invited = people.filter(username=username, is_guest=False).first()
    if invited is None:
        raise Declined("no_such_player")
    return invited
