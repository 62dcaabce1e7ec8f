"""Which cards may be played."""

from django.utils.translation import gettext as _

from game.bela import Rules

from .words import Always, OptionWords, Subject


def playing() -> Subject:
    return Subject(
        _("Playing"),
        (
            Always(_follow_or_trump),
            OptionWords(
                "must_beat",
                _("Having to beat"),
                {
                    "all_suits": (
                        _("in all suits"),
                        _("You must beat in all suits, so long as the trick isn't trumped."),
                    ),
                    "trumps_only": (_("in trumps only"), _("You must beat in trumps only.")),
                },
            ),
            OptionWords(
                "must_overtrump",
                _("A trick that is trumped"),
                {
                    True: (_("must be overtrumped"), _("A trumped trick must be overtrumped if you can.")),
                    False: (_("any trump will do"), _("On a trumped trick any trump will do.")),
                },
            ),
            OptionWords(
                "illegal_play",
                _("A wrong card"),
                {
                    "prevent": (_("can't be played"), _("A wrong card can't be played.")),
                    "auzmes": (
                        _("auzmeš"),
                        _(
                            "A wrong card can be played: whoever notices it claims auzmeš and writes everything, or pays if mistaken."
                        ),
                    ),
                },
                otherwise=_("A wrong card can't be played."),
            ),
        ),
    )


def _follow_or_trump(rules: Rules) -> str:
    return _("Suit must be followed, and without it you must trump.")
