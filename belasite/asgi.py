"""The ASGI application: pages, sockets, and the clock's life where the server tells it to live."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any

import django
from django.core.exceptions import BadRequest
from django.core.handlers.asgi import ASGIHandler
from django.http import HttpResponseBadRequest
from django.http.request import split_domain_port, validate_host

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "belasite.settings")
django.setup(set_prefix=False)

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402  needs the apps loaded
from channels.security.websocket import OriginValidator  # noqa: E402
from django.conf import settings  # noqa: E402
from django.urls import re_path  # noqa: E402

from game.lobby import routing as lobby_routing  # noqa: E402
from game.now import now_ms  # noqa: E402
from game.socket import Nowhere  # noqa: E402
from game.tables import routing as tables_routing  # noqa: E402
from game.tables.clock import make_up_for_absence, start_clock  # noqa: E402
from game.tables.presenters.drawing import load_templates  # noqa: E402
from game.threads import in_writer  # noqa: E402

load_templates()


class Pages(ASGIHandler):
    """Django's handler, which lets a form in a charset it can't read pass for a fault of its own."""

    def create_request(self, scope: Any, body_file: Any) -> Any:
        try:
            return super().create_request(scope, body_file)
        except BadRequest:
            return None, HttpResponseBadRequest()


class FromOwnPages(OriginValidator):
    """Lets in what comes from the site's own origins, or from the very host and port that are asked: as Django does with forms."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> Any:
        if _asks_where_it_comes_from(scope):
            return await self.application(scope, receive, send)
        return await super().__call__(scope, receive, send)


def _asks_where_it_comes_from(scope: Any) -> bool:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host, scheme = headers.get(b"host", ""), "https" if settings.HTTPS else "http"
    is_ours = validate_host(split_domain_port(host)[0], settings.ALLOWED_HOSTS)
    return is_ours and headers.get(b"origin") == f"{scheme}://{host}"


async def lifespan(
    scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """Runs the clock while the server runs. Daphne has no lifespan: `manage.py serve` does this around it."""
    clock: asyncio.Task[None] | None = None
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            if settings.EMBEDDED_CLOCK:
                await in_writer(make_up_for_absence, now_ms())  # before anybody looks at a clock
                clock = start_clock()
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            if clock is not None:
                clock.cancel()
            await send({"type": "lifespan.shutdown.complete"})
            return


sockets = [
    *tables_routing.websocket_urlpatterns,
    *lobby_routing.websocket_urlpatterns,
    re_path("", Nowhere.as_asgi()),
]
application = ProtocolTypeRouter(
    {
        "http": Pages(),
        "websocket": FromOwnPages(URLRouter(sockets), settings.SITE_ORIGINS),
        "lifespan": lifespan,
    }
)
