"""Free practice: the deal is kept in the visitor's session, so it survives a reload and can't be made up."""

import secrets
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST, require_safe

from game.answers import PageRequest
from game.bela import Action, ActionError, Refused, SeatView, parse_action

from .counting import Count
from .counts import counted
from .hints import LEVELS as HINTS
from .hints import hint
from .looking_back import looked_back
from .practice import LEVELS, SEEDS, YOU, Practice
from .scenes import Answer, refused_answer, told
from .table import accepted_by_others, names_around, own_name, room_of, unmarked

SESSION_KEY = "practice_deal"


@require_safe
@never_cache
@ensure_csrf_cookie
def table(request: PageRequest) -> HttpResponse:
    practice = _kept(request)
    if practice is None:
        return render(request, "tutorial/guided/practice_start.html", {"levels": LEVELS})
    return _page(request, practice)


@require_POST
def new_deal(request: PageRequest) -> HttpResponse:
    before = _kept(request)
    asked = request.POST.get("level", "")
    level = int(asked) if asked in map(str, LEVELS) else before.level if before else LEVELS[0]
    return _went_on(request, Practice(secrets.randbelow(SEEDS), level, before.counting if before else True))


@require_POST
def move(request: PageRequest) -> HttpResponse:
    practice = _kept(request)
    action = _read(request.POST.get("action", ""))
    if practice is None:
        return _went_on(request, None)
    if str(action) == "accept" and practice.is_over:
        return new_deal(request)
    is_now = request.POST.get("version") == str(practice.step) and practice.is_your_turn
    if action is None or not is_now:
        return _went_on(request, practice)
    try:
        return _went_on(request, practice.moved(action))
    except Refused:
        return _went_on(request, practice, refused=action)


@require_POST
def go_on(request: PageRequest) -> HttpResponse:
    """The next robot's move; with `all` every one up to the next choice. Pressed twice it moves one."""
    practice = _kept(request)
    if practice is not None and request.POST.get("version") == str(practice.step):
        practice = practice.up_to_you() if request.POST.get("all") else practice.robot_moved()
    return _went_on(request, practice)


@require_POST
def toggle_count(request: PageRequest) -> HttpResponse:
    practice = _kept(request)
    if practice is not None:
        practice = Practice(practice.seed, practice.level, not practice.counting, practice.moves)
    return _went_on(request, practice)


def _kept(request: HttpRequest) -> Practice | None:
    return Practice.from_session(request.session.get(SESSION_KEY))


def _read(text: str) -> Action | None:
    try:
        return parse_action(text[:40])
    except ActionError:
        return None


def _went_on(request: PageRequest, practice: Practice | None, *, refused: Action | None = None) -> HttpResponse:
    """Keep it, and show it: the page's part to htmx, else a redirect, so that a reload does nothing twice."""
    here = reverse("guided:practice")
    if practice is not None:
        request.session[SESSION_KEY] = practice.for_session()
    if practice is None or not request.htmx:
        return HttpResponseRedirect(f"{here}?odbijeno={refused}" if refused else here, status=303)
    return _page(request, practice, refused)


def _page(request: PageRequest, practice: Practice, refused: Action | None = None) -> HttpResponse:
    names = names_around(YOU, own_name(request))
    match = accepted_by_others(practice.match, YOU)
    view = SeatView.of(match, YOU)
    level = _hint_level(request, practice)
    context: dict[str, Any] = {
        "practice": practice,
        "answer": _refusal(practice, refused or _read(request.GET.get("odbijeno", ""))),
        "hint": hint(view, level, names) if level else "",
        "next_hint": level + 1 if practice.may_hint and practice.is_your_turn and level < HINTS[-1] else None,
        "news": told(practice.since_your_move, YOU, names),
        "back_on": looked_back(practice),
        "levels": LEVELS,
        "count": counted(Count.of(view), names) if practice.counts and not practice.is_over else None,
        **room_of(view if practice.marks else unmarked(view), names),
    }
    template = "tutorial/guided/practice_part.html" if request.htmx else "tutorial/guided/practice.html"
    return render(request, template, context)


def _hint_level(request: HttpRequest, practice: Practice) -> int:
    """0 where none is asked for, or none is given."""
    asked = request.GET.get("savjet", "")
    allowed = practice.may_hint and practice.is_your_turn and asked in map(str, HINTS)
    return int(asked) if allowed else 0


def _refusal(practice: Practice, action: Action | None) -> Answer | None:
    """Why what was tried isn't allowed; nothing where it is, or nobody is asked."""
    if action is None or not practice.is_your_turn:
        return None
    return refused_answer(practice.match, action)
