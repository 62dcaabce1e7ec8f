"""Each person's own line: every page of theirs is shown what has changed, once, and nothing older after it."""

import asyncio
import threading
import time

import pytest

from game.accounts import personal
from game.accounts.personal import Lines
from tests.settling import settled


class Page:
    language = "hr"

    def __init__(self, user_id: int | None, page: str = "") -> None:
        self.user_id, self.page, self.shown = user_id, page, []

    def show_personal(self, html: str) -> None:
        self.shown.append(html)


@pytest.fixture
def told(monkeypatch):
    """What there is to tell, by person; a test writes into it."""
    told = {}
    monkeypatch.setattr(personal, "what_waits", lambda user_id: [lambda user_id: told.get(user_id, "")])
    monkeypatch.setattr(personal, "page_panels", {"friends": lambda user_id: f"<ul id='friends-of-{user_id}'></ul>"})
    return told


async def test_a_page_is_shown_at_once_what_it_may_have_missed(told):
    told[7] = "a request"
    page = Page(7)
    await Lines().join(page)
    assert [("a request" in html, 'id="personal"' in html) for html in page.shown] == [(True, True)]


async def test_every_page_of_the_person_is_told_of_a_change_and_nobody_elses(told):
    lines, pages, other = Lines(), [Page(7), Page(7)], Page(8)
    for page in [*pages, other]:
        await lines.join(page)
    told[7] = told[8] = "something new"
    await asyncio.to_thread(lines.tell, 7)
    await settled()
    assert [len(page.shown) for page in [*pages, other]] == [2, 2, 1]
    assert all("something new" in page.shown[-1] for page in pages)


async def test_what_has_not_changed_is_not_sent_again(told):
    lines, page = Lines(), Page(7)
    await lines.join(page)
    lines.tell(7)
    await settled()
    await lines.refresh(page)
    assert len(page.shown) == 1


async def test_only_a_page_that_names_it_is_shown_its_own_panel(told):
    lines, friends, any_page, unknown = Lines(), Page(7, "friends"), Page(7), Page(7, "\0")
    for page in (friends, any_page, unknown):
        await lines.join(page)
    assert ["friends-of-7" in page.shown[0] for page in (friends, any_page, unknown)] == [True, False, False]


async def test_who_has_gone_and_who_is_not_known_are_shown_nothing(told):
    lines, gone, nobody = Lines(), Page(7), Page(None)
    await lines.join(gone)
    await lines.join(nobody)
    await lines.leave(gone)
    told[7] = "too late"
    lines.tell(7)
    await settled()
    assert (len(gone.shown), nobody.shown) == (1, [])


async def test_a_slow_look_shows_nothing_older_after_what_is_newer(told, monkeypatch):
    lines, page = Lines(), Page(7)
    await lines.join(page)
    started = threading.Event()

    def slow_at_first(user_id: int) -> str:
        now = told.get(user_id, "")
        if not started.is_set():
            started.set()
            time.sleep(0.2)
        return now

    monkeypatch.setattr(personal, "what_waits", lambda user_id: [slow_at_first])
    told[7] = "older"
    lines.tell(7)
    await asyncio.to_thread(started.wait)
    told[7] = "newer"
    lines.tell(7)
    await settled()
    assert ["older" in page.shown[1], "newer" in page.shown[-1]] == [True, True]
