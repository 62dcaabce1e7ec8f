"""Becoming friends, and ceasing to be; blocks, which win over everything. Each wakes the lines of the two people.

The two rows are held while something between the two is decided, so that of two things at once one comes first.
Who is blocked is never told: a request to the blocker is kept like any other, and the blocker doesn't see it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from django.db import transaction
from django.db.models import Q, QuerySet

from game.now import now_ms

from .company import company
from .models import Block, Friendship, User
from .personal import lines


class NotBetweenThese(Exception):
    """Why something can't be between two people; the reason is one of `answers.SENTENCES`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def ask(*, user: User, other_id: int) -> None:
    """Asks to be friends; where the other has asked already, they now are. Twice is once."""
    with _both_held(user, other_id) as other:
        if Block.objects.filter(blocker=user, blocked=other).exists():
            raise NotBetweenThese("you_block")
        _expect_known_or_account(user, other)
        pair = _between(user, other).first()
        if pair is None:
            Friendship.objects.create(asker=user, asked=other, made_ms=now_ms())
        elif pair.asker_id == other.id:
            _between(user, other).filter(accepted_ms=None).update(accepted_ms=now_ms())


def accept(*, user: User, other_id: int) -> None:
    with _both_held(user, other_id) as other:
        pair = _between(user, other).first()
        is_asked = pair is not None and (pair.asker_id == other.id or pair.accepted_ms is not None)
        if not is_asked or Block.objects.filter(blocker=user, blocked=other).exists():
            raise NotBetweenThese("no_request")
        _between(user, other).filter(accepted_ms=None).update(accepted_ms=now_ms())


def decline(*, user: User, other_id: int) -> None:
    with _both_held(user, other_id) as other:
        Friendship.objects.filter(asker=other, asked=user, accepted_ms=None).delete()


def remove(*, user: User, other_id: int) -> None:
    """Ends a friendship, or takes back one's own request."""
    with _both_held(user, other_id) as other:
        _between(user, other).filter(Q(asker=user) | Q(accepted_ms__isnull=False)).delete()


def block(*, user: User, other_id: int) -> None:
    with _both_held(user, other_id) as other:
        Block.objects.get_or_create(blocker=user, blocked=other, defaults={"made_ms": now_ms()})
        _between(user, other).delete()


def unblock(*, user: User, other_id: int) -> None:
    """What the other has asked meanwhile was in vain."""
    with _both_held(user, other_id) as other:
        if Block.objects.filter(blocker=user, blocked=other).delete()[0]:
            _between(user, other).delete()


@contextmanager
def _both_held(user: User, other_id: int) -> Iterator[User]:
    if user.id == other_id:
        raise NotBetweenThese("that_is_you")
    with transaction.atomic():
        held = User.objects.select_for_update().filter(id__in=(user.id, other_id), is_active=True).order_by("id")
        other = next((person for person in held if person.id == other_id), None)
        if other is None:
            raise NotBetweenThese("no_such_player")
        yield other
        for person in (user.id, other_id):
            transaction.on_commit(partial(lines.tell, person))


def _between(user: User, other: User) -> QuerySet[Friendship]:
    return Friendship.objects.filter(Q(asker=user, asked=other) | Q(asker=other, asked=user))


def _expect_known_or_account(user: User, other: User) -> None:
    """Guests are found by nobody, and ask nobody, but those with whom they have sat at a table."""
    if (
        (user.is_guest or other.is_guest)
        and not _between(user, other).exists()
        and not company().met(user.id, [other.id])
    ):
        raise NotBetweenThese("no_such_player")
