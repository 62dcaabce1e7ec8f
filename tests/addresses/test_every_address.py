"""Who gets what at every address of the site, as `who_may.txt` says. An address that isn't in it fails.

What fails is told in the form of that file, so that it can be looked at, and if it is right put there.
"""

from collections.abc import Iterator

import pytest

from belasite.asgi import application
from game.tables.fold import folds
from game.threads import close_connections

from .asking import Address, ask, ask_socket, every_address, sockets
from .listing import LISTING, Listing, Row, is_below, read_rows
from .world import ROLES, World

SLOW = "django.middleware.gzip.GZipMiddleware"  # and nobody's role


@pytest.fixture
def world(transactional_db, settings) -> Iterator[World]:
    settings.MIDDLEWARE = [name for name in settings.MIDDLEWARE if name != SLOW]
    yield World()
    close_connections()
    for table_id in folds.ids():
        folds.forget(table_id)


@pytest.fixture(scope="session")
def listing() -> Listing:
    return Listing(list(read_rows(LISTING.read_text(encoding="utf-8"), len(ROLES))))


def told(row: Row) -> str:
    statuses = row.statuses if len(set(row.statuses)) > 1 else row.statuses[:1]
    return (
        f"{row.address}\n    {row.method:6} {row.object:16} {' '.join(f'{status:7}' for status in statuses)}".rstrip()
    )


def checked(world: World, listing: Listing, address: Address, method: str, about: str) -> str:
    """What is wrong, '' if nothing is."""
    expected = listing.row(address.route, method, about)
    statuses = tuple(
        ask(world, address, method, about, role) if matters(role, about, expected) else "-" for role in ROLES
    )
    if expected is None:
        return f"not listed:\n{told(Row(address.route, method, about, statuses))}"
    if all(
        "-" in (expected.status(role), status) or expected.status(role) == status
        for role, status in enumerate(statuses)
    ):
        return ""
    return f"expected:\n{told(expected)}\nfound:\n{told(Row(address.route, method, about, statuses))}"


def matters(role: str, about: str, expected: Row | None) -> bool:
    """Where all are to get the same, those who are furthest apart ask for the others: it would take twice as long."""
    if expected is None:
        return True
    if len(expected.statuses) == 1:
        return role in ("visitor", "blocked", "seated")
    return expected.status(ROLES.index(role)) != "-"


def test_everybody_gets_at_every_address_what_is_listed(world, listing):
    wrong = [
        fault
        for address in every_address()
        for method in ("GET", "POST")
        for about in address.objects
        if (fault := checked(world, listing, address, method, about))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


async def test_every_socket_is_opened_to_whom_it_is_listed(world, listing):
    wrong = []
    for address in sockets(application):
        for about in address.objects:
            statuses = tuple([await ask_socket(world, application, address, about, role) for role in ROLES])
            expected = listing.row(address.route, "SOCKET", about)
            if expected is None or any(expected.status(role) not in ("-", one) for role, one in enumerate(statuses)):
                wrong.append(told(Row(address.route, "SOCKET", about, statuses)))
    assert not wrong, "\n" + "\n".join(wrong)


def test_nothing_is_listed_that_is_no_more(listing):
    known = [address.route for address in [*every_address(), *sockets(application)]]
    gone = [
        listed for listed in listing.addresses if not any(route == listed or is_below(route, listed) for route in known)
    ]
    assert gone == []
