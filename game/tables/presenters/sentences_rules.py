"""The rules of a table in words, and what of them differs from the preset klasik."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.tables.table_state import TableState

USUAL_SECONDS = 20


@dataclass(frozen=True, slots=True)
class RuleWord:
    text: str
    differs: bool = False


def badges(table: TableState) -> tuple[RuleWord, ...]:
    """The table in a few words, as it stands in a list of tables."""
    target = _("to %(target)d") % {"target": table.rules.target}
    return (
        RuleWord(table.preset, table.preset != "klasik"),
        RuleWord(target, "target" in table.rules.differing()),
        RuleWord(pace(table.move_seconds), table.move_seconds != USUAL_SECONDS),
    )


def pace(seconds: int) -> str:
    return _("%(seconds)d s a move") % {"seconds": seconds} if seconds else _("no clock")


def rules_in_words(table: TableState) -> tuple[RuleWord, ...]:
    """What is played here, a sentence each."""
    return (
        RuleWord(_("The first to %(target)d wins.") % {"target": table.rules.target}, table.rules.target != 1001),
        RuleWord(_time(table.move_seconds), table.move_seconds != USUAL_SECONDS),
        *klasik_in_words(),
    )


def _time(seconds: int) -> str:
    if not seconds:
        return _("There is no clock.")
    said = {"seconds": seconds}
    return ngettext("%(seconds)d second for each move.", "%(seconds)d seconds for each move.", seconds) % said


def klasik_in_words() -> tuple[RuleWord, ...]:
    return (
        RuleWord(_("Six cards are seen before the call, the talon after it. The dealer, last, must call.")),
        RuleWord(_("Announcements are counted by themselves; the strongest single one decides whose are written.")),
        RuleWord(_("Bela is said with the first of its two cards; unsaid it is lost.")),
        RuleWord(_("Suit must be followed and beaten, and without it you must trump.")),
        RuleWord(_("The caller needs more than half, or everything goes to the others. A sweep is worth 90.")),
    )
