"""The two sides in words: us and them for who plays, by their names for who watches."""

from django.utils.translation import gettext as _

from game.tables.presenters.places import sides_in_order
from game.tables.presenters.words import Words

Names = tuple[str, ...]


def side_names(names: Names, you: int | None, words: Words) -> tuple[str, str]:
    """The two heads of the blok's columns, one's own side first."""
    if you is None:
        return f"{names[0]} + {names[2]}", f"{names[1]} + {names[3]}"
    return words.we, words.you


def side_calls(caller: int, names: Names, you: int | None) -> str:
    """Who called, as it stands beside a row of the blok."""
    if you is None:
        return _("caller: %(name)s") % {"name": names[caller]}
    return _("we call") if caller % 2 == you % 2 else _("you call")


def side_word(side: int, names: Names, you: int | None) -> str:
    """The side within a sentence."""
    if you is None:
        return f"{names[side]} + {names[side + 2]}"
    return _("we") if side == sides_in_order(you)[0] else _("you")
