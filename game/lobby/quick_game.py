"""One press to a game: the best open table, or one of one's own."""

from django.db import connection, transaction

from game.accounts.models import User
from game.accounts.selectors import rate_of
from game.now import now_ms
from game.tables import open_rooms, selectors, services
from game.tables.declined import Declined
from game.tables.services.opening import TableWish
from game.tables.services.seating import decline_players_of_running_matches

from .filters import Filters, wanted_by

ONE_AT_A_TIME = 5_014_001  # the number of PostgreSQL's lock; SQLite lets only one write anyway
TOO_LATE = {"full", "seat_taken", "already_begun", "no_such_table", "rate_too_low"}


def quick_game(*, user: User, filters: Filters, wish: TableWish) -> str:
    """Sits somebody down where the game begins soonest, and returns the table's code.

    Where there is nothing to sit down at, it is the table where they wait already, or a new one after `wish`.
    """
    with transaction.atomic():  # of strangers who press at once the second finds the first one's table
        if connection.vendor == "postgresql":
            connection.cursor().execute("SELECT pg_advisory_xact_lock(%s)", [ONE_AT_A_TIME])
        decline_players_of_running_matches(user)
        wanted = wanted_by(user.id, filters)
        for table_id in open_rooms.best_room_ids(wanted, now_ms(), rate=rate_of(user.id).percent, but=user.id):
            try:
                services.sit(table_id=table_id, user=user, place=None)
            except Declined as declined:
                if declined.reason not in TOO_LATE:
                    raise
            else:
                return selectors.code_of(table_id)
        return open_rooms.own_open_room(user.id) or services.open_table(creator=user, wish=wish).code
