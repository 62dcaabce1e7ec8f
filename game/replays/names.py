"""Who played, as a record may tell: its words are anybody's, and are shown only as far as a nickname could be."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from game.accounts.names import BadName, clean_name


@dataclass(frozen=True, slots=True)
class Players:
    """By seat. Who has no name that can be shown is numbered; `robots` are those that played there from the beginning."""

    names: tuple[str, ...]
    robots: tuple[bool, ...]

    @staticmethod
    def of(record: dict[str, Any], number: int) -> "Players":
        told = [_told(record, seat) for seat in range(number)]
        return Players(
            names=tuple(_name(player.get("name"), seat) for seat, player in enumerate(told)),
            robots=tuple(player.get("kind") == "robot" for player in told),
        )


def _told(record: dict[str, Any], seat: int) -> dict[str, Any]:
    told = record.get("x_players")
    player = told[seat] if isinstance(told, list) and seat < len(told) else None
    return player if isinstance(player, dict) else {}


def _name(told: object, seat: int) -> str:
    try:
        return clean_name(told) if isinstance(told, str) else _numbered(seat)
    except BadName:
        return _numbered(seat)


def _numbered(seat: int) -> str:
    """Word and number stay on one line."""
    return (_("Player %(number)d") % {"number": seat + 1}).replace(" ", "\N{NO-BREAK SPACE}")
