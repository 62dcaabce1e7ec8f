"""The sides in words: us and them for who plays in fours, else by their names."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from game.tables.presenters.places import seats_of_side, sides_in_order, sides_of
from game.tables.presenters.words import Words

Names = tuple[str, ...]


def side_names(names: Names, you: int | None, words: Words) -> tuple[str, ...]:
    """The heads of the blok's columns, one's own side first."""
    sides = sides_of(len(names))
    by_name = [name_of_side(side, names) for side in sides_in_order(you, sides)]
    if you is None:
        return tuple(by_name)
    return (words.we, words.you) if len(names) == 4 else (words.me, *by_name[1:])


def name_of_side(side: int, names: Names) -> str:
    return " + ".join(seats_of_side(side, names))


def side_calls(caller: int, names: Names, you: int | None) -> str:
    """Who called, as it stands beside a row of the blok."""
    is_yours = _is_yours(caller, names, you)
    if you is None or (len(names) != 4 and not is_yours):
        return _("caller: %(name)s") % {"name": names[caller]}
    if len(names) != 4:
        return pgettext("to one", "you call")
    return _("we call") if is_yours else _("they call")


def side_word(side: int, names: Names, you: int | None) -> str:
    """The side within a sentence."""
    is_yours = _is_yours(side, names, you)
    if you is None or (len(names) != 4 and not is_yours):
        return name_of_side(side, names)
    if len(names) != 4:
        return pgettext("to one", "you")
    return _("we") if is_yours else _("they")


def _is_yours(seat_or_side: int, names: Names, you: int | None) -> bool:
    sides = sides_of(len(names))
    return you is not None and seat_or_side % sides == you % sides
