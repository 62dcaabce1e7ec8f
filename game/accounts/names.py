"""What a person may be called at the table."""

import unicodedata

from django.utils.translation import gettext_lazy as _

LONGEST_NAME = 20
MOST_MARKS_ON_A_LETTER = 2
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


class BadName(ValueError):
    """A name that can't be shown; its text is a sentence for the person who chose it."""


def clean_name(raw: str) -> str:
    """The name in its composed form with single spaces; raises BadName for one that nobody could read or say."""
    name = unicodedata.normalize("NFC", " ".join(part for part in raw.split(" ") if part))
    if not name:
        raise BadName(_("Write a nickname."))
    if any(unicodedata.category(letter) in UNSEEN for letter in name):
        raise BadName(_("A nickname can't hold invisible characters."))
    if len(name) > LONGEST_NAME:
        raise BadName(_("A nickname has %(most)d letters at most.") % {"most": LONGEST_NAME})
    if not any(letter.isalnum() for letter in name) or _has_piled_marks(name):
        raise BadName(_("A nickname needs letters or digits."))
    return name


def _has_piled_marks(name: str) -> bool:
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS_ON_A_LETTER:
            return True
    return False
