"""What is done at a table before its match, and on leaving it. Each is a POST that then shows the table."""

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from game.accounts.models import User
from game.accounts.names import BadName
from game.answers import accept, refuse
from game.tables import services
from game.tables.declined import Declined
from game.tables.muted import keep_muted
from game.tables.table_state import TableState
from game.typed import number_in

from . import services as lobby_services
from .asking import answer_declined, person_of, visible_table
from .truth import is_true

DIGITS_OF_A_SEAT = 3
NO_SEAT = -1  # for what is no number

TableView = Callable[[HttpRequest, TableState, User], HttpResponse | None]


def at_a_table(*, nickname: bool = False) -> Callable[[TableView], Callable[..., HttpResponse]]:
    """Gives the view the table it is about; what it declines is answered, and if it answers nothing the table is shown.

    With `nickname` somebody without a session may bring a name along.
    """

    def decorate(view: TableView) -> Callable[..., HttpResponse]:
        @require_POST
        @wraps(view)
        def answered(request: HttpRequest, code: str) -> HttpResponse:
            back = reverse("tables:table", args=[code])
            try:
                table = visible_table(request, code)
                user = person_of(request, nickname=nickname)
                return view(request, table, user) or _shown(request, table.code, stay=True)
            except BadName as error:
                return refuse(request, "bad_name", str(error), back=back)
            except Declined as declined:
                return answer_declined(request, declined, back)

        return answered

    return decorate


@at_a_table(nickname=True)
def sit(request: HttpRequest, table: TableState, user: User) -> None:
    lobby_services.sit(table_id=table.id, user=user, place=_place(request))


@at_a_table()
def robot(request: HttpRequest, table: TableState, user: User) -> None:
    place = _place(request)
    if is_true(request.POST.get("off")):
        services.dismiss_robot(table_id=table.id, user=user, place=place)
    else:
        services.seat_robot(table_id=table.id, user=user, place=place, level=request.POST.get("level"))


@at_a_table()
def ready(request: HttpRequest, table: TableState, user: User) -> None:
    services.set_ready(table_id=table.id, user=user, ready=not is_true(request.POST.get("off")))


@at_a_table()
def order(request: HttpRequest, table: TableState, user: User) -> None:
    seats = [number_in(seat.strip(), DIGITS_OF_A_SEAT) for seat in request.POST.get("seats", "").split(",")]
    services.reorder(table_id=table.id, user=user, order=[NO_SEAT if seat is None else seat for seat in seats])


@at_a_table()
def begin(request: HttpRequest, table: TableState, user: User) -> None:
    services.begin(table_id=table.id, user=user)


@at_a_table()
def leave(request: HttpRequest, table: TableState, user: User) -> HttpResponse:
    if table.seat_of(user.id) is None:
        raise Declined("not_at_table")
    if not is_true(request.POST.get("confirm")):
        raise Declined("confirm_needed")
    services.leave(table_id=table.id, user=user)
    return accept(request, "/", table=table.code)


@at_a_table()
def come_back(request: HttpRequest, table: TableState, user: User) -> None:
    services.come_back(table_id=table.id, user_id=user.id)


@at_a_table()
def rematch(request: HttpRequest, table: TableState, user: User) -> HttpResponse:
    code = lobby_services.play_again(table_id=table.id, user=user)
    keep_muted(request.session, table.code, code)
    return _shown(request, code, stay=False)


def _shown(request: HttpRequest, code: str, *, stay: bool) -> HttpResponse:
    """The table, which an open page's socket shows anyway."""
    you = visible_table(request, code).seat_of(request.user.pk)
    return accept(request, reverse("tables:table", args=[code]), table=code, you=you, stay=stay)


def _place(request: HttpRequest) -> int | None:
    """The seat asked for; None for any."""
    text = request.POST.get("seat", "").strip()
    if not text:
        return None
    seat = number_in(text, DIGITS_OF_A_SEAT)
    return NO_SEAT if seat is None else seat
