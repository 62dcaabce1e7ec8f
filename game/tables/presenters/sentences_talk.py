"""What can be said at a table, in the reader's language whoever says it."""

from functools import cache

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from game.language import language_now
from game.tables.phrases import PHRASES, REACTIONS

Said = tuple[tuple[str, str], ...]
"""Word and text of each."""


@cache
def _texts(_language: str) -> dict[str, str]:
    """In the active language; of a reaction what stands for its picture where that isn't seen."""
    return {
        "hello": _("Hi!"),
        "good_luck": _("Good luck to all!"),
        "bravo": _("Bravo!"),
        "well_played": _("Well played!"),
        "good_game": _("Good game!"),
        "thanks": _("Thanks!"),
        "sorry": _("Sorry!"),
        "no_matter": _("Never mind."),
        "moment": _("Just a moment."),
        "back": _("I'm back."),
        "hurry": _("I'm in a hurry."),
        "once_more": _("Once more?"),
        "smile": pgettext("reaction", "smiles"),
        "laugh": pgettext("reaction", "laughs"),
        "star": pgettext("reaction", "gives a star"),
        "coffee": pgettext("reaction", "drinks coffee"),
        "cheers": pgettext("reaction", "raises a glass"),
    }


def said_in_words(phrase: str) -> str:
    return _texts(language_now())[phrase]


def phrases_in_words() -> Said:
    return tuple((phrase, said_in_words(phrase)) for phrase in PHRASES)


def reactions_in_words() -> Said:
    return tuple((reaction, said_in_words(reaction)) for reaction in REACTIONS)
