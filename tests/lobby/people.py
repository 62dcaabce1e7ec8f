"""People and their tables, as tests of the lobby need them."""

from django.test import Client

from game.accounts.models import Block, Friendship, User
from game.bela import Rules
from game.tables import services
from game.tables.models import Table
from game.tables.services.opening import TableWish

JSON = {"Accept": "application/json"}


def player(name: str, **fields: object) -> User:
    """Somebody with an account."""
    return User.objects.create(username=name.lower(), name=name, **fields)


def visitor(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def befriend(one: User, other: User) -> None:
    Friendship.objects.create(asker=one, asked=other, made_ms=1, accepted_ms=2)


def block(blocker: User, blocked: User) -> None:
    Block.objects.create(blocker=blocker, blocked=blocked, made_ms=1)


def room(creator: User, *others: User, visibility: str = "open", **wish: object) -> Table:
    """A table that waits, with these people at it."""
    rules = Rules.from_options(wish.pop("rules", {}))
    table = services.open_table(creator=creator, wish=TableWish(rules=rules, visibility=visibility, **wish))
    for other in others:
        services.sit(table_id=table.id, user=other, place=None)
    return table
