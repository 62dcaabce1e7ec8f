"""Questions to the database about people."""

from collections.abc import Collection

from django.db.models import Q

from .models import Block, Friendship, Presence, Standing
from .rates import NO_RATE, Rate


def friends_of(user_id: int) -> set[int]:
    pairs = Friendship.objects.filter(Q(asker=user_id) | Q(asked=user_id), accepted_ms__isnull=False)
    return {person for pair in pairs.values_list("asker", "asked") for person in pair} - {user_id}


def friends_here(user_ids: Collection[int], now_ms: int) -> set[int]:
    """All friends of these people who are on the site."""
    pairs = Friendship.objects.filter(Q(asker__in=user_ids) | Q(asked__in=user_ids), accepted_ms__isnull=False)
    friends = {
        friend
        for asker, asked in pairs.values_list("asker", "asked")
        for person, friend in ((asker, asked), (asked, asker))
        if person in user_ids
    }
    return set(Presence.objects.filter(user__in=friends, until_ms__gt=now_ms).values_list("user", flat=True))


def blockers_of(user_id: int) -> set[int]:
    """Who wants nothing to do with this person."""
    return set(Block.objects.filter(blocked=user_id).values_list("blocker", flat=True))


def blocked_by(user_id: int) -> set[int]:
    """With whom this person wants nothing to do."""
    return set(Block.objects.filter(blocker=user_id).values_list("blocked", flat=True))


def friends_among(field: str, user_id: int) -> Q:
    """Rows whose `field` is a friend of this person, as a condition of a larger question."""
    pairs = Friendship.objects.filter(accepted_ms__isnull=False)
    by_them, by_others = pairs.filter(asker=user_id).values("asked"), pairs.filter(asked=user_id).values("asker")
    return Q(**{f"{field}__in": by_them}) | Q(**{f"{field}__in": by_others})


def blocks_between(field: str, user_id: int) -> Q:
    """Rows whose `field` is somebody who has blocked this person, or is blocked."""
    blocked, blockers = Block.objects.filter(blocker=user_id), Block.objects.filter(blocked=user_id)
    return Q(**{f"{field}__in": blocked.values("blocked")}) | Q(**{f"{field}__in": blockers.values("blocker")})


def who_has_blocks(user_ids: Collection[int]) -> set[int]:
    """Which of these people have blocked somebody, or are blocked."""
    pairs = Block.objects.filter(Q(blocker__in=user_ids) | Q(blocked__in=user_ids)).values_list("blocker", "blocked")
    return {person for pair in pairs for person in pair}


def rate_of(user_id: int | None) -> Rate:
    """A guest's and a new player's rate is that of no matches."""
    row = Standing.objects.filter(user=user_id).first() if user_id is not None else None
    return NO_RATE if row is None else Rate(row.wins, row.losses, row.abandonments)
