"""Who asks, at which table, and how they are told no."""

from django.http import HttpRequest, HttpResponse

from game.accounts.models import User
from game.accounts.names import passing_name
from game.accounts.views import TooManyGuests, become_guest
from game.answers import refuse, wants_json
from game.limits import WRONG_CODES
from game.now import now_ms
from game.tables import selectors
from game.tables.declined import Declined
from game.tables.table_state import TableState


def person_of(request: HttpRequest, *, nickname: bool = False) -> User:
    """Who asks. With `nickname` a page's form may bring one along for somebody without a session, or leave it for later.

    Raises Declined or BadName.
    """
    if request.user.is_authenticated:
        return request.user
    if not nickname or wants_json(request) or "name" not in request.POST:
        raise Declined("who_are_you")
    try:
        return become_guest(request, request.POST["name"].strip() or passing_name())
    except TooManyGuests as error:
        raise Declined("too_many") from error


def visible_table(request: HttpRequest, code: str) -> TableState:
    """The table with this code, for who may see it; raises Declined, also for who has guessed too many codes."""
    table = selectors.table_rows([selectors.table_id(code) or 0]).first()
    state = selectors.table_state(table, now_ms()) if table else None
    if (state is None or state.seat_of(request.user.pk) is None) and WRONG_CODES.is_reached(request):
        raise Declined("too_many")
    if state is None or not state.may_watch(request.user.pk):
        WRONG_CODES.count(request)
        raise Declined("no_such_table")
    return state


def answer_declined(request: HttpRequest, declined: Declined, back: str = "/") -> HttpResponse:
    more = {"url": declined.url} if declined.url else {}
    return refuse(request, declined.reason, declined.text, back=declined.url or back, **more)
