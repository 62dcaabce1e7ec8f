"""How often one address may do what costs others something: make guests and rename them, open tables, guess codes, bring records.

And how many sockets may be open at once, and how fast one may speak.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, IPv6Network
from time import monotonic
from typing import Any
from weakref import WeakSet

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest


@dataclass(frozen=True, slots=True)
class Caller:
    """Who opens a socket, as far as a limit asks."""

    META: Mapping[str, str]


def address_of(scope: Mapping[str, Any]) -> Caller:
    """As ASGI requests have it."""
    client = scope.get("client")
    return Caller({"REMOTE_ADDR": client[0]} if client else {})


@dataclass(frozen=True, slots=True)
class Limit:
    """So many times in so many seconds, counted in windows that begin with the first time."""

    name: str
    most: int
    seconds: int

    def is_reached(self, request: "HttpRequest | Caller") -> bool:
        """Whether this address has used up its times; asking uses none."""
        return bool(settings.RATE_LIMITS) and (cache.get(self._key(request)) or 0) >= self.most

    def count(self, request: "HttpRequest | Caller") -> None:
        key = self._key(request)
        cache.add(key, 0, self.seconds)
        try:
            cache.incr(key)
        except ValueError:  # the window has just ended
            cache.set(key, 1, self.seconds)

    def _key(self, request: "HttpRequest | Caller") -> str:
        return f"limit:{self.name}:{home_of(request)}"


@dataclass(frozen=True, slots=True)
class AtOnce:
    """So many of something open at once in this process, by whoever holds it. What is gone without a word holds no place."""

    most: int
    _held: dict[object, WeakSet[Any]] = field(default_factory=dict)

    def has_place(self, holder: object, one: object) -> bool:
        """It is taken, too."""
        held = self._held.setdefault(holder, WeakSet())
        if settings.RATE_LIMITS and len(held) >= self.most:
            return False
        held.add(one)
        return True

    def leave(self, holder: object, one: object) -> None:
        held = self._held.get(holder, WeakSet())
        held.discard(one)
        if not held:
            self._held.pop(holder, None)


@dataclass(slots=True)
class Pace:
    """How fast one may speak: so many messages in so many seconds, counted in windows."""

    most: int
    seconds: int
    _since: float = 0.0
    _heard: int = 0

    def is_too_fast(self) -> bool:
        """With one message more."""
        now = monotonic()
        if now - self._since > self.seconds:
            self._since, self._heard = now, 0
        self._heard += 1
        return bool(settings.RATE_LIMITS) and self._heard > self.most


def home_of(request: "HttpRequest | Caller") -> str:
    """Under which one is counted, with whoever else may have that address."""
    return _network_of(request.META.get("REMOTE_ADDR", ""))


def _network_of(address: str) -> str:
    """Of IPv6 the network, since whoever has one has all its addresses.

    >>> _network_of("2001:db8:1:2:3:4:5:6"), _network_of("192.0.2.1"), _network_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '::ffff:192.0.2.1')
    """
    try:
        known = IPv6Address(address)
    except ValueError:
        return address
    return address if known.ipv4_mapped else str(IPv6Network((known, 64), strict=False))


NEW_GUESTS = Limit("guests", 40, 60)
NEW_NAMES = Limit("names", 40, 60)
NEW_TABLES = Limit("tables", 20, 60)
WRONG_CODES = Limit("codes", 40, 60)
BROUGHT_RECORDS = Limit("records", 20, 60)
ARCHIVES = Limit("archives", 5, 3600)
WRONG_PASSWORDS = Limit("passwords", 10, 600)
FRIEND_REQUESTS = Limit("friends", 20, 60)
SEARCHES = Limit("searches", 60, 60)
NEW_INVITATIONS = Limit("invitations", 40, 60)
SOCKETS_OF_A_PERSON = AtOnce(2000)
SOCKETS_OF_VISITORS = AtOnce(5000)  # of one address, where a whole school may live


def pace_of_a_socket() -> Pace:
    return Pace(2000, 10)  # robots from outside may play as fast as they can
