"""Records that were brought are kept for a month, and never more than there is room for."""

import pytest

from game.now import now_ms
from game.replays import services
from game.replays.models import BroughtRecord
from game.tables.services import tidying

DAY_MS = 24 * 60 * 60 * 1000
pytestmark = pytest.mark.django_db


def kept() -> set[str]:
    return set(BroughtRecord.objects.values_list("code", flat=True))


def test_a_record_is_kept_for_thirty_days():
    code = services.bring_record("{}")
    tidying.tidy(now_ms() + 30 * DAY_MS - 60_000)
    assert kept() == {code}
    tidying.tidy(now_ms() + 30 * DAY_MS + 60_000)
    assert kept() == set()


def test_where_there_is_no_more_room_the_oldest_go(monkeypatch):
    monkeypatch.setattr(services, "MOST_KEPT", 3)
    codes = [services.bring_record("{}") for _ in range(5)]
    tidying.tidy(now_ms())
    assert kept() == set(codes[2:])
    tidying.tidy(now_ms())
    assert kept() == set(codes[2:])
