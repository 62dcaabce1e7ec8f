"""Words that all of the tutorial uses: who sits at its tables, counted points and cards, ranks by name."""

from typing import Final, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from game.look import style_now
from game.tables.presenters.sentences_cards import court_names

OTHERS: Final = ("Ivan", "Đurđa", "Joža")
"""Who plays with the learner, from the right on in turn."""


def points(number: int) -> str:
    return ngettext("%(num)d point", "%(num)d points", number) % {"num": number}


def cards(number: int) -> str:
    return ngettext("%(number)d card", "%(number)d cards", number) % {"number": number}


def trumps(number: int) -> str:
    return ngettext("%(number)d trump", "%(number)d trumps", number) % {"number": number}


class RankWord(NamedTuple):
    """`sign` is what stands on the card."""

    sign: str
    name: str


def rank_names() -> tuple[RankWord, ...]:
    """From seven to ace, as whoever looks calls them."""
    jack, queen = court_names(style_now().names)
    return (
        RankWord("VII", _("seven")),
        RankWord("VIII", _("eight")),
        RankWord("IX", _("nine")),
        RankWord("X", _("ten")),
        RankWord(pgettext("card", "J"), jack),
        RankWord(pgettext("card", "Q"), queen),
        RankWord(pgettext("card", "K"), _("king")),
        RankWord(pgettext("card", "A"), _("ace")),
    )
