"""Suits and cards by name. Croatian needs them twice: as they are named, and as they are played or called.

And there are several sets of names: those of the mađarice, which everybody calls them by here, with jack and queen or with
unter and ober, and those of the French cards.
"""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import pgettext


def suit_names(names: str) -> tuple[str, ...]:
    if names == "french":
        return pgettext("French deck", "hearts"), _("diamonds"), _("spades"), _("clubs")
    return _("hearts"), _("bells"), _("leaves"), _("acorns")


def suits_called(names: str) -> tuple[str, ...]:
    if names == "french":
        return (
            pgettext("accusative, French deck", "hearts"),
            pgettext("accusative", "diamonds"),
            pgettext("accusative", "spades"),
            pgettext("accusative", "clubs"),
        )
    return (
        pgettext("accusative", "hearts"),
        pgettext("accusative", "bells"),
        pgettext("accusative", "leaves"),
        pgettext("accusative", "acorns"),
    )


def _of_each_suit(ranks: tuple[str, ...], names: str) -> tuple[str, ...]:
    return tuple(rank % {"suit": suit} for suit in suit_names(names) for rank in ranks)


def card_names(names: str) -> tuple[str, ...]:
    return _of_each_suit(
        (
            _("seven of %(suit)s"),
            _("eight of %(suit)s"),
            _("nine of %(suit)s"),
            _("ten of %(suit)s"),
            *_lower_courts(names),
            _("king of %(suit)s"),
            _("ace of %(suit)s"),
        ),
        names,
    )


def cards_played(names: str) -> tuple[str, ...]:
    return _of_each_suit(
        (
            pgettext("accusative", "seven of %(suit)s"),
            pgettext("accusative", "eight of %(suit)s"),
            pgettext("accusative", "nine of %(suit)s"),
            pgettext("accusative", "ten of %(suit)s"),
            *_lower_courts_played(names),
            pgettext("accusative", "king of %(suit)s"),
            pgettext("accusative", "ace of %(suit)s"),
        ),
        names,
    )


def _lower_courts(names: str) -> tuple[str, str]:
    if names == "unter":
        return _("unter of %(suit)s"), _("ober of %(suit)s")
    if names == "french":
        return _("jack of %(suit)s"), pgettext("French deck", "queen of %(suit)s")
    return _("jack of %(suit)s"), _("queen of %(suit)s")


def _lower_courts_played(names: str) -> tuple[str, str]:
    if names == "unter":
        return pgettext("accusative", "unter of %(suit)s"), pgettext("accusative", "ober of %(suit)s")
    if names == "french":
        return pgettext("accusative", "jack of %(suit)s"), pgettext("accusative, French deck", "queen of %(suit)s")
    return pgettext("accusative", "jack of %(suit)s"), pgettext("accusative", "queen of %(suit)s")


def court_names(names: str) -> tuple[str, str]:
    """The two lower courts without a suit."""
    if names == "unter":
        return _("unter"), _("ober")
    if names == "french":
        return _("jack"), pgettext("French deck", "queen")
    return _("jack"), _("queen")


def listed(names: Sequence[str]) -> str:
    """Names one after the other: "Ana", "Ana and Ivan", "Ana, Ivan and Luka"."""
    if len(names) < 2:
        return "".join(names)
    return _("%(first)s and %(last)s") % {"first": ", ".join(names[:-1]), "last": names[-1]}
