"""One of each object that an address can be about, and of each role that somebody can have to it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.test import Client

from game.accounts.models import Block, Friendship, User
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables import services
from game.tables.models import Seat, Table
from game.tables.services.opening import TableWish

from ..tables.matches import finished_match

ROLES = ("visitor", "guest", "account", "friend", "blocked", "creator", "seated", "staff")
TABLES = (
    "open_waiting",
    "private_waiting",
    "watched_running",
    "private_running",
    "watched_over",
    "private_over",
    "no_table",
)
PEOPLE = ("person_all", "person_friends", "person_nobody", "no_person")
SITE = "site"
"""What an address is about that names neither a table nor a person; creator and seated are in a match meanwhile."""


@dataclass(frozen=True)
class Object:
    """What an address is about. `creator` and `seated` are the roles that hang on it."""

    creator: User
    seated: User
    arguments: dict[str, str] = field(default_factory=dict)


class World:
    def __init__(self) -> None:
        self.others: dict[str, User | None] = {
            "visitor": None,
            "guest": make_guest(name="Gost"),
            "account": make_account("Netko"),
            "friend": make_account("Prijatelj"),
            "blocked": make_account("Blokirani"),
            "staff": make_account("Uprava", is_staff=True),
        }
        self.objects = {name: self._table(name) for name in TABLES} | {name: self._person(name) for name in PEOPLE}
        self.objects[SITE] = self.objects["private_running"]
        self._sessions = {user.id: begin_session(user) for user in self._everybody()}
        self.client = Client(raise_request_exception=False)  # one for all: each new one sets up all the middleware

    def user(self, role: str, about: str) -> User | None:
        if role in ("creator", "seated"):
            user: User = getattr(self.objects[about], role)
            return user
        return self.others[role]

    def session(self, user: User) -> str:
        """The key of a session that was begun before anything was asked."""
        return self._sessions[user.id]

    def _everybody(self) -> Iterator[User]:
        yield from filter(None, self.others.values())
        for one in self.objects.values():
            yield from (one.creator, one.seated)

    def _owner(self, name: str) -> User:
        owner = make_account(name)
        Friendship.objects.create(asker=owner, asked=self.others["friend"], made_ms=1, accepted_ms=1)
        Block.objects.create(blocker=owner, blocked=self.others["blocked"], made_ms=1)
        return owner

    def _table(self, name: str) -> Object:
        creator, seated = self._owner(f"C {name}"), make_account(f"S {name}")
        if name == "no_table":
            return Object(creator, seated, {"code": "nema99"})
        state = name.partition("_")[2]
        table = {"waiting": _waiting, "running": _running, "over": _over}[state](creator, seated)
        visibility = "open" if name.startswith("open") else "private"
        Table.objects.filter(id=table.id).update(visibility=visibility, spectators=name.startswith("watched"))
        return Object(creator, seated, {"code": table.code})

    def _person(self, name: str) -> Object:
        person = self._owner(f"P {name}")
        User.objects.filter(id=person.id).update(profile_for=name.partition("_")[2].replace("person", "all"))
        username = "nitko99" if name == "no_person" else person.username
        return Object(person, make_account(f"Z {name}"), {"username": username})


def make_account(name: str, **more: bool) -> User:
    username = "".join(letter for letter in name.lower() if letter.isalnum())
    return User.objects.create(username=username, name=name, password="!", **more)


def begin_session(user: User) -> str:
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)


def _waiting(creator: User, seated: User) -> Table:
    table = services.open_table(creator=creator, wish=TableWish(rules=Rules()))
    services.sit(table_id=table.id, user=seated, place=2)
    return table


def _running(creator: User, seated: User) -> Table:
    table = _waiting(creator, seated)
    for place in (1, 3):
        services.seat_robot(table_id=table.id, user=creator, place=place)
    services.set_ready(table_id=table.id, user=seated, ready=True)
    services.begin(table_id=table.id, user=creator)
    return table


def _over(creator: User, seated: User) -> Table:
    table = Table.objects.get(id=finished_match(Rules(target=501), seed=3).table_id)
    Table.objects.filter(id=table.id).update(creator=creator)
    for place, user in ((0, creator), (2, seated)):
        Seat.objects.filter(table=table, place=place).update(user=user)
    return table
