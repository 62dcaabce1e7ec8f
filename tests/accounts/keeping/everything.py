"""Where people are stored, and one who is stored everywhere."""

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.db.models import Field
from django.utils import timezone

from game.accounts.models import Block, DeviceLink, Friendship, Played, Presence, Report, Standing, User
from game.accounts.services import make_device_link
from game.bela import Rules
from game.lobby.models import Invitation
from game.replays.services import bring_record
from game.tables import fold as folding
from game.tables import services
from game.tables.models import Said, Seat, Table
from game.tables.records import record_of_table
from game.tables.services.opening import TableWish
from tutorial.models import Learned, Practice

KEPT = {
    # where a person is stored           which file of the archive tells of it, under which word
    "account.EmailAddress.user": ("sign_in.json", "email_addresses"),
    "accounts.Block.blocker": ("friends.json", "blocked"),
    "accounts.DeviceLink.user": ("sign_in.json", "device_links"),
    "accounts.Friendship.asked": ("friends.json", "friendships"),
    "accounts.Friendship.asker": ("friends.json", "friendships"),
    "accounts.Played.user": ("results.json", "matches"),
    "accounts.Presence.user": ("person.json", "here_until_ms"),
    "accounts.Report.reported": ("reports.json", "about_you"),
    "accounts.Report.reporter": ("reports.json", "made_by_you"),
    "accounts.Standing.user": ("results.json", "standing"),
    "lobby.Invitation.invited": ("invitations.json", "to_you"),
    "lobby.Invitation.inviter": ("invitations.json", "from_you"),
    "tables.Said.user": ("tables.json", "said"),
    "tables.Seat.left_by": ("tables.json", "seats"),
    "tables.Seat.user": ("tables.json", "seats"),
    "tables.Table.creator": ("tables.json", "seats"),
    "tutorial.Learned.user": ("lessons.json", "learned"),
    "tutorial.Practice.user": ("lessons.json", "exercises"),
    "usersessions.UserSession.user": ("sign_in.json", "sessions"),
}
NOT_THEIRS = {
    "accounts.Block.blocked": "who has blocked somebody is the other's own; the row goes with either",
    "accounts.Played.partner": "a part of the other's result; it is forgotten with the person",
    "accounts.Report.decided_by": "what staff does as staff; it is forgotten with the person",
    "accounts.User_groups.user": "rights of staff",
    "accounts.User_user_permissions.user": "rights of staff",
    "admin.LogEntry.user": "what staff does as staff",
}


def places() -> Iterator[tuple[str, Field]]:
    """Every column of the site that points at a person."""
    for model in apps.get_models(include_auto_created=True):
        for field in model._meta.get_fields():
            if getattr(field, "column", None) and field.related_model is User:
                yield f"{model._meta.app_label}.{model.__name__}.{field.name}", field


def rows_of(user_id: int) -> dict[str, int]:
    """How many rows point at this person, by place."""
    counted = {name: field.model._base_manager.filter(**{field.attname: user_id}).count() for name, field in places()}
    return {name: count for name, count in counted.items() if count}


def store_everywhere(person: User, other: User, match: Any) -> None:
    """The person sits at the finished `match`, has left another, waits at a third, and so on."""
    now, soon = 1_700_000_000_000, timezone.now() + timedelta(hours=1)
    third = User.objects.create_user(username="treca", name="Treća", email="treca@example.com")
    Block.objects.create(blocker=person, blocked=third, made_ms=now)
    Block.objects.create(blocker=other, blocked=person, made_ms=now)
    friend = User.objects.create_user(username="prijateljica", name="Prijateljica")
    Friendship.objects.create(asker=person, asked=friend, made_ms=now)
    Friendship.objects.create(asker=User.objects.create_user(username="novi"), asked=person, made_ms=now)
    make_device_link(user=person)
    assert DeviceLink.objects.filter(user=person, expires_at__lt=soon).exists()
    part = {"ended_ms": now, "outcome": "won", "counts": False, "with_robots": False, "players": 4, "target": 501}
    Played.objects.create(user=person, match="k7pq3x", preset="klasik", **part)
    Played.objects.create(user=other, partner=person, match="k7pq3x", preset="klasik", **part)
    EmailAddress.objects.create(user=person, email="gost@example.com", primary=True)
    UserSession.objects.create(user=person, session_key="s" * 32, ip="127.0.0.1", user_agent="Firefox")
    Presence.objects.create(user=person, until_ms=now)
    Standing.objects.create(user=person, wins=1)
    Report.objects.create(reporter=person, reported=other, about="name", name_then="Petra")
    Report.objects.create(
        reporter=third, reported=person, about="behaviour", name_then=person.name, words="Tajna riječ.",
        decision="warned", reason="Bez psovanja.", decided_at=timezone.now(), decided_by=third,
    )  # fmt: skip
    waiting = services.open_table(creator=person, wish=TableWish(rules=Rules()))
    Invitation.objects.create(table=waiting, inviter=person, invited=other, made_ms=now)
    theirs = services.open_table(creator=other, wish=TableWish(rules=Rules()))
    Invitation.objects.create(table=theirs, inviter=other, invited=person, made_ms=now)
    Said.objects.create(table=waiting, user=person, place=0, phrase="bravo", at_ms=now)
    _sit_afterwards(person, match)
    _leave_a_match(person)
    Learned.objects.create(user=person, lesson="iber", step=2)
    Practice.objects.create(user=person, tally={"done": 3})


def _sit_afterwards(person: User, match: Any) -> None:
    Seat.objects.filter(table_id=match.table_id, place=2).update(user=person)
    bring_record(json.dumps(record_of_table(folding.read(match.table_id))))


def _leave_a_match(person: User) -> None:
    table = Table.objects.create(code="otisao", opened_ms=1, begun_ms=1, over_ms=2, options={})
    Seat.objects.create(table=table, place=0, left_by=person, robot_level="srednji", robot_name="Joža")
