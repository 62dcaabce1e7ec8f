"""Every address of the site asked by everybody, so that nothing that was asked changes what is asked next."""

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from channels.routing import ProtocolTypeRouter
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.db import transaction
from django.urls import get_resolver
from django.urls.resolvers import URLPattern, URLResolver

from .world import PEOPLE, SITE, TABLES, World

PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)")
ARGUMENTS = {
    "token": "nema",
    "deal": "1",
    "step": "0",
    "number": "1",
    "name": "bela",
    "slug": "iber",
    "kind": "smijes",
    "code": "zapiszapiszapis2",  # of a record that was brought; a table's own comes first
}
OF_ADDRESS = {
    "pravila/opcija/<str:name>/": {"name": "bela"},
    "pravila/zasto/<str:name>/": {"name": "must_beat"},
    "pravila/<slug:slug>/": {"slug": "karte"},
    "nauci/vodeno/<slug:slug>/": {"slug": "mus"},
    "nauci/vodeno/<slug:slug>/<int:number>/": {"slug": "mus"},
}
SLOW_S = 10.0  # what a busy machine may need until a table's socket says what it always says
QUIET_S = 1.0  # one that is about no table may stay silent
FIELDS: dict[str, dict[str, str]] = {
    "stol/<str:code>/kazi/": {"phrase": "bravo"},
    "stol/<str:code>/napusti/": {"confirm": "1"},
    "stol/<str:code>/potez/": {"action": "accept", "version": "0"},
    "stol/<str:code>/pozovi/": {"who": "prijatelj"},
    "prijavi/<str:username>/": {"about": "name"},
    "racun/privatnost/": {"profile_for": "all", "invited_by": "all"},
    "racun/ime/": {"name": "Novo ime"},
}


@dataclass(frozen=True)
class Address:
    """`is_async`: what it does is done on other threads, which see only what is committed."""

    route: str
    is_async: bool

    @property
    def objects(self) -> tuple[str, ...]:
        names = {one or other for one, other in PARAMETER.findall(self.route)}
        if "code" in names and "/zapis/<" not in self.route:
            return TABLES
        return PEOPLE if "username" in names else (SITE,)

    def path(self, world: World, about: str) -> str:
        values = ARGUMENTS | OF_ADDRESS.get(self.route, {}) | world.objects[about].arguments
        if about == SITE:
            values |= ARGUMENTS | OF_ADDRESS.get(self.route, {})
        filled = PARAMETER.sub(lambda found: values.get(found[1] or found[2], "1"), self.route)
        return "/" + filled.removeprefix("/").replace("^", "").replace("$", "").replace("\\Z", "").replace("\\", "")


def every_address() -> list[Address]:
    return list(_walk(get_resolver().url_patterns, ""))


def _walk(patterns: list[URLPattern | URLResolver], before: str) -> Iterator[Address]:
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _walk(pattern.url_patterns, route)
        else:
            yield Address(route or "/", inspect.iscoroutinefunction(pattern.callback))


def sockets(application: ProtocolTypeRouter) -> list[Address]:
    """The sockets' addresses, as the running site has them."""
    routes = application.application_mapping["websocket"].application.routes
    return [Address(str(route.pattern) or "ws/", is_async=True) for route in routes]


class _Undone(Exception):
    pass


@contextmanager
def undone(*, really: bool) -> Iterator[None]:
    """What happens inside has not happened."""
    if not really:
        yield
        return
    try:
        with transaction.atomic():
            yield
            raise _Undone
    except _Undone:
        pass


def ask(world: World, address: Address, method: str, about: str, role: str) -> str:
    """The status that this role gets; a POST asks as a program does."""
    client, user = world.client, world.user(role, about)
    client.cookies = SimpleCookie()
    if user is not None:
        client.cookies[settings.SESSION_COOKIE_NAME] = world.session(user)
    path = address.path(world, about)
    with undone(really=not address.is_async):
        if method == "GET":
            answer: Any = client.get(path)
        else:
            answer = client.post(path, FIELDS.get(address.route, {}), headers={"Accept": "application/json"})
        answer.close()
    return str(answer.status_code)


async def ask_socket(world: World, application: Any, address: Address, about: str, role: str) -> str:
    """`open`, the code with which it is closed again, or `refused`."""
    user = world.user(role, about)
    session = "" if user is None else f"{settings.SESSION_COOKIE_NAME}={world.session(user)}"
    headers = [(b"origin", settings.SITE_ORIGINS[0].encode()), (b"cookie", session.encode())]
    socket = WebsocketCommunicator(application, f"{address.path(world, about)}?json", headers=headers)
    accepted, _code = await socket.connect(timeout=5)
    if not accepted:
        return "refused"
    while True:
        try:
            said = await socket.receive_output(timeout=QUIET_S if about == SITE else SLOW_S)
        except TimeoutError:
            return "open"
        if said["type"] == "websocket.close":
            return str(said["code"])
        if '"status"' not in said["text"]:
            await socket.disconnect()
            return "open"
