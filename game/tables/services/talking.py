"""Saying one of the few things that can be said, so seldom that nobody is drowned in it."""

from django.conf import settings
from django.db import transaction

from game.now import now_ms

from .. import notices
from ..declined import Declined
from ..models import Said, Seat, Table
from ..phrases import SAYABLE

MOST = ((3, 10_000), (6, 60_000))  # so many in so many milliseconds
KEPT_MS = 7 * 24 * 3600 * 1000  # for reports
AT_ONCE = 500


def say(*, table_id: int, user_id: int, phrase: str) -> Said:
    """Who sits at the table says it to all who look; raises Declined."""
    with transaction.atomic():
        seat = _seat_held(table_id, user_id)
        if phrase not in SAYABLE:
            raise Declined("no_such_phrase")
        now = now_ms()
        if settings.RATE_LIMITS and _says_too_much(user_id, now):
            raise Declined("said_too_much")
        said = Said.objects.create(table_id=table_id, user_id=user_id, place=seat.place, phrase=phrase, at_ms=now)
    notices.publish_talk(table_id)
    return said


def _seat_held(table_id: int, user_id: int) -> Seat:
    """The row is held, so that of several phrases at once each is counted."""
    seat = Seat.objects.select_for_update().filter(table=table_id, user=user_id).first()
    if seat is None or not Table.objects.filter(id=table_id, closed_ms=None).exists():
        raise Declined("not_at_table")
    return seat


def _says_too_much(user_id: int, now: int) -> bool:
    said = Said.objects.filter(user=user_id)
    return any(said.filter(at_ms__gt=now - within_ms).count() >= most for most, within_ms in MOST)


def forget_said(now: int) -> None:
    """What was said is kept for some days, in case that somebody reports it."""
    old = Said.objects.filter(at_ms__lt=now - KEPT_MS).order_by("at_ms").values_list("id", flat=True)
    Said.objects.filter(id__in=list(old[:AT_ONCE])).delete()
