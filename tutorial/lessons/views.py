"""The path, the lessons and their steps."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from game.answers import refuse
from game.language import speaking

from ..progress import forget, mark, progress_of
from ..untranslated import not_all_yet, not_yet
from .attempt import Attempt, NoAnswer
from .lesson import Lesson, Step
from .library import lessons_now, lessons_of
from .page import asked, prose, shown_row
from .path import path_of


@require_safe
@never_cache
def path(request: HttpRequest) -> HttpResponse:
    """All lessons, what is done, and where to go on."""
    lessons = lessons_now()
    context = {
        "learning": path_of(progress_of(request), lessons),
        "not_yet": not_all_yet(request, {each.language for each in lessons.values()}),
    }
    return render(request, "tutorial/lessons/path.html", context)


@require_safe
@never_cache
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """What a lesson teaches, and its steps."""
    found = _lesson(slug)
    progress = progress_of(request)
    done = progress.steps(slug)
    first = next((step.number for step in found.steps if step.number not in done), 1)
    context = {
        "lesson": found,
        "done": done,
        "first": first,
        "is_done": len(done) >= len(found.steps),
        "not_yet": not_yet(request, found.language),
    }
    with speaking(found.language):
        return render(request, "tutorial/lessons/lesson.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def step(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """One step: something to read, or a question that answers every answer."""
    found = _lesson(slug)
    with speaking(found.language):
        return _step(request, found, number)


def _step(request: HttpRequest, found: Lesson, number: int) -> HttpResponse:
    shown = found.step(number)
    if shown is None:
        raise Http404
    if shown.question is None:
        return _read(request, found, shown)
    try:
        attempt = Attempt.read(shown.question, request.POST.dict() if request.method == "POST" else {})
    except NoAnswer:
        return refuse(request, "malformed", back=request.path)
    if attempt.is_done:
        _done(request, found, shown)
    words = asked(attempt, found.language, shown.own, shown.right, shown.hints)
    return _show(request, found, shown, {"asked": words})


@require_POST
def again(request: HttpRequest, slug: str = "") -> HttpResponse:
    """Begin anew: one lesson, or all."""
    if slug:
        _lesson(slug)
        forget(request, slug)
        return HttpResponseRedirect(reverse("lessons:lesson", args=[slug]), status=303)
    for known in lessons_now():
        forget(request, known)
    return HttpResponseRedirect(reverse("lessons:path"), status=303)


def _read(request: HttpRequest, lesson: Lesson, step: Step) -> HttpResponse:
    if request.method == "POST":
        _done(request, lesson, step)
        return HttpResponseRedirect(_after(lesson, step), status=303)
    return _show(request, lesson, step, {"asked": None, "rows": [shown_row(row) for row in step.rows]})


def _show(request: HttpRequest, lesson: Lesson, step: Step, more: dict[str, Any]) -> HttpResponse:
    slugs = [*lessons_now()]
    following = slugs[slugs.index(lesson.slug) + 1 :]
    context = {
        "lesson": lesson,
        "step": step,
        "text": prose(step.text),
        "done": progress_of(request).steps(lesson.slug),
        "go_on": _after(lesson, step),
        "is_last": step.number == len(lesson.steps),
        "next_lesson": lessons_of(lesson.language)[following[0]] if following else None,
        "not_yet": not_yet(request, lesson.language),
    }
    return render(request, "tutorial/lessons/step.html", context | more)


def _after(lesson: Lesson, step: Step) -> str:
    if step.number < len(lesson.steps):
        return reverse("lessons:step", args=[lesson.slug, step.number + 1])
    return reverse("lessons:lesson", args=[lesson.slug])


def _done(request: HttpRequest, lesson: Lesson, step: Step) -> None:
    mark(request, lesson.slug, step.number)
    if len(progress_of(request).steps(lesson.slug)) >= len(lesson.steps):
        mark(request, lesson.slug)


def _lesson(slug: str) -> Lesson:
    found = lessons_now().get(slug)
    if found is None:
        raise Http404
    return found
