"""Where allauth asks how this site does things."""

import logging
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.exceptions import ImmediateHttpResponse
from django.contrib import messages
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.core.exceptions import ValidationError
from django.forms import BaseForm
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from game.answers import refuse

from . import registering
from .entrance import guest_of
from .keepers import CannotMove
from .models import User
from .names import BadName, clean_account_name

log = logging.getLogger(__name__)

LONGEST_ADDRESS = 254  # of its column
WEAK = {  # what Django says in English only
    "password_too_short": gettext_lazy("A password has at least eight characters."),
    "password_too_common": gettext_lazy("This password is too common. Choose another one."),
    "password_too_similar": gettext_lazy("The password is too much like your name or address."),
}
NOT_TOGETHER = gettext_lazy("This name and password don't belong together.")


class Adapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": NOT_TOGETHER,
        "email_password_mismatch": NOT_TOGETHER,
        "enter_current_password": gettext_lazy("That isn't your present password."),
        "incorrect_password": gettext_lazy("That isn't your password."),
        "incorrect_code": gettext_lazy("That isn't the code from the e-mail."),
        "invalid_password_reset": gettext_lazy("This link has been used or is too old."),
        "duplicate_email": gettext_lazy("This is your address already."),
        "too_many_login_attempts": gettext_lazy("Too many attempts. Wait a few minutes and try again."),
        "rate_limited": gettext_lazy("That was a lot at once. Wait a minute and try again."),
    }

    # ------------------------------------------------------------------ what is written

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """The name as it will be shown; whether somebody has it already the database decides as it is stored."""
        try:
            return clean_account_name(username)
        except BadName as bad:
            raise ValidationError(str(bad), code="bad_name") from bad

    def clean_email(self, email: str) -> str:
        if len(email) > LONGEST_ADDRESS:
            raise ValidationError(_("That isn't an e-mail address."))
        return email

    def clean_password(self, password: str, user: User | None = None) -> str:
        try:
            return super().clean_password(password, user)
        except ValidationError as bad:
            raise ValidationError([WEAK.get(fault.code or "", fault) for fault in bad.error_list]) from bad

    def save_user(self, request: HttpRequest, user: User, form: BaseForm, commit: bool = True) -> User:
        """Raises BadName."""
        given = form.cleaned_data
        return registering.register(
            name=given["username"],
            password=given["password1"],
            email=given.get("email") or "",
            guest=guest_of(request),
        )

    # ------------------------------------------------------------------ in and out

    def login(self, request: HttpRequest, user: User) -> None:
        """Whichever way somebody has shown who they are, a guest's things move now, or nobody is logged in."""
        guest = guest_of(request)
        if guest is not None:
            if guest.pk != user.pk:
                _move(request, guest, user)
            for key in (SESSION_KEY, BACKEND_SESSION_KEY, HASH_SESSION_KEY):
                request.session.pop(key, None)  # or Django would throw away what else the session holds
        super().login(request, user)

    def get_signup_redirect_url(self, request: HttpRequest) -> str:
        return reverse("accounts:account")

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("accounts:account")

    def get_email_verification_redirect_url(self, email_address: Any) -> str:
        return reverse("accounts:account" if self.request.user.is_authenticated else "account_login")

    # ------------------------------------------------------------------ mail

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """A mail that can't be sent now spoils nothing that is done already."""
        try:
            super().send_mail(template_prefix, email, context)
        except OSError:
            log.exception("A mail could not be sent")
            self.add_message(
                self.request, messages.ERROR, message=_("We couldn't send the e-mail now. Try again later.")
            )

    def is_ajax(self, request: HttpRequest) -> bool:
        """Programs are answered at the entrance in the words of this site (form_answers.py)."""
        return False


def _move(request: HttpRequest, guest: User, account: User) -> None:
    try:
        registering.move_guest(guest=guest, account=account)
    except CannotMove as why:
        raise ImmediateHttpResponse(refuse(request, "cannot_move", str(why))) from why
