"""Who is present. A lease that ends by itself: a process that dies leaves nobody behind who seems to be there."""

from collections.abc import Iterable

from django.db import connection, transaction

from game.now import now_ms

from ..models import Seat

_RENEW = f"UPDATE {Seat._meta.db_table} SET here_until_ms = %s, seen_ms = %s WHERE table_id = %s AND user_id = %s"  # noqa: S608


def set_here_until(people: Iterable[tuple[int, int]], until_ms: int) -> None:
    """Sets until when each of the (table id, user id) counts as present: in the order in which everybody holds tables."""
    now = now_ms()
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.executemany(_RENEW, [(until_ms, now, table_id, user_id) for table_id, user_id in sorted(people)])
