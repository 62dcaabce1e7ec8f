"""Allauth's pages at Croatian addresses, under allauth's own names, which it looks up itself."""

from allauth.account import views
from django.urls import path, re_path

from .entrance import accounts_only, guests_too
from .entrance_views import Sessions, SignUp
from .form_answers import View, answered


def entrance(view: View) -> View:
    return guests_too(answered(view))


def inside(view: View) -> View:
    return accounts_only(answered(view))


urlpatterns = [
    path("prijava/", entrance(views.login), name="account_login"),
    path("prijava/kod/", entrance(views.request_login_code), name="account_request_login_code"),
    path("prijava/kod/potvrda/", entrance(views.confirm_login_code), name="account_confirm_login_code"),
    path("prijava/nova-lozinka/", entrance(views.password_reset), name="account_reset_password"),
    path("prijava/nova-lozinka/poslano/", entrance(views.password_reset_done), name="account_reset_password_done"),
    path(
        "prijava/nova-lozinka/gotovo/",
        entrance(views.password_reset_from_key_done),
        name="account_reset_password_from_key_done",
    ),
    re_path(
        r"^prijava/nova-lozinka/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        entrance(views.password_reset_from_key),
        name="account_reset_password_from_key",
    ),
    path("prijava/zatvoreno/", views.account_inactive, name="account_inactive"),
    path("registracija/", entrance(SignUp.as_view()), name="account_signup"),
    path("odjava/", answered(views.logout), name="account_logout"),
    path("racun/lozinka/", inside(views.password_change), name="account_change_password"),
    path("racun/lozinka/prva/", inside(views.password_set), name="account_set_password"),
    path("racun/e-posta/", inside(views.email), name="account_email"),
    path("racun/e-posta/poslano/", views.email_verification_sent, name="account_email_verification_sent"),
    re_path(r"^racun/e-posta/potvrda/(?P<key>[-:\w]+)/$", entrance(views.confirm_email), name="account_confirm_email"),
    path("racun/uredjaji/", inside(Sessions.as_view()), name="usersessions_list"),
    path("racun/provjera/", inside(views.reauthenticate), name="account_reauthenticate"),
    path(
        "racun/provjera/kod/",
        inside(views.request_reauthentication_code),
        name="account_request_reauthentication_code",
    ),
    path(
        "racun/provjera/kod/potvrda/",
        inside(views.confirm_reauthentication_code),
        name="account_confirm_reauthentication_code",
    ),
]
