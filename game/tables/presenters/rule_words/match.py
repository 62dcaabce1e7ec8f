"""How many play, and to how many points."""

from django.utils.translation import gettext as _

from game.bela import OPTIONS

from .words import OptionWords, Subject


def match() -> Subject:
    return Subject(
        _("The match"),
        (
            OptionWords(
                "players",
                _("Players"),
                {
                    4: (_("four"), _("Four play, two against two; partners sit opposite each other.")),
                    3: (_("three"), _("Three play, each on their own.")),
                    2: (_("two"), _("Two play against each other.")),
                },
            ),
            OptionWords(
                "target",
                _("Played to"),
                {
                    target: (str(target), _("The first to %(target)d wins.") % {"target": target})
                    for target in OPTIONS["target"]
                },
            ),
        ),
    )
