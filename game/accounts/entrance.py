"""Who is let in where: guests to sign-up and login, which allauth shows to nobody who is logged in; only accounts elsewhere."""

from collections.abc import Callable
from functools import wraps
from urllib.parse import urlencode

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse

from game.answers import NOT_ALLOWED_NOW

from .models import User

View = Callable[..., HttpResponse]


def guest_of(request: HttpRequest) -> User | None:
    """The guest who is at the entrance."""
    return getattr(request, "guest", None)


def guests_too(view: View) -> View:
    """A guest is nobody to this page, and still the guest after it unless somebody was logged in."""

    @wraps(view)
    def entrance(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        person = request.user
        if not (person.is_authenticated and person.is_guest):
            return _refused_by_status(request, view(request, *args, **kwargs))
        request.guest = person  # type: ignore[attr-defined]
        request.user = AnonymousUser()
        response = view(request, *args, **kwargs)
        if not request.user.is_authenticated:
            request.user = person
        return _refused_by_status(request, response)

    return entrance


def accounts_only(view: View) -> View:
    """A guest is asked to register first. Who is nobody yet is asked by the view to log in."""

    @wraps(view)
    def inside(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if request.user.is_authenticated and request.user.is_guest:
            return HttpResponseRedirect(f"{reverse('account_signup')}?{urlencode({'next': request.path})}")
        return _refused_by_status(request, view(request, *args, **kwargs))

    return inside


def _refused_by_status(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """A form that comes back with its faults says so to programs too."""
    form = (response.context_data or {}).get("form") if isinstance(response, TemplateResponse) else None
    if request.method == "POST" and form is not None and form.errors and response.status_code == 200:
        response.status_code = NOT_ALLOWED_NOW
    return response
