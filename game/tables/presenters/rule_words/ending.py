"""When the match is won."""

from django.utils.translation import gettext as _

from game.bela import Rules

from .words import Always, OptionWords, Subject


def ending() -> Subject:
    return Subject(
        _("End of the match"),
        (
            OptionWords(
                "ending",
                _("End of the match"),
                {
                    "play_out": (
                        _("play out"),
                        _("Every deal is played out; the highest of those past the target wins."),
                    ),
                    "must_pass": (
                        _("must pass"),
                        _(
                            "Strictly: a side alone past the target wins only with more than half of that deal's points, otherwise play goes on."
                        ),
                    ),
                    "enough": (
                        _("enough"),
                        _("Enough: whoever has the points after a trick wins at once, in the middle of the deal."),
                    ),
                },
            ),
            Always(_equal),
        ),
    )


def _equal(rules: Rules) -> str:
    return _("With equal totals at the top another deal is played.")
