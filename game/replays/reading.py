"""Reading a record that may come from anywhere: what is wrong with it is said in a sentence, with its place."""

import json
from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela import OPTIONS, Rules, RulesError
from game.bela.record_form import DEAL_FIELDS, RECORD_FIELDS, NoRecord, read_record

LONGEST = 512 * 1024
MOST_DEALS = 200
LONGEST_WORD_SHOWN = 40
LONGEST_CODE = 12

Record = dict[str, Any]


class Unreadable(ValueError):
    """What is no record that could be looked at; its text is a sentence for whoever brought it."""


def read_brought(text: bytes) -> Record:
    """The record in a text; Unreadable if there is none, or none with deals by rules that are a game."""
    text = text.removeprefix(b"\xef\xbb\xbf").strip()
    if not text:
        raise Unreadable(_("Choose a file or paste a record."))
    if len(text) > LONGEST:
        raise Unreadable(too_long())
    try:
        record = read_record(text)
    except NoRecord as error:
        raise Unreadable(_why_unreadable(text, error.__cause__)) from error
    _expect_a_game(record)
    return record


def table_named_in(record: Record) -> str:
    """The code of the table whose match it says that it is; '' where it says nothing that could be a code."""
    code = record.get("x_table")
    return code if isinstance(code, str) and code.isalnum() and len(code) <= LONGEST_CODE else ""


def too_long() -> str:
    return _("That is too long for a record: there is room for %(size)d KB.") % {"size": LONGEST // 1024}


def _why_unreadable(text: bytes, cause: BaseException | None) -> str:
    match cause:
        case None:
            return _misshapen(text)
        case UnicodeDecodeError():
            return _("That is no text in UTF-8.")
        case json.JSONDecodeError(lineno=line, colno=column):
            return _("That is no JSON: line %(line)d, column %(column)d can't be read.") % {
                "line": line,
                "column": column,
            }
    return _("That is no JSON that could be read.")


def _misshapen(text: bytes) -> str:
    """Where JSON has not the form of a record."""
    read = json.loads(text, parse_int=lambda _digits: 0)
    if not isinstance(read, dict):
        return _("That is JSON, but no record of a match.")
    field = _wrong_field(read, RECORD_FIELDS) or ""
    if field == "deals" and isinstance(read["deals"], list):
        number, field = _wrong_deal(read["deals"])
        return _("That is no record of a match: deals[%(number)d] has no proper field %(field)s.") % {
            "number": number,
            "field": _shown(field),
        }
    return _("That is no record of a match: the field %(field)s is unknown or has another form.") % {
        "field": _shown(field)
    }


def _wrong_field(held: Mapping[str, Any], known: Mapping[str, Any]) -> str | None:
    wrong = (name for name, value in held.items() if not (known[name](value) if name in known else name[:2] == "x_"))
    return next(wrong, None)


def _wrong_deal(deals: list[Any]) -> tuple[int, str]:
    for number, deal in enumerate(deals):
        if not isinstance(deal, dict):
            return number, "dealer"
        missing = next((name for name in ("dealer", "hands") if name not in deal), None)
        if field := missing or _wrong_field(deal, DEAL_FIELDS):
            return number, field
    raise AssertionError("expected a wrong deal")


def _expect_a_game(record: Record) -> None:
    try:
        Rules.from_options(record.get("rules", {}))
    except RulesError as error:
        said = {"option": _shown(error.option)}
        if error.option in OPTIONS:
            raise Unreadable(
                _("The rules make no sense: %(option)s has a value that can't be played.") % said
            ) from error
        raise Unreadable(_("The rules make no sense: there is no option %(option)s.") % said) from error
    deals = len(record.get("deals", []))
    if not deals:
        raise Unreadable(_("There is no deal in this record."))
    if deals > MOST_DEALS:
        raise Unreadable(
            ngettext(
                "There is %(number)d deal in this record, more than the %(most)d that can be shown.",
                "There are %(number)d deals in this record, more than the %(most)d that can be shown.",
                deals,
            )
            % {"number": deals, "most": MOST_DEALS}
        )


def _shown(word: str) -> str:
    """A stranger's word, short and without what can't be seen."""
    seen = "".join(letter if letter.isprintable() else "�" for letter in word[:LONGEST_WORD_SHOWN])
    return _("“%(word)s”") % {"word": f"{seen}…" if len(word) > LONGEST_WORD_SHOWN else seen}
