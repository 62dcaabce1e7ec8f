"""A finished match is its players' own; any of them can open it to everybody who has the link."""

from django.db import transaction

from game.accounts.models import User

from ..declined import Declined
from ..models import Table
from .seating import locked_table


def open_replay(*, table_id: int, user: User, opened: bool) -> None:
    """Opens the finished match to everybody, or with `opened` false only to its players again. The table itself stays as it is."""
    with transaction.atomic():
        table = locked_table(table_id)
        if not table.seats.filter(user=user).exists():
            raise Declined("not_at_table")
        if table.over_ms is None:
            raise Declined("not_over")
        Table.objects.filter(id=table.id).update(replay_open=opened)
