"""The pages of rules, their search, and the ways to a rule that a table speaks of."""

from collections.abc import Mapping

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from game.language import language_now

from ..untranslated import not_yet
from .book import SHEET, Book, book
from .links import FIRST, Place
from .places import RULE_OF_OPTION, RULE_OF_REASON
from .search import LONGEST, find


@require_safe
def first(request: HttpRequest) -> HttpResponse:
    return _show(request, FIRST)


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    if slug == FIRST:
        return HttpResponseRedirect(Place(FIRST).address)
    return _show(request, slug)


def _show(request: HttpRequest, slug: str) -> HttpResponse:
    rules = _book()
    shown = rules.page(slug)
    if shown is None:
        raise Http404
    before, after = rules.beside(shown)
    context = {
        "book": rules,
        "page": shown,
        "before": before,
        "after": after,
        "html": rules.html(shown),
        "is_first": slug == FIRST,
        "not_yet": not_yet(request, shown.language),
    }
    return render(request, f"tutorial/rulebook/{'sheet' if slug == SHEET else 'page'}.html", context)


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    rules, query = _book(), request.GET.get("q", "")[:LONGEST].replace("\0", "").strip()
    context = {"book": rules, "query": query, "found": find(rules, query), "page": None}
    return render(request, "tutorial/rulebook/search.html", context)


@require_safe
def option(request: HttpRequest, name: str) -> HttpResponse:
    return _redirect(RULE_OF_OPTION, name)


@require_safe
def reason(request: HttpRequest, name: str) -> HttpResponse:
    return _redirect(RULE_OF_REASON, name)


def _redirect(places: Mapping[str, Place], name: str) -> HttpResponse:
    if name not in places:
        raise Http404
    return HttpResponseRedirect(places[name].address)


def _book() -> Book:
    """The rules in the language that is spoken."""
    return book(language_now())
