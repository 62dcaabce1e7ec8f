"""Coming as a guest, and going on with another device."""

from urllib.parse import urlencode

from allauth.usersessions.models import UserSession
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST

from game.answers import accept, refuse
from game.limits import NEW_GUESTS, NEW_NAMES
from game.qr import qr_svg

from . import services
from .models import User
from .names import BadName


class TooManyGuests(Exception):
    """Too many guests, or new names of guests, came from one address."""


GUEST_BACKEND = "django.contrib.auth.backends.ModelBackend"
NO_ADDRESS = "::"


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def guest(request: HttpRequest) -> HttpResponse:
    """A guest session for who has none, a new name for a guest."""
    if request.method != "POST":
        return render(request, "accounts/guest.html", {"next": request.GET.get("next", "")})
    try:
        become_guest(request, request.POST.get("name", ""))
    except BadName as error:
        return refuse(request, "bad_name", str(error), back=request.get_full_path())
    except TooManyGuests:
        return refuse(request, "too_many")
    return accept(request, _safe_next(request))


def become_guest(request: HttpRequest, name: str) -> User:
    """Whoever asks, under this name; raises BadName or TooManyGuests."""
    if request.user.is_authenticated:
        if request.user.is_guest:
            _rename(request, request.user, name)
        return request.user
    if NEW_GUESTS.is_reached(request):
        raise TooManyGuests
    user = services.make_guest(name=name)
    NEW_GUESTS.count(request)
    _come_in(request, user)
    return user


def _rename(request: HttpRequest, guest: User, name: str) -> None:
    """All tables of the guest are shown anew, so it is limited too."""
    if NEW_NAMES.is_reached(request):
        raise TooManyGuests
    NEW_NAMES.count(request)
    services.rename_guest(guest=guest, name=name)


def _come_in(request: HttpRequest, user: User) -> None:
    """The session is noted among the person's devices; a guest's without the address it came from."""
    login(request, user, backend=GUEST_BACKEND)
    if not user.is_guest:
        UserSession.objects.create_from_request(request)
        return
    longest = UserSession._meta.get_field("user_agent").max_length
    device = request.headers.get("User-Agent", "")[:longest]
    UserSession.objects.create(user=user, session_key=request.session.session_key, user_agent=device, ip=NO_ADDRESS)


@require_POST
def new_device_link(request: HttpRequest) -> HttpResponse:
    """Shows the private link that goes on with this seat on another device."""
    if not request.user.is_authenticated:
        return refuse(request, "who_are_you")
    token, back = services.make_device_link(user=request.user), _safe_next(request)
    address = request.build_absolute_uri(f"{reverse('accounts:device', args=[token])}?{urlencode({'next': back})}")
    return render(request, "accounts/device_link.html", {"link": address, "qr": qr_svg(address), "back": back})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
def device(request: HttpRequest, token: str) -> HttpResponse:
    """Opening the link only asks: programs that look at links before people do don't use it up."""
    if request.method != "POST":
        return render(request, "accounts/device.html", {"open": services.is_device_link_open(token=token)})
    user = services.use_device_link(token=token)
    if user is None:
        return refuse(request, "link_used", _("This link has been used, or its ten minutes are over. Make a new one."))
    _come_in(request, user)
    return accept(request, _safe_next(request))


def _safe_next(request: HttpRequest) -> str:
    wanted = request.POST.get("next") or request.GET.get("next", "")
    allowed = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if allowed else "/"
