"""The list of open rooms as a page shows it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from game.now import now_ms
from game.tables import open_rooms
from game.tables.presenters.rule_words.presets import preset_words
from game.tables.presenters.sentences_rules import RuleWord, badges, differences
from game.tables.services.opening import TableWish
from game.tables.table_state import TableState

from .filters import FRIENDS, KNOWN, PAGE, Filters

ON_A_PAGE = 30
ON_THE_FRONT_PAGE = 6


class Row(NamedTuple):
    """A room, with all that its line shows: who sits there by seat, its badges, and what is not klasik."""

    code: str
    names: tuple[str | None, ...]
    in_short: tuple[RuleWord, ...]
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoomList:
    rows: tuple[Row, ...]
    count: int
    filters: Filters
    page: int
    pages: int
    is_short: bool

    def address(self, page: int) -> str:
        """The query of another page of this list."""
        return "&".join(part for part in (self.filters.query, f"{PAGE}={page}" if page > 1 else "") if part)

    @property
    def said(self) -> str:
        """How many there are, for those who hear the page."""
        return ngettext(
            "%(num)d table is waiting for players.", "%(num)d tables are waiting for players.", self.count
        ) % {"num": self.count}


class Choice(NamedTuple):
    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Question:
    field: str
    name: str
    choices: tuple[Choice, ...]


def room_list(wanted: open_rooms.Wanted, filters: Filters, *, is_short: bool = False) -> RoomList:
    """The page of the list that is asked for, or one before it where there are fewer."""
    most = ON_THE_FRONT_PAGE if is_short else ON_A_PAGE
    page = filters.page
    shown, count = open_rooms.open_rooms(wanted, now_ms(), first=(page - 1) * most, most=most)
    while not shown and page > 1:  # there are fewer by now
        page = page // 2
        shown, count = open_rooms.open_rooms(wanted, now_ms(), first=(page - 1) * most, most=most)
    return RoomList(tuple(map(_row, shown)), count, filters, page, max(1, -(-count // most)), is_short)


def questions(filters: Filters, *, with_friends: bool) -> tuple[Question, ...]:
    """The filters to choose from; who isn't known has no friends to look for."""
    return _asked(get_language() or "", replace(filters, page=1), with_friends)


@lru_cache(256)
def _asked(_language: str, filters: Filters, with_friends: bool) -> tuple[Question, ...]:
    asked = [
        Question(
            field,
            _names()[field],
            tuple(Choice(str(value), _label(field, value), filters.has(field, value)) for value in values),
        )
        for field, values in KNOWN.items()
    ]
    if with_friends:
        asked.append(Question(FRIENDS, _("Who sits there"), (Choice("1", _("a friend"), filters.friends),)))
    return tuple(asked)


def chosen_words(filters: Filters) -> tuple[str, ...]:
    """What is chosen, a few words for each field."""
    labels = [" / ".join(_label(field, value) for value in values) for field, values in filters.chosen]
    return (*labels, *([_("a friend")] if filters.friends else []))


def _names() -> dict[str, str]:
    return {
        "target": _("Played to"),
        "preset": _("Which bela"),
        "move_seconds": _("Seconds a move"),
        "min_win_rate": _("Win rate"),
        "players": _("Players"),
        "free": _("Free seats"),
    }


def _label(field: str, value: int | str) -> str:
    number = {"n": value}
    words = {
        "target": lambda: _("to %(n)s") % number,
        "preset": lambda: preset_words(str(value)).name,
        "move_seconds": lambda: _("%(n)s s") % number,
        "min_win_rate": lambda: _("from %(n)s%%") % number if value else _("anybody's"),
        "players": lambda: ngettext("%(n)s player", "%(n)s players", int(value)) % number,
        "free": lambda: ngettext("%(n)s free", "%(n)s free", int(value)) % number,
    }
    return words[field]()


def _row(table: TableState) -> Row:
    agreed = TableWish(table.rules, table.preset, table.visibility, table.move_seconds, table.min_win_rate)
    return Row(table.code, tuple(seat.name for seat in table.seats), *_said(get_language() or "", agreed))


@lru_cache(4096)
def _said(_language: str, agreed: TableWish) -> tuple[tuple[RuleWord, ...], tuple[str, ...]]:
    """Many tables are alike in what is played there."""
    return badges(agreed), differences(agreed.rules)
