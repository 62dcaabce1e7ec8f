"""What people write to come in: allauth's forms with names as this site reads them, and each password asked for once."""

from typing import Any

from allauth.account import forms
from django.utils.translation import gettext_lazy as _

from .names import fold_name

# Django's sentences, whose Croatian stands in our catalogue: it has none of its own, or is formal with people.
FROM_DJANGO = (
    _("Null characters are not allowed."),
    _("Enter a valid email address."),
    _("This field is required."),
)


class Login(forms.LoginForm):
    def user_credentials(self) -> dict[str, Any]:
        """A name can be written in any way that folds to it; no name holds an at."""
        login = self.cleaned_data["login"]
        who = {"email": login.lower()} if "@" in login else {"username": fold_name(login)}
        return who | {"password": self.cleaned_data["password"]}


class OnePassword:
    """It can be shown as it is written, so that nobody need write it twice."""

    fields: dict[str, Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["password2"]


class ChangePassword(OnePassword, forms.ChangePasswordForm):
    pass


class SetPassword(OnePassword, forms.SetPasswordForm):
    pass


class NewPassword(OnePassword, forms.ResetPasswordKeyForm):
    pass
