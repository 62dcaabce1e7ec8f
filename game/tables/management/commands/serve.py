"""Serves the site with Daphne, with the clock running from the start."""

import asyncio
import socket
from typing import Any

from channels.routing import get_default_application
from daphne.endpoints import build_endpoint_description_strings
from daphne.server import Server
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from game.now import now_ms
from game.tables.clock import make_up_for_absence, start_clock

LOCALHOST = {"127.0.0.1", "0.0.0.0", "::"}  # noqa: S104  where it is found under that name too
LONGEST_MESSAGE = 64 * 1024
PING_EVERY_S = 10
PING_TIMEOUT_S = 12  # a phone that has gone is noticed within 25 s


class Command(BaseCommand):
    help = "Serves the site on one port, with its clock."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default=settings.HOST)
        parser.add_argument("--port", type=int, default=settings.PORT)

    def handle(self, *, host: str, port: int, **options: Any) -> None:
        host = host.strip("[]")
        decline_used_port(host, port)
        if settings.EMBEDDED_CLOCK:
            make_up_for_absence(now_ms())  # before anybody looks at a clock
        server = Server(
            get_default_application(),
            endpoints=build_endpoint_description_strings(host=host, port=port),
            ping_interval=PING_EVERY_S,
            ping_timeout=PING_TIMEOUT_S,
            websocket_max_message_size=LONGEST_MESSAGE,
            websocket_max_frame_size=LONGEST_MESSAGE,
            proxy_forwarded_address_header="X-Forwarded-For" if settings.HTTPS else None,  # or all would be one address
            server_name="bela",
            ready_callable=lambda: self.begin(address(host, port)),
            verbosity=0,
        )
        server.run()

    def begin(self, at: str) -> None:
        if settings.EMBEDDED_CLOCK:
            asyncio.get_event_loop().call_soon(start_clock)  # the loop does not run yet
        self.stdout.write(f"Bela is served on {at} (Ctrl-C ends it)")
        self.stdout.flush()


def decline_used_port(host: str, port: int) -> None:
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise CommandError(
            f"Port {port} can't be used ({error.strerror}). Choose another: make run PORT=8001"
        ) from error


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds what listens there."""
    if host in LOCALHOST:
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
