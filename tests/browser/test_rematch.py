"""Another match with the same people: who wants one opens it, who follows finds the own seat."""

import pytest
from playwright.sync_api import expect

from .playing import programs_at_the_end

pytestmark = pytest.mark.browser


def test_two_of_four_meet_again_at_their_seats(arrive, site):
    programs = programs_at_the_end(site)
    asker, follower = arrive(site), arrive(site)
    asker.goes_on_as(programs[1])
    follower.goes_on_as(programs[3])
    asker.presses("#ending [form=revans]")
    again = goes_to_another_table(asker)
    expect(follower.page.locator("#ending")).to_contain_text("Ivan želi još jednu")
    follower.presses(f"#ending :is([form=revans], a[href*='{again}'])")
    assert goes_to_another_table(follower) == again
    assert [asker.looks().you, follower.looks().you] == [1, 3]
    kinds = [asker.page.get_attribute(f"[data-seat='{seat}']", "data-kind") for seat in range(4)]
    assert kinds == ["", "guest", "", "guest"], "nobody waits for who has gone: those seats are free"


def goes_to_another_table(person):
    first = person.code
    person.page.wait_for_url(lambda url: first not in url)
    return person.is_at_a_table()
