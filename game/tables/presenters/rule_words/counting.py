"""What a deal is worth to whom."""

from django.utils.translation import gettext as _

from game.bela import OPTIONS, Rules

from .words import Always, OptionWords, Subject


def counting() -> Subject:
    return Subject(
        _("Counting"),
        (
            Always(_pass_or_fall),
            OptionWords(
                "bela_kept_on_fall",
                _("Bela of a caller who falls"),
                {
                    False: (_("is lost"), _("A caller who falls loses the bela too.")),
                    True: (_("is kept"), _("A caller who falls still writes the bela.")),
                },
            ),
            OptionWords(
                "sweep_bonus",
                _("Sweep"),
                {bonus: (str(bonus), _sweep(bonus)) for bonus in OPTIONS["sweep_bonus"]},
            ),
            OptionWords(
                "blank",
                _("For a sweep the others are left without"),
                {
                    "trick": (_("a trick"), _("A sweep is when one side takes every trick.")),
                    "point": (
                        _("a point"),
                        _("A sweep is when one side takes every point; tricks worth nothing don't help the others."),
                    ),
                },
            ),
            OptionWords(
                "unconfirmed",
                _("Announcements of a side without tricks"),
                {
                    "to_sweeper": (
                        _("go with the sweep"),
                        _("A sweep brings what the others have announced as well."),
                    ),
                    "void": (_("are lost"), _lost),
                    "kept": (_("count"), _kept),
                },
            ),
        ),
    )


def _pass_or_fall(rules: Rules) -> str:
    if rules.players == 3:
        return _("The caller needs more than half, or falls and writes 0; the others write their own.")
    return _("The caller needs more than half, or falls and everything goes to the others.")


def _sweep(bonus: int) -> str:
    return _("A sweep is worth %(bonus)d more.") % {"bonus": bonus} if bonus else _("A sweep brings no bonus.")


def _lost(rules: Rules) -> str:
    if rules.blank == "point":
        return _("A side without a point in its tricks loses what it has announced.")
    return _("A side without a trick loses what it has announced.")


def _kept(rules: Rules) -> str:
    if rules.blank == "point":
        return _("What a side has announced counts also without a point in its tricks.")
    return _("What a side has announced counts also without a trick.")
