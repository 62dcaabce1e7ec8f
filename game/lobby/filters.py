"""What somebody looks for in the list of rooms, read from an address that may hold anything."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import QueryDict

from game.bela import OPTIONS
from game.tables.open_rooms import FIELDS, Wanted
from game.typed import number_in

from .menu import MENU
from .truth import is_true
from .wishes import MOVE_SECONDS, WIN_RATES

KNOWN: Mapping[str, tuple[int | str, ...]] = {
    "target": tuple(sorted(OPTIONS["target"])),
    "preset": tuple(dict.fromkeys(preset for presets in MENU.values() for preset in presets)),
    "move_seconds": tuple(seconds for seconds in MOVE_SECONDS if seconds),
    "min_win_rate": WIN_RATES,
    "players": tuple(MENU),
    "free": (1, 2, 3),
}
"""What can be chosen, by field; several of one field mean any of them."""
FRIENDS, PAGE = "friends", "stranica"
MOST_PAGES = 1000
NOBODY = 0  # whose friends there are none of


@dataclass(frozen=True, slots=True)
class Filters:
    """`chosen` holds the fields of which something is chosen; pages count from 1."""

    chosen: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    friends: bool = False
    page: int = 1

    @property
    def query(self) -> str:
        """As the address has it, but for the page: what is unknown has gone, and the order is always the same."""
        pairs = [(field, value) for field, values in self.chosen for value in values]
        return urlencode([*pairs, *([(FRIENDS, 1)] if self.friends else [])])

    @property
    def is_any(self) -> bool:
        return not self.chosen and not self.friends

    def has(self, field: str, value: object) -> bool:
        return value in dict(self.chosen).get(field, ())


def read_filters(query: QueryDict) -> Filters:
    """What can't be read is passed over."""
    chosen = []
    for field, known in KNOWN.items():
        said = set(query.getlist(field))
        values = tuple(value for value in known if str(value) in said)
        if values:
            chosen.append((field, values))
    return Filters(tuple(chosen), is_true(query.get(FRIENDS)), _page(query.get(PAGE, "")))


def wanted_by(user_id: int | None, filters: Filters) -> Wanted:
    """The tables to show to somebody: never those where a block lies between them and who sits there."""
    chosen = dict(filters.chosen)
    return Wanted(
        values=tuple((field, chosen[field]) for field in FIELDS if field in chosen),
        free=tuple(int(number) for number in chosen.get("free", ())),
        friend_of=(user_id or NOBODY) if filters.friends else None,
        apart=user_id,
    )


def _page(text: str) -> int:
    return min(number_in(text, 4) or 1, MOST_PAGES)
