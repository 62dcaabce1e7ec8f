"""What a table asks of who would sit down, said before anybody tries."""

from django.http import HttpRequest
from django.utils.translation import gettext as _

from game.accounts.selectors import rate_of
from game.tables.table_state import TableState

from . import selectors


def condition_words(request: HttpRequest, table: TableState) -> str:
    """'' where nothing is asked."""
    if not table.min_win_rate:
        return ""
    user_id = request.user.pk
    if user_id is not None and selectors.is_invited(table.id, user_id):
        return _("You are invited, whatever your win rate is.")
    said = {"asked": table.min_win_rate, "own": rate_of(user_id).percent}
    return _("It asks for %(asked)d%% of wins; your rate is %(own)d%%.") % said
