"""Of two who want the same name at once one gets it; a form that comes twice counts once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from game.accounts import registering
from game.accounts.models import User
from game.accounts.names import BadName
from game.accounts.services import make_guest, rename_guest

pytestmark = pytest.mark.django_db(transaction=True)


def all_at_once(*doings):
    """What each came to, or why not."""
    start = Barrier(len(doings))

    def one(does):
        start.wait()
        try:
            return does()
        except BadName as bad:
            return bad
        finally:
            connection.close()

    with ThreadPoolExecutor(len(doings)) as threads:
        return list(threads.map(one, doings))


def test_of_names_that_look_alike_one_is_registered():
    names = ["Ivan", "ivan", "IVAN", "lvan", "1van", "Iván"]
    came = all_at_once(*(lambda n=n: registering.register(name=n, password="kupus i grah") for n in names))
    assert sum(isinstance(each, User) for each in came) == 1
    assert sum(isinstance(each, registering.NameTaken) for each in came) == 5
    assert User.objects.count() == 1


def test_a_guest_who_presses_twice_registers_once():
    guest = make_guest(name="Ana")
    came = all_at_once(
        *(lambda n=n: registering.register(name=n, password=f"kupus i {n}", guest=guest) for n in ("Ana", "Iva"))
    )
    [user] = [each for each in came if isinstance(each, User)]
    stored = User.objects.get()
    assert (stored.pk, stored.name) == (guest.pk, user.name)
    assert stored.check_password(f"kupus i {user.name}")


def test_two_who_change_to_one_name_at_once():
    people = [registering.register(name=name, password="kupus i grah") for name in ("Ana", "Iva")]
    came = all_at_once(*(lambda p=p: registering.rename(account=p, name="Eva") for p in people))
    assert sum(isinstance(each, BadName) for each in came) == 1
    assert User.objects.filter(username="eva").count() == 1


def test_registering_and_logging_in_at_once_end_as_one_of_the_two():
    """Whichever is first: the guest's row is an account, or is part of one, never both."""
    account = registering.register(name="Iva", password="kupus i grah")
    guest = make_guest(name="Ana")

    def moves():
        try:
            registering.move_guest(guest=guest, account=account)
        except registering.CannotMove:
            return "stays"
        return "moved"

    registered, moved = all_at_once(
        lambda: registering.register(name="Ana", password="kupus i grah", guest=guest), moves
    )
    assert isinstance(registered, User) == (moved == "stays") == User.objects.filter(pk=guest.pk).exists()


def test_a_nickname_that_comes_late_is_no_name_of_an_account():
    guest = make_guest(name="Ana")
    as_it_came = User.objects.get(pk=guest.pk)
    registering.register(name="Ana", password="kupus i grah", guest=guest)
    rename_guest(guest=as_it_came, name="Uprava")
    assert User.objects.get().name == "Ana"
