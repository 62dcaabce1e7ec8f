"""The button that begins the match is in sight on the smallest phone, whatever the four are called."""

import pytest

from tests.live.program import Program

pytestmark = pytest.mark.browser

LONG = ("W" * 20, "Đurđica Šćepanović-Ž", "W" * 20, "Đurđica Šćepanović-Ž")
NARROWEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 568, "height": 320}, "has_touch": True, "is_mobile": True}

IN_SIGHT = """
(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(over);
}
"""
# What is scrolled to as far as it goes lies nowhere under the edge with the button.
COVERED = """
() => {
  const edge = document.querySelector(".room > section.edge");
  return [...document.querySelectorAll("#room button, .about button, .about a, .seat .name")].filter((element) => {
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    return box.width && !edge.contains(element) && box.bottom > edge.getBoundingClientRect().top + 1
      && box.top < edge.getBoundingClientRect().bottom - 1;
  }).map((element) => element.outerHTML.slice(0, 80));
}
"""


@pytest.fixture
def four(site):
    programs = [Program(site.port, name) for name in LONG]
    code = programs[0].opens(move_seconds=0)
    for seat, program in enumerate(programs[1:], start=1):
        program.sits(code, seat)
    for program in programs[1:]:
        assert program.does("spremno").status == 200
    return programs


@pytest.mark.parametrize("phone", [NARROWEST, LYING], ids=["upright", "on its side"])
def test_who_opened_the_table_can_begin_without_scrolling(arrive, site, four, phone):
    creator = arrive(site, **phone)
    creator.goes_on_as(four[0])
    start = creator.page.locator("#room button[form=pocni]")
    assert start.evaluate(IN_SIGHT)
    assert creator.page.evaluate(COVERED) == []
    creator.presses("#room button[form=pocni]")
    assert creator.looks(phase="calling").you == 0


def test_who_came_can_say_ready_without_scrolling(arrive, site, four):
    four[1].does("spremno", off=1)
    guest = arrive(site, **NARROWEST)
    guest.goes_on_as(four[1])
    assert guest.page.locator("#room button[form=spremno]").evaluate(IN_SIGHT)
    assert guest.page.evaluate(COVERED) == []
