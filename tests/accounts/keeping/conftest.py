"""A guest, the account the guest logs into, and others they know."""

import pytest
from django.db import transaction

from game.accounts.keepers import keepers
from game.accounts.models import User
from game.accounts.services import make_guest
from tests.tables.conftest import begun, guests, own_database, waiting  # noqa: F401  # a table with people


def make_account(name: str) -> User:
    return User.objects.create_user(username=name.lower(), name=name, password="kupus i grah")


def move_all(guest: User, account: User) -> None:
    """As logging in does it: all or nothing."""
    with transaction.atomic():
        for keeper in keepers:
            keeper.move(guest=guest, account=account)
        guest.delete()


@pytest.fixture
def guest(db) -> User:
    return make_guest(name="Gost")


@pytest.fixture
def account(db) -> User:
    return make_account("Marko")


@pytest.fixture
def other(db) -> User:
    return make_account("Petra")
