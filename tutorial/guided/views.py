"""Guided deals: where one is, and what was chosen, stands in the address."""

from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_safe

from game.answers import PageRequest
from game.language import language_now, speaking
from game.typed import number_in
from tutorial.progress import mark, progress_of
from tutorial.untranslated import not_all_yet, not_yet

from .counting import Count
from .counts import counted
from .deal import GuidedDeal
from .reading import guided_deals
from .scenes import lesson_page
from .table import names_around, own_name, room_of

CHOSEN = "biram"


@require_safe
@never_cache
def all_deals(request: HttpRequest) -> HttpResponse:
    progress = progress_of(request)
    deals = [(deal, progress.done(mark_of(deal))) for deal in guided_deals(language_now()).values()]
    context = {"deals": deals, "not_yet": not_all_yet(request, {deal.language for deal, _is_done in deals})}
    return render(request, "tutorial/guided/all_deals.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def deal(request: PageRequest, slug: str) -> HttpResponse:
    """A deal from its beginning, or a choice made in it."""
    of = _deal(slug)
    if request.method != "POST":
        return _page(request, of, 0, None)
    chosen, step = request.POST.get("action", "")[:40], _step(request.POST.get("version", ""), of)
    if chosen == "accept":
        mark(request, mark_of(of))
        return _leave(request)
    if request.htmx:
        return _page(request, of, step, chosen)
    return HttpResponseRedirect(address(of, step, chosen), status=303)


@require_safe
@never_cache
@ensure_csrf_cookie
def step(request: PageRequest, slug: str, number: int) -> HttpResponse:
    of = _deal(slug)
    if number > of.last_step:
        raise Http404
    return _page(request, of, number, request.GET.get(CHOSEN, "")[:40] or None)


def mark_of(deal: GuidedDeal) -> str:
    """The name under which it is kept that somebody has played a deal to its end."""
    return f"vodeno-{deal.slug}"


def address(deal: GuidedDeal, step: int, chosen: str | None = None) -> str:
    path = reverse("guided:step", args=[deal.slug, step])
    return f"{path}?{urlencode({CHOSEN: chosen})}" if chosen else path


def _deal(slug: str) -> GuidedDeal:
    try:
        return guided_deals(language_now())[slug]
    except KeyError as error:
        raise Http404 from error


def _step(text: str, deal: GuidedDeal) -> int:
    """The step a form was sent from; nonsense leads to the beginning."""
    number = number_in(text, 3) or 0
    return number if number <= deal.last_step else 0


def _leave(request: PageRequest) -> HttpResponse:
    to = reverse("guided:all")
    if request.htmx:
        return HttpResponse(status=204, headers={"HX-Redirect": to})
    return HttpResponseRedirect(to, status=303)


def _page(request: PageRequest, deal: GuidedDeal, step: int, chosen: str | None) -> HttpResponse:
    """All of it in the deal's language: the coach's words and the table's stand in each other's sentences."""
    with speaking(deal.language):
        return _drawn(request, deal, step, chosen)


def _drawn(request: PageRequest, deal: GuidedDeal, step: int, chosen: str | None) -> HttpResponse:
    names = names_around(deal.seat, own_name(request))
    lesson = lesson_page(deal, step, chosen, names)
    context: dict[str, Any] = {
        "lesson": lesson,
        "address": address(deal, step, chosen if lesson.answer else None),
        "post_to": reverse("guided:deal", args=[deal.slug]),
        "not_yet": not_yet(request, deal.language),
        "count": counted(Count.of(lesson.view), names),
        **room_of(lesson.view, names),
    }
    template = "tutorial/guided/lesson.html" if request.htmx else "tutorial/guided/deal.html"
    return render(request, template, context)
