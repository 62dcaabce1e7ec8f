"""What somebody has typed or sent, which may be anything."""

from typing import Final

DIGITS_OF_A_ROW: Final = 18
"""Of the number of a row: more than a database counts to are no number of any."""


def number_in(text: str, digits: int) -> int | None:
    """The number that a text is, of so many digits at most.

    >>> number_in("042", 3), number_in("-1", 3), number_in("1000", 3), number_in("", 3), number_in("٣", 3)
    (42, None, None, None, None)
    """
    return int(text) if len(text) <= digits and text.isascii() and text.isdecimal() else None


def can_be_stored(text: str) -> bool:
    """Databases take neither the null character nor half of a surrogate pair."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
