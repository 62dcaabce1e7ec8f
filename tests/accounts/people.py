"""People with accounts, and what they do with one another."""

from django.test import Client

from game.accounts.models import Friendship, User

JSON = {"accept": "application/json"}


def account(name: str, **fields: object) -> User:
    return User.objects.create(username=name.lower(), name=name, **fields)


def befriend(one: User, other: User) -> None:
    Friendship.objects.create(asker=one, asked=other, made_ms=1, accepted_ms=2)


def visitor(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client
