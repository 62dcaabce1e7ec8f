"""What axe finds on a page, in both themes, on a small phone and on a desktop."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe

SIZES = ({"width": 320, "height": 568}, {"width": 1280, "height": 800})
THEMES = ("light", "dark")
GRAVE = {"serious", "critical"}
BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules that a theme can break: everything else about a page is the same in both."""


def faults_in_every_look(page, *, sizes=SIZES) -> dict[str, list[Any]]:
    """By look. The page is left at the last of the sizes, in the last theme."""
    found = {}
    for size in sizes:
        page.set_viewport_size(size)
        assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth"), size
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            violations = violations_on(page, by_colour_only=theme != THEMES[0])
            told_of = [told(each) for each in violations if each["impact"] in GRAVE]
            found |= {f"{theme} {size['width']}": told_of} if told_of else {}
    return found


def violations_on(page, *, by_colour_only: bool = False) -> list[dict[str, Any]]:
    only = {"runOnly": list(BY_COLOUR)} if by_colour_only else {}
    violations: list[dict[str, Any]] = (
        Axe().run(page, options={"resultTypes": ["violations"], **only}).response["violations"]
    )
    return violations


def told(violation):
    return violation["id"], [(node["target"], node["failureSummary"]) for node in violation["nodes"]]
