"""Reading a line as a match record: its form, before any rule is asked (record-format.md, "Record")."""

import json
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, Final

Check = Callable[[object], bool]

_LONGEST_NUMBER: Final = 20
"""Digits of an int; longer ones, which Python may refuse to read, mean nothing that a record could mean."""


class NoRecord(ValueError):
    """A line that is no JSON, or JSON that has not the form of a record."""


def read_record(line: bytes) -> dict[str, Any]:
    """The record on a line, fields beginning with `x_` and all; NoRecord if there is none."""
    try:
        record = json.loads(line.decode(), parse_int=_int, parse_float=_float, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise NoRecord("expected JSON") from error
    if not isinstance(record, dict) or not _is_record(record):
        raise NoRecord("expected the fields of a record")
    return record


def _int(digits: str) -> int:
    return int(digits[: _LONGEST_NUMBER + 1])


def _float(digits: str) -> float:
    """What Python has no number for is as good as none, and could not be written down as JSON again."""
    number = float(digits)
    return number if isfinite(number) else 0.0


def _refuse(constant: str) -> None:
    """Python reads NaN and the infinities, JSON has none."""
    raise ValueError(f"expected a number, got {constant}")


def _is_int(value: object) -> bool:
    return type(value) is int


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_dict(value: object) -> bool:
    return isinstance(value, dict)


def _list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))


def _object(fields: Mapping[str, Check], required: frozenset[str], *, open_to_x: bool) -> Check:
    """Known fields of the right types, the required ones among them; unknown ones only where they begin with `x_`."""

    def check(value: object) -> bool:
        if not isinstance(value, dict) or not required <= value.keys():
            return False
        return all(
            fields[name](held) if name in fields else open_to_x and name.startswith("x_")
            for name, held in value.items()
        )

    return check


_CLAIM: Final = {"by": _is_int, "against": _is_int}

DEAL_FIELDS: Final[dict[str, Check]] = {
    "dealer": _is_int,
    "hands": _list_of(_is_text),
    "offered": _is_text,
    "stock": _is_text,
    "calls": _list_of(_is_text),
    "exchange": _is_bool,
    "discards": _is_text,
    "declared": _list_of(_list_of(_is_text)),
    "plays": _list_of(_is_text),
    "bela": _list_of(_is_int),
    "auzmes": _object(_CLAIM, frozenset(_CLAIM), open_to_x=False),
}

RECORD_FIELDS: Final[dict[str, Check]] = {
    "rules": _is_dict,
    "deals": _list_of(_object(DEAL_FIELDS, frozenset({"dealer", "hands"}), open_to_x=True)),
}

_is_record: Final = _object(RECORD_FIELDS, frozenset(), open_to_x=True)
"""Of all fields only a deal's `dealer` and `hands` are required: without the others it is klasik, and has not begun."""
