"""Nothing slips under a finger: what is drawn anew lies where it lay."""

import pytest

from tests.tables.presenters import samples

pytestmark = pytest.mark.browser

WATCH = """
() => {
  window.shifts = [];
  const told = ({ value, sources }) => [value, String(sources.map(({ node }) => node?.id || node?.className || node?.nodeName))];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(told))).observe({ type: "layout-shift" });
}
"""
UNSEEN = 0.001  # a number in the middle of its coaster that has one digit less; browsers' own panels call it 0.00
MOMENTS = (
    samples.playing(0, 0),
    samples.playing(0, 3),
    samples.playing(1, 1),
    samples.playing(7, 2),
    samples.in_review(),
)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (768, 1024), (1280, 800)])
def test_no_layout_slips_from_the_first_call_to_the_points(sit, size):
    table = sit(samples.first_found(lambda match: match.phase == "calling"), size=size)
    table.page.wait_for_timeout(300)
    table.page.evaluate(WATCH)
    for match in MOMENTS:
        table.is_pushed(match)
        table.page.wait_for_timeout(100)
    shifts = table.page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifts) < UNSEEN, shifts
