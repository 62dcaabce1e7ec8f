"""Who may not sit down at a table, though there is a seat."""

from django.utils.translation import gettext as _

from game.accounts.models import User
from game.accounts.selectors import blockers_of, rate_of

from ..declined import Declined
from ..models import Table


def decline_blocked(table: Table, user: User, reason: str) -> None:
    """Nobody sits down beside who has blocked them, nor at such a person's table.

    A block is kept quiet: `reason` is what anybody hears who comes too late.
    """
    people = {table.creator_id, *table.seats.values_list("user_id", flat=True)}
    if not blockers_of(user.id).isdisjoint(people):
        raise Declined(reason)


def decline_low_rate(table: Table, user: User) -> None:
    if not table.min_win_rate:
        return
    own = rate_of(user.id).percent
    if own < table.min_win_rate:
        said = {"asked": table.min_win_rate, "own": own}
        raise Declined("rate_too_low", text=_("It asks for %(asked)d%% of wins; your rate is %(own)d%%.") % said)
