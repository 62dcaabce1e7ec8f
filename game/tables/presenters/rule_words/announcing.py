"""Runs, fours, belot and bela: what counts, how it is said, and what is stronger."""

from django.utils.translation import gettext as _

from game.bela import Rules

from .words import Always, OptionWords, Subject


def announcing() -> Subject:
    return Subject(
        _("Announcements"),
        (
            OptionWords(
                "announcements",
                _("Announcements"),
                {
                    "all": (_("all, and the bela"), _("Runs of three or more, fours and the bela count.")),
                    "bela_only": (_("the bela only"), _("There are no announcements, only the bela.")),
                    "none": (_("none, and no bela"), _("There are neither announcements nor a bela.")),
                },
            ),
            OptionWords(
                "declaring",
                _("Announcements are declared"),
                {
                    "automatic": (_("by themselves"), _("Announcements are declared by themselves.")),
                    "manual": (
                        _("by the player"),
                        _("Everybody declares their own announcements; unsaid they are lost."),
                    ),
                },
            ),
            OptionWords(
                "announcements_shown",
                _("Announced cards are shown"),
                {
                    "after_first_trick": (
                        _("after the first trick"),
                        _("The cards of announcements are shown after the first trick."),
                    ),
                    "before_play": (
                        _("before the first card"),
                        _("The cards of announcements are shown before the first card."),
                    ),
                },
            ),
            Always(_strongest_side),
            OptionWords(
                "longer_run_wins",
                _("A run of more than five"),
                {
                    True: (_("the longer is stronger"), _("Of runs of more than five too the longer is stronger.")),
                    False: (
                        _("the top card decides"),
                        _("From five cards on the length of a run doesn't count, only its top card."),
                    ),
                },
            ),
            OptionWords(
                "four_order",
                _("Fours of 100"),
                {
                    "trick": (
                        _("A, X, king, queen"),
                        _("Of fours of 100 aces come first, then tens, kings and queens."),
                    ),
                    "natural": (
                        _("A, king, queen, X"),
                        _("Of fours of 100 aces come first, then kings, queens and tens."),
                    ),
                    "turn": (_("all equal"), _("All fours of 100 are equally strong.")),
                },
            ),
            OptionWords(
                "equal_announcements",
                _("Equal announcements"),
                {
                    "first_in_turn": (
                        _("the first in turn"),
                        _("Of equal announcements those of the player who is first in turn count."),
                    ),
                    "trump_then_first": (
                        _("the run in trumps, then the first in turn"),
                        _("Of equal runs the one in trumps counts, else what the player who is first in turn has."),
                    ),
                    "nobody": (_("nobody's"), _("If the strongest of two sides are equal, nobody's count.")),
                },
            ),
            OptionWords(
                "belot",
                _("Belot"),
                {
                    "wins_match": (
                        _("wins the match"),
                        _("A belot, all eight cards of a suit, wins the match at once."),
                    ),
                    "run_100": (_("is worth 100"), _("A belot, all eight cards of a suit, is worth 100.")),
                },
            ),
            OptionWords(
                "bela",
                _("Bela"),
                {
                    "announce": (
                        _("is said"),
                        _("Bela, worth 20, is said with the first of its two cards; unsaid it is lost."),
                    ),
                    "automatic": (_("counts by itself"), _("Bela, worth 20, is written by itself.")),
                },
            ),
        ),
    )


def _strongest_side(rules: Rules) -> str:
    if rules.announcements != "all":
        return ""
    return _("Only the side with the strongest single announcement writes, and it writes all its own.")
