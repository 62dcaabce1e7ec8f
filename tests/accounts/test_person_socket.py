"""A socket that is open already when its person is shut out, or erased."""

import pytest
from asgiref.sync import async_to_sync

from game.accounts import person_socket
from game.accounts.models import User
from game.threads import close_connections

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def connections():
    yield
    close_connections()


class Heard(person_socket.PersonSocket):
    """Notes what it would do with the line."""

    def __init__(self, user_id, known_at=0.0):
        super().__init__()
        self.user_id, self._known_at, self.did = user_id, known_at, []

    async def receive(self, text_data=None, bytes_data=None):
        self.did.append(text_data)

    async def close(self, code=None, reason=None):
        self.did.append(code)

    def is_sent(self, text):
        async_to_sync(self.dispatch)({"type": "websocket.receive", "text": text})
        return self.did


def test_who_is_let_in_is_heard():
    ana = User.objects.create(username="ana", name="Ana")
    assert Heard(ana.id).is_sent("karta") == ["karta"]


def test_who_is_shut_out_is_heard_no_more_and_the_socket_closes():
    ana = User.objects.create(username="ana", name="Ana", is_active=False)
    assert Heard(ana.id).is_sent("karta") == [person_socket.SHUT_OUT]


def test_who_has_been_erased_is_heard_no_more():
    assert Heard(404).is_sent("karta") == [person_socket.SHUT_OUT]


def test_the_database_is_not_asked_at_every_move():
    ana = User.objects.create(username="ana", name="Ana")
    socket = Heard(ana.id)
    socket.is_sent("prva")
    User.objects.filter(id=ana.id).update(is_active=False)
    assert socket.is_sent("druga") == ["prva", "druga"]
