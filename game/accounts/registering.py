"""A guest, or somebody new, becomes an account; a guest who has an account goes on as that."""

from datetime import timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from . import shown
from .keepers import CannotMove, hold, keepers
from .keeping.entrances import keep_sessions
from .models import User
from .names import BadName, clean_account_name, fold_name

BETWEEN_RENAMES = timedelta(days=30)


class NameTaken(BadName):
    """Somebody has this name, or one that could be mistaken for it."""


def register(*, name: str, password: str, email: str = "", guest: User | None = None) -> User:
    """A new account; a guest's own row becomes it, so that everything stays. Raises BadName."""
    with transaction.atomic():
        if guest is not None:
            shown.has_changed(guest.pk)
        user = User() if guest is None else _locked_guest(guest)
        user.is_guest = False
        user.email = email
        user.set_password(password)
        _store_name(user, clean_account_name(name))
        keep_sessions(user)  # the guest's other devices go on
    return user


def rename(*, account: User, name: str) -> None:
    """Raises BadName, also when the last change is less than a month ago."""
    with transaction.atomic():
        shown.has_changed(account.pk)
        user = User.objects.select_for_update().get(pk=account.pk)
        name = clean_account_name(name)
        if name == user.name:
            return
        if user.renamed_at is not None and timezone.now() < user.renamed_at + BETWEEN_RENAMES:
            again = date_format(timezone.localtime(user.renamed_at + BETWEEN_RENAMES))
            raise BadName(_("A name can be changed once a month: yours again on %(day)s.") % {"day": again})
        user.renamed_at = timezone.now()
        _store_name(user, name)


def move_guest(*, guest: User, account: User) -> None:
    """All that the guest has done here is the account's from now on, and the guest is no more; raises CannotMove."""
    with transaction.atomic():
        hold(guest.pk, account.pk)
        both = User.objects.select_for_update().filter(pk__in=(guest.pk, account.pk)).order_by("pk")
        locked = {user.pk: user for user in both}
        if guest.pk not in locked or account.pk not in locked or not locked[guest.pk].is_guest:
            raise CannotMove(_("You aren't a guest any more. Reload the page."))
        for keeper in keepers:
            keeper.move(guest=locked[guest.pk], account=locked[account.pk])
        locked[guest.pk].delete()


def _locked_guest(guest: User) -> User:
    """Held until the transaction ends: a form that is sent twice registers once."""
    user = User.objects.select_for_update().filter(pk=guest.pk, is_guest=True).first()
    if user is None:
        raise BadName(_("You have an account already. Reload the page."))
    return user


def _store_name(user: User, name: str) -> None:
    user.name, user.username = name, fold_name(name)
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError:
        raise NameTaken(_("Somebody already has this name, or one that looks like it.")) from None
