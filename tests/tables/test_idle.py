"""Guests who have not been here for 30 days are forgotten; nobody else is."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from game.accounts.models import Presence, User
from game.accounts.services import make_guest
from game.now import now_ms
from game.tables.models import Seat, Table
from game.tables.services.tidying import tidy

DAY_MS = 24 * 3600 * 1000


def ago(days: float):
    return timezone.now() - timedelta(days=days)


def seen_before(days: float, name: str = "Davni", **more) -> User:
    guest = make_guest(name=name)
    User.objects.filter(id=guest.id).update(date_joined=ago(days), **{"last_login": ago(days)} | more)
    return guest


def seat(user, *, here_before_days: float, **table) -> None:
    row = Table.objects.create(code=f"t{user.id}", opened_ms=1, options={}, **table)
    here = now_ms() - int(here_before_days * DAY_MS)
    Seat.objects.create(table=row, place=0, user=user, here_until_ms=here)


def purge(*arguments: str) -> str:
    out = StringIO()
    call_command("purge_guests", *arguments, stdout=out)
    return out.getvalue().strip()


def names() -> list[str]:
    return list(User.objects.order_by("id").values_list("name", flat=True))


def test_a_guest_of_31_days_ago_is_forgotten_and_one_of_29_is_not():
    seen_before(31)
    seen_before(29, "Nedavni")
    seen_before(31, "Bez prijave", last_login=None)
    assert purge() == "2 guests erased."
    assert names() == ["Nedavni"]


def test_a_dry_run_only_tells():
    seen_before(31)
    assert purge("--dry-run") == "1 guests would be erased."
    assert names() == ["Davni"]


def test_the_number_of_days_can_be_said():
    seen_before(5)
    assert purge("--days", "4") == "1 guests erased."
    with pytest.raises(CommandError):
        purge("--days", "0")


def test_an_account_is_never_idle():
    seen_before(400, is_guest=False)
    assert purge() == "0 guests erased."


def test_whoever_has_had_a_page_open_is_not_idle():
    Presence.objects.create(user=seen_before(31), until_ms=now_ms() - 29 * DAY_MS)
    Presence.objects.create(user=seen_before(31, "Davno ovdje"), until_ms=now_ms() - 31 * DAY_MS)
    purge()
    assert names() == ["Davni"]


def test_whoever_was_at_a_table_since_is_not_idle():
    seat(seen_before(31), here_before_days=29, begun_ms=1, over_ms=2)
    seat(seen_before(31, "Davno za stolom"), here_before_days=31, begun_ms=1, over_ms=2)
    purge()
    assert names() == ["Davni"]


def test_whoever_sits_at_a_table_that_waits_or_is_played_at_stays():
    seat(seen_before(40, "Čeka"), here_before_days=40)
    seat(seen_before(40, "Igra"), here_before_days=40, begun_ms=1)
    seat(seen_before(40, "Zatvoren"), here_before_days=40, closed_ms=1)
    purge()
    assert names() == ["Čeka", "Igra"]


def test_a_forgotten_guest_is_a_deleted_player_in_the_match():
    guest = seen_before(31)
    seat(guest, here_before_days=31, begun_ms=1, over_ms=2)
    purge()
    assert Seat.objects.get().erased_as.startswith("obrisani igrač ")


def test_the_clock_forgets_a_few_every_minute():
    for _ in range(7):
        seen_before(31)
    tidy(now_ms())
    assert len(names()) == 2
    tidy(now_ms())
    assert names() == []
