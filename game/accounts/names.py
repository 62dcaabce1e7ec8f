"""What a person may be called at the table, and which names are too much alike for two accounts."""

import secrets
import unicodedata
from functools import cache
from pathlib import Path

from django.utils.translation import gettext_lazy as _

LONGEST_NAME = 20
SHORTEST_ACCOUNT_NAME = 2
MOST_MARKS_ON_A_LETTER = 2
BETWEEN_LETTERS = " .-_'’"
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
UNSEEN_LETTERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # drawn as nothing, whatever their category
LETTERS_OF_THEIR_OWN = str.maketrans(
    {"đ": "d", "ð": "d", "ł": "l", "ø": "o", "ı": "i", "ħ": "h", "æ": "ae", "œ": "oe", "þ": "th"}
)  # Latin letters whose stroke or tie is no mark that could be taken off
LOOK_ALIKES = (("rn", "m"), ("vv", "w"), ("0", "o"), ("1", "l"), ("i", "l"))  # a capital i is read as a small L
ERASED = ("obrisaniigrac", "deletedplayer")  # who is called so in a match is no more
NOT_ALLOWED = Path(__file__).with_name("names_not_allowed.txt")


class BadName(ValueError):
    """A name that can't be shown; its text is a sentence for the person who chose it."""


def clean_name(raw: str) -> str:
    """The name in its composed form with single spaces; raises BadName for one that nobody could read or say."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in raw)
    name = unicodedata.normalize("NFC", " ".join(part for part in spaced.split(" ") if part))
    if not name:
        raise BadName(_("Write a nickname."))
    if any(unicodedata.category(letter) in UNSEEN or letter in UNSEEN_LETTERS for letter in name):
        raise BadName(_("A nickname can't hold invisible characters."))
    if len(name) > LONGEST_NAME:
        raise BadName(_("A nickname has at most %(most)d letters.") % {"most": LONGEST_NAME})
    if not any(letter.isalnum() for letter in name) or _has_piled_marks(name):
        raise BadName(_("A nickname needs letters or digits."))
    return name


def clean_guest_name(raw: str) -> str:
    """A clean name that isn't like those of people who are deleted; raises BadName."""
    name = clean_name(raw)
    look = look_of(fold_name(name))
    if any(look_of(word) in look for word in ERASED):
        raise BadName(_("This name isn't allowed here. Choose another one."))
    return name


def passing_name() -> str:
    """What a guest is called who hasn't said."""
    return str(_("Guest %(number)d") % {"number": 100 + secrets.randbelow(900)})


def clean_account_name(raw: str) -> str:
    """A clean name that an account may have, so far as no other account has one like it; raises BadName.

    All its letters are Latin and few other signs may stand between: what looks alike in another script,
    or as a bar or an at, can then not be written at all.
    """
    name = clean_name(raw)
    if not all(letter in BETWEEN_LETTERS or unicodedata.combining(letter) or _is_latin(letter) for letter in name):
        raise BadName(
            _("An account's name is written in Latin letters and digits; . - _ ’ and spaces may stand between them.")
        )
    if len(fold_name(name)) < SHORTEST_ACCOUNT_NAME:
        raise BadName(_("An account's name needs at least two letters or digits."))
    if _is_not_allowed(look_of(fold_name(name))):
        raise BadName(_("This name isn't allowed here. Choose another one."))
    return name


def _is_latin(letter: str) -> bool:
    """A letter or a digit, and not ½ or Ⅷ, which only fold to some."""
    return (letter.isalpha() or letter.isdecimal()) and fold_name(letter) != ""


def initial_of(name: str) -> str:
    """The letter that stands for somebody on a coaster.

    >>> initial_of("ivan"), initial_of("(Ana)"), initial_of("🦊 lija")
    ('I', 'A', 'L')
    """
    return next(filter(str.isalnum, name), name[:1]).upper()


def fold_name(name: str) -> str:
    """A name without what people leave out when they search for it or type it: small plain letters and digits.

    >>> fold_name("Đuro Šušnjić"), fold_name("ĐURO-SUSNJIC")
    ('durosusnjic', 'durosusnjic')
    """
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(
        LETTERS_OF_THEIR_OWN
    )
    return "".join(letter for letter in small if letter.isascii() and letter.isalnum())


def look_of(folded: str) -> str:
    """The same for two folded names that are easily taken for one another; the database keeps it unique.

    >>> look_of("ivan0") == look_of("lvano"), look_of("marno") == look_of("mamo")
    (True, True)
    """
    for seen, taken_for in LOOK_ALIKES:
        folded = folded.replace(seen, taken_for)
    return folded


@cache
def _not_allowed() -> tuple[frozenset[str], tuple[str, ...]]:
    """Looks that no whole name may have, and looks that no name may hold."""
    words = [line.strip() for line in NOT_ALLOWED.read_text(encoding="utf-8").splitlines()]
    words = [word for word in words if word and not word.startswith("#")]
    anywhere = tuple(look_of(fold_name(word)) for word in words if word.startswith("*"))
    return frozenset(look_of(fold_name(word)) for word in words if not word.startswith("*")), anywhere


def _is_not_allowed(look: str) -> bool:
    whole, anywhere = _not_allowed()
    return look in whole or any(word in look for word in anywhere)


def _has_piled_marks(name: str) -> bool:
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS_ON_A_LETTER:
            return True
    return False
