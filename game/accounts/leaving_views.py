"""Taking away all that is stored about oneself, and having it erased."""

from collections.abc import AsyncIterator, Iterator

from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from game.answers import NOT_ALLOWED_NOW, accept, refuse, wants_json
from game.limits import ARCHIVES, WRONG_PASSWORDS
from game.threads import in_reader

from .archive import archive_of
from .erasing import erase
from .keepers import CannotErase
from .models import User
from .somebody import for_somebody


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def takeaway(request: HttpRequest, person: User) -> HttpResponseBase:
    if request.method != "POST":
        return render(request, "accounts/takeaway.html")
    if ARCHIVES.is_reached(request):
        return refuse(request, "too_many", _("You have just taken it away. Try again in an hour."), back=request.path)
    ARCHIVES.count(request)
    answer = StreamingHttpResponse(_sent(archive_of(person)), content_type="application/zip")
    answer["Content-Encoding"] = "identity"  # the middleware would compress each piece by itself, and browsers read one
    answer["Content-Disposition"] = 'attachment; filename="bela-moji-podaci.zip"'
    return answer


async def _sent(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Between two pieces whoever else waits for the database has a turn."""
    while (piece := await in_reader(next, pieces, None)) is not None:
        if piece:
            yield piece


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def delete(request: HttpRequest, person: User) -> HttpResponseBase:
    if request.method != "POST":
        return _asked(request, person)
    if WRONG_PASSWORDS.is_reached(request):
        return refuse(request, "too_many", back=request.path)
    if not _is_meant(request, person):
        WRONG_PASSWORDS.count(request)
        return _not_confirmed(request, person)
    try:
        erase(user=person)
    except CannotErase as error:
        return refuse(request, "already_playing", str(error), back=error.url, url=error.url)
    logout(request)
    if wants_json(request):
        return accept(request, "/")
    return render(request, "accounts/erased.html", {"person": None})


def _is_meant(request: HttpRequest, person: User) -> bool:
    """The password, or of who has none the name."""
    given = request.POST.get("confirm", "")
    if person.has_usable_password():
        return person.check_password(given)
    return given.strip().casefold() == person.name.casefold()


def _not_confirmed(request: HttpRequest, person: User) -> HttpResponse:
    has_password = person.has_usable_password()
    text = _("That isn't your password.") if has_password else _("That isn't your name as it is written here.")
    if wants_json(request):
        return refuse(request, "confirm_needed", text)
    return _asked(request, person, error=text)


def _asked(request: HttpRequest, person: User, error: str = "") -> HttpResponse:
    context = {"has_password": person.has_usable_password(), "error": error}
    return render(request, "accounts/delete.html", context, status=NOT_ALLOWED_NOW if error else 200)
