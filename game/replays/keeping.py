"""Records that somebody has brought: nobody's by their rows, but one of a match played here names its players."""

import json
from typing import Any

from game.accounts.models import User
from game.bela.record_form import NoRecord, read_record
from game.tables import selectors as tables

from .models import BroughtRecord

name = "brought_records"


def taken_away(user: User) -> dict[str, Any]:
    return {"records_naming_you": [row.code for row, _record, _seat in _naming(user)]}


def move(*, guest: User, account: User) -> None:
    """A record names a guest as the match did."""


def erase(user: User) -> None:
    for row, record, seat in _naming(user):
        record["x_players"][seat]["name"] = None
        row.text = json.dumps(record)
        row.save(update_fields=["text"])


def _naming(user: User) -> list[tuple[BroughtRecord, dict[str, Any], int]]:
    """Records of matches that this person has played here, under the present name, with the person's seat."""
    seats = tables.seats_by_code(user.id)
    found = []
    for row in BroughtRecord.objects.filter(table__in=seats):
        try:
            record = read_record(row.text.encode())
        except NoRecord:  # any more
            continue
        if _name_at(record, seats[row.table]) == user.name:
            found.append((row, record, seats[row.table]))
    return found


def _name_at(record: dict[str, Any], seat: int) -> object:
    players = record.get("x_players")
    player = players[seat] if isinstance(players, list) and seat < len(players) else None
    return player.get("name") if isinstance(player, dict) else None
