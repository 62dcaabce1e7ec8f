"""Looking at a finished match step by step, opening it to everybody, and bringing a record along."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect, ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from game.answers import SENTENCES, PageRequest, accept, refuse
from game.limits import BROUGHT_RECORDS, WRONG_CODES
from game.tables import services as tables
from game.tables.declined import Declined

from . import selectors
from .presenters.addresses import Address
from .presenters.page import has_step, replay_page, unshown_fault
from .presenters.sharing import Sharing, sharing_of
from .reading import LONGEST, Record, Unreadable, read_brought, too_long
from .services import bring_record
from .walk import walk_of

View = Callable[..., HttpResponse]


def answers_declined(view: View) -> View:
    """What isn't there for who asks is 404, and who asks too often for such things is told to wait."""

    @wraps(view)
    def answered(request: PageRequest, **where: Any) -> HttpResponse:
        if WRONG_CODES.is_reached(request):
            return refuse(request, "too_many")
        try:
            return view(request, **where)
        except Declined as declined:
            if declined.reason == "no_such_table":
                WRONG_CODES.count(request)
            return refuse(request, declined.reason, declined.text)

    return answered


@require_safe
@never_cache
@ensure_csrf_cookie
@answers_declined
def match(request: PageRequest, code: str, deal: int = 1, step: int = 0) -> HttpResponse:
    table, record = selectors.finished_match(code, request.user.pk)
    return _step(request, record, Address("match", table.code), deal, step, sharing=sharing_of(table, request.user.pk))


@require_safe
@never_cache
@ensure_csrf_cookie
@answers_declined
def brought(request: PageRequest, code: str, deal: int = 1, step: int = 0) -> HttpResponse:
    try:
        record = read_brought(selectors.brought_text(code).encode())
    except Unreadable as unreadable:  # any more: the rules have changed, or a name was taken out and the text has grown
        raise Declined("no_such_table", text=str(unreadable)) from unreadable
    return _step(request, record, Address("brought", code.lower()), deal, step)


@require_safe
@never_cache
@answers_declined
def match_record(request: PageRequest, code: str) -> HttpResponse:
    table, record = selectors.finished_match(code, request.user.pk)
    return _download(JsonResponse(record), table.code)


@require_safe
@never_cache
@answers_declined
def brought_record(request: PageRequest, code: str) -> HttpResponse:
    text = selectors.brought_text(code)
    return _download(HttpResponse(text, content_type="application/json"), code.lower())


@require_POST
@answers_declined
def share(request: PageRequest, code: str, *, opened: bool) -> HttpResponse:
    """A player opens the finished match to everybody who has the link, or to nobody but the players again."""
    table, _record = selectors.finished_match(code, request.user.pk)
    if not request.user.is_authenticated:
        raise Declined("who_are_you")
    tables.open_replay(table_id=table.id, user=request.user, opened=opened)
    return accept(request, reverse("replays:match", args=[table.code]), table=table.code)


def within_size(view: View) -> View:
    """Refuses what is too large before anything of it is read, the token too, which the view itself then asks for."""

    @csrf_exempt
    @wraps(view)
    def sized(request: PageRequest) -> HttpResponse:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if length.isdecimal() and int(length[:20]) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return _form(request, too_long(), status=413)
        return view(request)

    return sized


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@within_size
@csrf_protect
@ensure_csrf_cookie
def bring(request: PageRequest) -> HttpResponse:
    """A file or a pasted text: kept under a link of its own, if anything of it can be shown."""
    if request.method != "POST":
        return _form(request)
    if BROUGHT_RECORDS.is_reached(request):
        return _form(request, str(SENTENCES["too_many"]), status=429)
    BROUGHT_RECORDS.count(request)
    file, pasted = request.FILES.get("file"), request.POST.get("record", "")
    text = file.read(LONGEST + 1) if file else pasted.encode(errors="replace")
    try:
        record = read_brought(text)
        _expect_something_to_see(record)
    except Unreadable as unreadable:
        return _form(request, str(unreadable), pasted, status=422)
    return HttpResponseRedirect(reverse("replays:brought", args=[bring_record(text.decode())]), status=303)


def _expect_something_to_see(record: Record) -> None:
    walk = walk_of(record)
    if not walk.deals:
        raise Unreadable(unshown_fault(record, walk))


def _form(request: PageRequest, error: str = "", pasted: str = "", *, status: int = 200) -> HttpResponse:
    return render(request, "replays/bring.html", {"error": error, "pasted": pasted}, status=status)


def _step(
    request: PageRequest, record: Record, address: Address, deal: int, step: int, *, sharing: Sharing | None = None
) -> HttpResponse:
    walk = walk_of(record)
    if not has_step(walk, deal, step):
        raise Declined("no_such_table", text=_("There is no such step in this match."))
    page = replay_page(record, walk, address, deal, step)
    context = {"page": page, "sharing": sharing, "link": request.build_absolute_uri(page.here)}
    template = "replays/steps.html" if request.htmx else "replays/replay.html"
    return render(request, template, context)


def _download(answer: HttpResponse, code: str) -> HttpResponse:
    answer["Content-Disposition"] = f'attachment; filename="bela-{code}.json"'
    return answer
