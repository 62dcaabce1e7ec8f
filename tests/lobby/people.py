"""People and their tables, as tests of the lobby need them."""

from game.accounts.models import Block, User
from game.bela import Rules
from game.tables import services
from game.tables.models import Table
from game.tables.services.opening import TableWish
from tests.accounts.people import account as player
from tests.accounts.people import befriend, visitor

__all__ = ["JSON", "befriend", "block", "player", "room", "visitor"]
JSON = {"Accept": "application/json"}


def block(blocker: User, blocked: User) -> None:
    Block.objects.create(blocker=blocker, blocked=blocked, made_ms=1)


def room(creator: User, *others: User, visibility: str = "open", **wish: object) -> Table:
    """A table that waits, with these people at it."""
    rules = Rules.from_options(wish.pop("rules", {}))
    table = services.open_table(creator=creator, wish=TableWish(rules=rules, visibility=visibility, **wish))
    for other in others:
        services.sit(table_id=table.id, user=other, place=None)
    return table
