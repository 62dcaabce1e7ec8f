"""What axe finds on a page: in both languages and both themes, on a small phone and on a desktop."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe

SMALL, WIDE = {"width": 320, "height": 568}, {"width": 1280, "height": 800}
SIZES = (SMALL, WIDE)
LOOKS = {"hr": ((SMALL, "light"), (WIDE, "dark")), "en": ((WIDE, "light"), (SMALL, "dark"))}
"""Each size and each theme in each language: all rules where a page is seen first, then those that a look can break."""

BY_LOOK = ("color-contrast", "link-in-text-block", "target-size")
# A colour on its way to another is none of the page's.
ARRIVED = """() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
  .forEach((each) => each.finish())"""
EVERYTHING = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
ONLY_LOOK = {"resultTypes": ["violations"], "runOnly": list(BY_LOOK)}


def faults_in_every_look(page, *, looks=LOOKS["hr"], by_look_only: bool = False) -> dict[str, list[Any]]:
    """By look. The page is left in the last of them."""
    found = {}
    for number, (size, theme) in enumerate(looks):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth"), size
        told_of = [told(each) for each in violations_on(page, by_look_only=by_look_only or number > 0)]
        found |= {f"{theme} {size['width']}": told_of} if told_of else {}
    return found


def violations_on(page, *, by_look_only: bool = False) -> list[dict[str, Any]]:
    options = ONLY_LOOK if by_look_only else EVERYTHING
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    page.evaluate(ARRIVED)
    violations: list[dict[str, Any]] = page.evaluate("async (options) => (await axe.run(options)).violations", options)
    return violations


def told(violation):
    return violation["id"], [(node["target"], node["failureSummary"]) for node in violation["nodes"]]
