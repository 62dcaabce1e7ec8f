"""`who_may.txt` as a value: for each address, what everybody gets there.

An address stands at the beginning of a line as the resolver knows it; one that ends in ** stands for all below it.
Its rows are indented: method, object (with * for whatever it may be), and a status for each role, or one for all;
the first that fits holds. A status of - is not told.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path

LISTING = Path(__file__).with_name("who_may.txt")
METHODS = ("GET", "POST", "SOCKET")


@dataclass(frozen=True, slots=True)
class Row:
    address: str
    method: str
    object: str
    statuses: tuple[str, ...]

    def status(self, role: int) -> str:
        return self.statuses[role] if len(self.statuses) > 1 else self.statuses[0]


def read_rows(text: str, roles: int) -> Iterator[Row]:
    address = ""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if not line[0].isspace():
            address = line.strip()
            continue
        method, about, *statuses = words
        assert method in METHODS, f"line {number}: no method {method}"
        assert len(statuses) in (1, roles), f"line {number}: {len(statuses)} statuses for {roles} roles"
        yield Row(address, method, about, tuple(statuses))


class Listing:
    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows

    @property
    def addresses(self) -> set[str]:
        return {row.address for row in self._rows}

    def row(self, address: str, method: str, about: str) -> Row | None:
        """The first that fits, of this very address before that of all below one."""
        fitting = [row for row in self._rows if row.method == method and fnmatchcase(about, row.object)]
        own = (row for row in fitting if row.address == address)
        shared = (row for row in fitting if is_below(address, row.address))
        return next(chain(own, shared), None)


def is_below(route: str, listed: str) -> bool:
    return listed.endswith("**") and route.startswith(listed[:-2])
