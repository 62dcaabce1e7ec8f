"""Every way two people can come together or part, each seen by both; a block wins over everything, and is never told."""

import pytest

from game.accounts import friends, friendship
from game.accounts.friendship import NotBetweenThese
from game.accounts.models import Friendship
from game.accounts.services import make_guest
from tests.lobby.people import player as account

pytestmark = pytest.mark.django_db

DO = {
    "ask": friendship.ask,
    "accept": friendship.accept,
    "decline": friendship.decline,
    "remove": friendship.remove,
    "block": friendship.block,
    "unblock": friendship.unblock,
}


@pytest.fixture
def ana():
    return account("Ana")


@pytest.fixture
def ivan():
    return account("Ivan")


def does(user, what, other) -> str:
    """The reason why not, '' where it was done."""
    try:
        DO[what](user=user, other_id=other.id)
    except NotBetweenThese as no:
        return no.reason
    return ""


def stand(one, other) -> tuple[str, str]:
    """What each sees of the other."""
    return tuple(str(friends.seen_by(a.id, [b])[0].relation) for a, b in ((one, other), (other, one)))


# Who does what, in turn; and what Ana and Ivan then see of each other.
WAYS = [
    ("", ("none", "none")),
    ("Ana ask", ("asked", "asks")),
    ("Ana ask, Ana ask", ("asked", "asks")),
    ("Ana ask, Ivan ask", ("friend", "friend")),
    ("Ana ask, Ivan accept", ("friend", "friend")),
    ("Ana ask, Ivan accept, Ivan accept", ("friend", "friend")),
    ("Ana ask, Ivan accept, Ana ask", ("friend", "friend")),
    ("Ana ask, Ivan decline", ("none", "none")),
    ("Ana ask, Ivan decline, Ivan decline", ("none", "none")),
    ("Ana ask, Ivan decline, Ana ask", ("asked", "asks")),
    ("Ana ask, Ana decline", ("asked", "asks")),
    ("Ana ask, Ana remove", ("none", "none")),
    ("Ana ask, Ivan remove", ("asked", "asks")),
    ("Ana ask, Ivan accept, Ana remove", ("none", "none")),
    ("Ana ask, Ivan accept, Ivan remove, Ivan remove", ("none", "none")),
    ("Ana ask, Ivan accept, Ivan decline", ("friend", "friend")),
    ("Ana block", ("blocked", "none")),
    ("Ana block, Ana block", ("blocked", "none")),
    ("Ana block, Ivan block", ("blocked", "blocked")),
    ("Ana ask, Ana block", ("blocked", "none")),
    ("Ana ask, Ivan block", ("none", "blocked")),
    ("Ana ask, Ivan accept, Ivan block", ("none", "blocked")),
    ("Ivan block, Ana ask", ("asked", "blocked")),
    ("Ivan block, Ana ask, Ana ask", ("asked", "blocked")),
    ("Ivan block, Ana ask, Ana remove", ("none", "blocked")),
    ("Ivan block, Ana ask, Ivan unblock", ("none", "none")),
    ("Ivan block, Ana block, Ivan unblock", ("blocked", "none")),
    ("Ana block, Ana unblock", ("none", "none")),
    ("Ana block, Ana unblock, Ana unblock", ("none", "none")),
    ("Ana block, Ana unblock, Ana ask", ("asked", "asks")),
    ("Ana unblock", ("none", "none")),
    ("Ana ask, Ivan accept, Ana unblock", ("friend", "friend")),
]


@pytest.mark.parametrize(("way", "seen"), WAYS)
def test_what_two_people_are_to_each_other_after(ana, ivan, way, seen):
    people = {"Ana": (ana, ivan), "Ivan": (ivan, ana)}
    for step in filter(None, way.split(", ")):
        name, what = step.split()
        one, other = people[name]
        assert does(one, what, other) == ""
    assert stand(ana, ivan) == seen


REFUSED = [
    ("", "accept", "no_request"),
    ("Ivan ask", "accept", "no_request"),
    ("Ana ask, Ana remove", "accept", "no_request"),
    ("Ivan block, Ana ask", "accept", "no_request"),
    ("Ivan block", "ask", "you_block"),
    ("Ivan block, Ana ask", "ask", "you_block"),
]


@pytest.mark.parametrize(("way", "what", "reason"), REFUSED)
def test_what_ivan_cannot_do_after(ana, ivan, way, what, reason):
    people = {"Ana": (ana, ivan), "Ivan": (ivan, ana)}
    for step in filter(None, way.split(", ")):
        name, done = step.split()
        assert does(people[name][0], done, people[name][1]) == ""
    before = stand(ana, ivan)
    assert does(ivan, what, ana) == reason
    assert stand(ana, ivan) == before


def test_who_blocks_sees_nothing_of_a_request(ana, ivan):
    does(ivan, "block", ana)
    does(ana, "ask", ivan)
    circle = friends.circle_of(ivan.id)
    assert friends.asking(ivan.id) == circle.asks == []
    assert [person.name for person in circle.blocked] == ["Ana"]


@pytest.mark.parametrize("what", DO)
def test_nothing_is_done_with_oneself_or_with_nobody(ana, what):
    assert does(ana, what, ana) == "that_is_you"
    gone = account("Gone")
    gone.delete()
    gone.id = 10**15
    assert does(ana, what, gone) == "no_such_player"


@pytest.mark.parametrize("what", DO)
def test_somebody_shut_out_is_nobody(ana, what):
    assert does(ana, what, account("Zao", is_active=False)) == "no_such_player"


def test_a_guest_met_nowhere_can_neither_ask_nor_be_asked(ana):
    guest = make_guest(name="Gost")
    assert does(ana, "ask", guest) == does(guest, "ask", ana) == "no_such_player"
    assert not Friendship.objects.exists()


def test_both_are_told_of_every_change(ana, ivan, monkeypatch, django_capture_on_commit_callbacks):
    told = []
    monkeypatch.setattr(friendship.lines, "tell", told.append)
    with django_capture_on_commit_callbacks(execute=True):
        does(ana, "ask", ivan)
    assert told == [ana.id, ivan.id]
