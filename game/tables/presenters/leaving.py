"""What leaving costs, said before one leaves; and what another's leaving means for those who stay."""

from django.utils.translation import gettext as _

from game.tables.table_state import TableState
from game.tables.verdicts import Company


def leaving_cost(table: TableState, *, over: bool = False) -> str:
    """For who plays here; of everybody's situation the same may be said."""
    if over or table.foregone:
        return _("The match has been played: leaving costs nothing.")
    return " ".join((_cost(table), _("A robot plays on in your place.")))


def _cost(table: TableState) -> str:
    if table.verdicts is not None:
        return _("The match has been decided since %(name)s left: leaving costs nothing.") % {"name": table.left_first}
    if not table.played:
        return _("Nobody has played a card yet: the match will not count for anybody.")
    if table.company == Company.ROBOTS:
        return _("Matches with robots don't touch the win rate; this one will stand among yours as abandoned.")
    if table.company != Company.PLAYERS:
        return _("With a guest at the table the win rate isn't touched; the match will stand among yours as abandoned.")
    return " ".join((_("It counts for you as lost and as abandoned."), _for_the_others(table.rules.players)))


def _for_the_others(players: int) -> str:
    if players == 2:
        return _("The match is decided at once: the other player wins.")
    if players == 3:
        return _("The match is decided at once: for the other two it won't count.")
    return _("The match is decided at once: the opponents win, for your partner it won't count.")


def news_of_leaving(table: TableState) -> str:
    """For who stays at a table whose match counted until somebody left."""
    if table.left_first is None or table.company != Company.PLAYERS:
        return ""
    return _("%(name)s has left: the match is decided.") % {"name": table.left_first}
