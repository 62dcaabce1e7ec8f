"""What can be seen of a person: profile, history, and the list of the best."""

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from game.answers import refuse

from .friends import Person, seen_by
from .history import history_of
from .leaderboard import LEAST_MATCHES, leaderboard_for
from .models import User
from .names import fold_name
from .presenters.past_matches import lines_of
from .presenters.profile import profile_of
from .visibility import may_see_profile

View = Callable[[HttpRequest, User], HttpResponse]


def of_a_person(view: View) -> Callable[[HttpRequest, str], HttpResponse]:
    """Gives the view whose page it is. A stranger learns of a guest nothing, and of a closed profile only that it is closed."""

    @wraps(view)
    def with_person(request: HttpRequest, username: str) -> HttpResponse:
        owner = User.objects.filter(username=username, is_active=True).first() if username.isprintable() else None
        if owner is None and (account := _account_called(username)):
            return redirect(f"accounts:{view.__name__}", account.username)
        if owner is None or (owner.is_guest and owner.pk != request.user.pk):
            return refuse(request, "no_such_player")
        if not may_see_profile(request.user.pk, owner):
            return refuse(request, "profile_closed", _("The profile of %(name)s isn't open.") % {"name": owner.name})
        return view(request, owner)

    return with_person


@require_safe
@never_cache
@ensure_csrf_cookie
@of_a_person
def profile(request: HttpRequest, owner: User) -> HttpResponse:
    shown = {"owner": owner, "profile": profile_of(owner), "other": _other(request, owner)}
    return render(request, "accounts/profile.html", shown)


@require_safe
@never_cache
@of_a_person
def history(request: HttpRequest, owner: User) -> HttpResponse:
    found = history_of(owner, request.user.pk, request.GET.get("stranica", "1"))
    return render(request, "accounts/history.html", {"owner": owner, "lines": lines_of(found), "page": found.page})


@require_safe
@never_cache
def leaderboard(request: HttpRequest) -> HttpResponse:
    board = leaderboard_for(request.user.pk)
    return render(request, "accounts/leaderboard.html", {"board": board, "least": LEAST_MATCHES})


def _account_called(name: str) -> User | None:
    """Whose name this is as it is read, where its address was written by hand."""
    folded = fold_name(name) if name.isprintable() else ""
    return User.objects.filter(username=folded, is_guest=False, is_active=True).first()


def _other(request: HttpRequest, owner: User) -> Person | None:
    """The owner as somebody with whom something can be done, which needs somebody else who is known."""
    if request.user.pk in (None, owner.pk):
        return None
    return seen_by(request.user.pk, [owner])[0]
