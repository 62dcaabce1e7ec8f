"""How a finished match went into the win rate of who played it, or why it didn't."""

from django.utils.translation import gettext as _

from game.tables.table_state import TableState
from game.tables.verdicts import Company, Outcome, counts_for_rate


def in_the_rate(table: TableState, you: int | None) -> str:
    """Nothing for who only watches, and of a match from before there were win rates."""
    if you is None or not table.company or table.verdicts is None:
        return ""
    if table.company == Company.ROBOTS:
        return _("Not in your win rate: matches with robots don't count.")
    if table.company == Company.GUESTS:
        return _("Not in your win rate: a guest was at the table from the start.")
    decided = "" if table.left_first is None else _("Decided when %(name)s left.") % {"name": table.left_first} + " "
    if not counts_for_rate(table.company, table.verdicts):
        return decided + _("Not in your win rate: nobody had played a card yet.")
    return decided + _sentence(table, Outcome(table.verdicts[you]))


def _sentence(table: TableState, outcome: Outcome) -> str:
    if outcome == Outcome.WON:
        return _("In your win rate: a win.")
    if outcome == Outcome.LOST:
        return _("In your win rate: a loss.")
    if outcome == Outcome.ABANDONED:
        return _("In your win rate: lost and abandoned, for a robot was playing for you at the end.")
    if table.rules.players == 3:
        return _("Your win rate stays as it is: in three a match that somebody abandons doesn't count for the others.")
    return _("Your win rate stays as it is: your partner has abandoned the match.")
