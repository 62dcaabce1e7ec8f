"""Allauth's pages at Croatian addresses, under allauth's own names, which it looks up itself."""

from allauth.account import views
from django.urls import path, re_path

from .entrance import accounts_only, guests_too
from .entrance_views import Sessions, SignUp

urlpatterns = [
    path("prijava/", guests_too(views.login), name="account_login"),
    path("prijava/kod/", guests_too(views.request_login_code), name="account_request_login_code"),
    path("prijava/kod/potvrda/", guests_too(views.confirm_login_code), name="account_confirm_login_code"),
    path("prijava/nova-lozinka/", guests_too(views.password_reset), name="account_reset_password"),
    path("prijava/nova-lozinka/poslano/", guests_too(views.password_reset_done), name="account_reset_password_done"),
    path(
        "prijava/nova-lozinka/gotovo/",
        guests_too(views.password_reset_from_key_done),
        name="account_reset_password_from_key_done",
    ),
    re_path(
        r"^prijava/nova-lozinka/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        guests_too(views.password_reset_from_key),
        name="account_reset_password_from_key",
    ),
    path("prijava/zatvoreno/", views.account_inactive, name="account_inactive"),
    path("registracija/", guests_too(SignUp.as_view()), name="account_signup"),
    path("odjava/", views.logout, name="account_logout"),
    path("racun/lozinka/", accounts_only(views.password_change), name="account_change_password"),
    path("racun/lozinka/prva/", accounts_only(views.password_set), name="account_set_password"),
    path("racun/e-posta/", accounts_only(views.email), name="account_email"),
    path("racun/e-posta/poslano/", views.email_verification_sent, name="account_email_verification_sent"),
    re_path(
        r"^racun/e-posta/potvrda/(?P<key>[-:\w]+)/$", guests_too(views.confirm_email), name="account_confirm_email"
    ),
    path("racun/uredjaji/", accounts_only(Sessions.as_view()), name="usersessions_list"),
    path("racun/provjera/", accounts_only(views.reauthenticate), name="account_reauthenticate"),
    path(
        "racun/provjera/kod/",
        accounts_only(views.request_reauthentication_code),
        name="account_request_reauthentication_code",
    ),
    path(
        "racun/provjera/kod/potvrda/",
        accounts_only(views.confirm_reauthentication_code),
        name="account_confirm_reauthentication_code",
    ),
]
