"""Where the site listens, and what it says of it."""

import http.client
import socket
from contextlib import closing

import pytest
from django.core.management.base import CommandError

from game.tables.management.commands.serve import address, decline_used_port

from .site import Site


def knows_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


IPV6 = ("::1", "[::1]") if knows_ipv6() else ()  # a machine may know IPv4 only


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("::", "http://localhost:8000"),
        ("::1", "http://[::1]:8000"),
        ("192.0.2.1", "http://192.0.2.1:8000"),
        ("bela.example", "http://bela.example:8000"),
    ],
)
def test_the_site_says_where_a_browser_finds_it(host, said):
    assert address(host, 8000) == said


@pytest.mark.parametrize("host", ["127.0.0.1", *IPV6])
def test_the_site_listens_where_it_is_told_to(tmp_path, static_root, host):
    site = Site(tmp_path, HOST=host, ALLOWED_HOSTS="127.0.0.1,[::1]", STATIC_ROOT=static_root).start()
    with closing(http.client.HTTPConnection(site.host, site.port)) as asking:
        asking.request("GET", "/")
        assert asking.getresponse().status == 200
    site.stop()
    assert f"Bela is served on {address(site.host, site.port)} (" in site.log.read_text()
    assert site.faults() == []


@pytest.mark.parametrize("host", ["127.0.0.1", *IPV6[:1]])
def test_a_port_that_is_taken_is_declined_in_one_sentence(host):
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as other:
        other.bind((host, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(
            CommandError, match=rf"^Port {port} can't be used \(.+\)\. Choose another: make run PORT=8001$"
        ):
            decline_used_port(host, port)
