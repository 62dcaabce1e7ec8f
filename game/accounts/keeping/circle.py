"""Friends, and those with whom somebody wants nothing to do."""

from typing import Any

from django.db.models import Q

from .. import selectors
from ..models import Block, Friendship, User

name = "friends"


def taken_away(user: User) -> dict[str, Any]:
    """Who has blocked this person is those people's own affair."""
    pairs = Friendship.objects.filter(Q(asker=user) | Q(asked=user)).select_related("asker", "asked").order_by("id")
    blocks = Block.objects.filter(blocker=user).select_related("blocked").order_by("id")
    return {
        "friendships": [
            {
                "with": (pair.asked if pair.asker_id == user.id else pair.asker).name,
                "asked_by_you": pair.asker_id == user.id,
                "asked_ms": pair.made_ms,
                "accepted_ms": pair.accepted_ms,
            }
            for pair in pairs
        ],
        "blocked": [{"name": block.blocked.name, "since_ms": block.made_ms} for block in blocks],
    }


def move(*, guest: User, account: User) -> None:
    _move_blocks(guest, account)
    _move_friendships(guest, account)


def _move_blocks(guest: User, account: User) -> None:
    between = Q(blocker=guest, blocked=account) | Q(blocker=account, blocked=guest)
    Block.objects.filter(between).delete()
    already = selectors.blocked_by(account.id)
    Block.objects.filter(blocker=guest).exclude(blocked__in=already).update(blocker=account)
    already = selectors.blockers_of(account.id)
    Block.objects.filter(blocked=guest).exclude(blocker__in=already).update(blocked=account)


def _move_friendships(guest: User, account: User) -> None:
    """Of two with the same person one stays, accepted if either was; with a block between them none does."""
    known = {_other(pair, account): pair for pair in _pairs_of(account)}
    apart = selectors.blocked_by(account.id) | selectors.blockers_of(account.id)
    for pair in _pairs_of(guest):
        other = _other(pair, guest)
        if other in known:
            _accept_together(known[other], pair, other)
        elif other != account.id and other not in apart:
            Friendship.objects.filter(id=pair.id, asker=guest).update(asker=account)
            Friendship.objects.filter(id=pair.id, asked=guest).update(asked=account)
    Friendship.objects.filter(Q(asker=guest) | Q(asked=guest)).delete()
    Friendship.objects.filter(Q(asker=account, asked__in=apart) | Q(asked=account, asker__in=apart)).delete()


def _accept_together(kept: Friendship, spare: Friendship, other: int) -> None:
    """What was accepted in one of two is accepted; so it is where each of the two people has asked."""
    each_has_asked = (kept.asker_id == other) != (spare.asker_id == other)
    accepted = spare.accepted_ms or (max(kept.made_ms, spare.made_ms) if each_has_asked else None)
    if kept.accepted_ms is None and accepted is not None:
        Friendship.objects.filter(id=kept.id).update(accepted_ms=accepted)


def _pairs_of(user: User) -> list[Friendship]:
    return list(Friendship.objects.filter(Q(asker=user) | Q(asked=user)))


def _other(pair: Friendship, user: User) -> int:
    return pair.asked_id if pair.asker_id == user.id else pair.asker_id


def erase(user: User) -> None:
    """Friendships and blocks go with the row."""
