"""Reporting somebody, and reading what was decided about oneself."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from game.answers import NOT_ALLOWED_NOW, accept, refuse, wants_json

from . import reporting
from .company import company
from .models import User
from .personal import Panel
from .somebody import for_somebody


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def report(request: HttpRequest, person: User, username: str) -> HttpResponse:
    return _report(request, person, _account(username))


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def report_guest(request: HttpRequest, person: User, number: int) -> HttpResponse:
    """By the number that the people at a table know each other by."""
    return _report(request, person, _met_guest(person.id, number))


def _report(request: HttpRequest, person: User, reported: User) -> HttpResponse:
    if request.method != "POST":
        return _form(request, reported)
    try:
        reporting.report(
            reporter=person,
            reported=reported,
            about=request.POST.get("about", ""),
            words=request.POST.get("words", ""),
            match=request.POST.get("stol", "").strip().lower(),
        )
    except reporting.TooManyReports as error:
        return refuse(request, "too_many", str(error), back=request.path)
    except reporting.BadReport as error:
        return _refused(request, reported, str(error))
    if wants_json(request):
        return accept(request, "/")
    return render(request, "accounts/reported.html", {"reported": reported})


def _account(username: str) -> User:
    """Guests' user names are their own secret."""
    found = None if "\0" in username else User.objects.filter(username=username, is_guest=False, is_active=True).first()
    if found is None:
        raise Http404
    return found


def _met_guest(user_id: int, number: int) -> User:
    """Only somebody with whom this person sits or has sat at a table; who has registered since can still be reported so."""
    found = User.objects.filter(id=number, is_active=True).first()
    if found is None or not company().met(user_id, [found.id]):
        raise Http404
    return found


def _refused(request: HttpRequest, reported: User, error: str) -> HttpResponse:
    if wants_json(request):
        return refuse(request, "bad_report", error)
    return _form(request, reported, error=error)


def _form(request: HttpRequest, reported: User, error: str = "") -> HttpResponse:
    given = request.POST if request.method == "POST" else request.GET
    context = {
        "reported": reported,
        "about": given.get("about", ""),
        "words": given.get("words", ""),
        "code": given.get("stol", ""),
        "longest": reporting.LONGEST_WORDS,
        "error": error,
    }
    return render(request, "accounts/report.html", context, status=NOT_ALLOWED_NOW if error else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@for_somebody
def decisions(request: HttpRequest, person: User) -> HttpResponse:
    """What was decided about the person, and a button that says it has been read."""
    if request.method == "POST":
        reporting.mark_read(user=person)
        return HttpResponseRedirect(reverse("accounts:decisions"), status=303)
    told = list(reporting.decisions_about(person.id))
    unread = any(report.read_at is None for report in told)
    return render(request, "accounts/decisions.html", {"decisions": told, "unread": unread})


unread_panel = Panel(reporting.unread_by, lambda _user_id: render_to_string("components/decided.html"))
"""A line on every page until its person has read the decision."""
