"""Two people who decide about each other at the same moment: one of the orders in which it could have been is what comes out."""

import threading

import pytest
from django.db import connection

from game.accounts import friends, friendship
from game.accounts.models import Friendship
from tests.lobby.people import player as account

pytestmark = pytest.mark.django_db(transaction=True)
TIMES = 3


def at_once(*deeds) -> list[str]:
    """Why not, for each of what is done at once; '' where it was."""
    ready, answers = threading.Barrier(len(deeds)), [""] * len(deeds)

    def does(number, deed):
        ready.wait()
        try:
            deed()
        except friendship.NotBetweenThese as no:
            answers[number] = no.reason
        finally:
            connection.close()

    threads = [threading.Thread(target=does, args=pair) for pair in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def relation(one, other) -> str:
    return str(friends.seen_by(one.id, [other])[0].relation)


@pytest.mark.parametrize("again", range(TIMES))
def test_two_who_ask_each_other_at_once_are_friends(again):
    ana, ivan = account("Ana"), account("Ivan")
    answers = at_once(
        lambda: friendship.ask(user=ana, other_id=ivan.id), lambda: friendship.ask(user=ivan, other_id=ana.id)
    )
    assert answers == ["", ""]
    assert (relation(ana, ivan), relation(ivan, ana)) == ("friend", "friend")
    assert Friendship.objects.count() == 1


@pytest.mark.parametrize("again", range(TIMES))
def test_who_blocks_while_the_other_accepts_has_blocked(again):
    ana, ivan = account("Ana"), account("Ivan")
    friendship.ask(user=ana, other_id=ivan.id)
    answers = at_once(
        lambda: friendship.block(user=ana, other_id=ivan.id), lambda: friendship.accept(user=ivan, other_id=ana.id)
    )
    assert answers in (["", ""], ["", "no_request"])
    assert (relation(ana, ivan), relation(ivan, ana)) == ("blocked", "none")


@pytest.mark.parametrize("again", range(TIMES))
def test_who_is_blocked_while_asking_is_no_friend_and_isnt_told(again):
    ana, ivan = account("Ana"), account("Ivan")
    answers = at_once(
        lambda: friendship.block(user=ana, other_id=ivan.id), lambda: friendship.ask(user=ivan, other_id=ana.id)
    )
    assert answers == ["", ""]
    assert relation(ana, ivan) == "blocked"
    assert friends.asking(ana.id) == []


@pytest.mark.parametrize("again", range(TIMES))
def test_a_request_taken_back_while_it_is_accepted_is_one_or_the_other(again):
    ana, ivan = account("Ana"), account("Ivan")
    friendship.ask(user=ana, other_id=ivan.id)
    answers = at_once(
        lambda: friendship.remove(user=ana, other_id=ivan.id), lambda: friendship.accept(user=ivan, other_id=ana.id)
    )
    assert answers in (["", ""], ["", "no_request"])
    assert relation(ana, ivan) == "none"
