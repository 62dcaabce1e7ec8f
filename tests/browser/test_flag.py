"""The flag of the card that takes the trick so far hides no card's index, on whatever screen and whoever has played it."""

import pytest

from .playing import programs_where

pytestmark = pytest.mark.browser

SCREENS = ((320, 568), (390, 844), (768, 1024), (844, 390), (1440, 900))
HIDDEN = """
() => {
  const cards = [...document.querySelectorAll("#trick [data-card]")];
  const flag = document.querySelector("#trick .flag");
  const hides = ({ left, top, width, height }) => {
    const box = flag.getBoundingClientRect();
    return box.left < left + width * 0.42 && left < box.right && box.top < top + height * 0.42 && top < box.bottom;
  };
  return cards.flatMap((winner) => {
    cards.forEach((card) => card.classList.toggle("is-winning", card === winner));
    winner.append(flag);
    return cards.filter((card) => hides(card.getBoundingClientRect())).map((card) => [winner.className, card.className]);
  });
}
"""


@pytest.mark.parametrize(("people", "preset"), [(4, "klasik"), (3, "troje"), (2, "dvoje")])
def test_no_index_lies_under_the_flag(arrive, site, people, preset):
    _, asked = programs_where(site, lambda view: len(view["trick"]) == people - 1, people=people, preset=preset)
    person = arrive(site)
    person.goes_on_as(asked)
    person.page.wait_for_selector("#trick .flag")
    for width, height in SCREENS:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(HIDDEN) == [], (width, height)
