"""What stands for the name of somebody whose account is deleted."""

import secrets
from collections.abc import Iterable

from django.utils.translation import gettext as _

from .models import Seat

LOWEST, HIGHEST = 1000, 9999


def erased_names(table_ids: Iterable[int]) -> list[str]:
    """A name for each of these tables, another one each time, so that nobody follows a person from match to match."""
    ids = list(table_ids)
    taken = set(Seat.objects.filter(table__in=ids).exclude(erased_as="").values_list("table_id", "erased_as"))
    return [_name(table_id, taken) for table_id in ids]


def _name(table_id: int, taken: set[tuple[int, str]]) -> str:
    while True:
        number = LOWEST + secrets.randbelow(HIGHEST - LOWEST + 1)
        name = _("deleted player %(number)d") % {"number": number}
        if (table_id, name) not in taken:
            return name
