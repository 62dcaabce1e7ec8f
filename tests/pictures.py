"""Pictures of the main pages for the docs, in both themes, of a phone and a desktop: `python -m tests.pictures`."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .browser.person import Person
from .browser.playing import programs_where
from .chromium import path_of_chromium
from .live.program import Program
from .live.site import ROOT, Site

SCREENS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
THEMES = ("light", "dark")
FOLDER = ROOT / "docs" / "pictures"
QUALITY = 84  # of a JPEG: letters stay sharp, a picture weighs some tens of kilobytes


def lobby(person: Person, site: Site) -> None:
    Program(site.port, "Željka").opens(visibility="open", move_seconds=30)
    Program(site.port, "Krešimir").opens(visibility="open", preset="kavana")
    person.page.goto("/")


def table(person: Person, site: Site) -> None:
    _, asked = programs_where(site, lambda view: len(view["trick"]) == 2 and len(view["hand"]) == 6)
    person.goes_on_as(asked)


def calling(person: Person, site: Site) -> None:
    _, asked = programs_where(site, lambda view: view["phase"] == "calling")
    person.goes_on_as(asked)


def review(person: Person, site: Site) -> None:
    _, asked = programs_where(site, lambda view: view["phase"] == "review")
    person.goes_on_as(asked)


def page(path: str, person: Person, _site: Site) -> None:
    person.page.goto(path)


PAGES = {
    "front": lobby,
    "table": table,
    "calling": calling,
    "review": review,
    "rules": partial(page, "/pravila/kako-se-baca/"),
    "guided": partial(page, "/nauci/vodeno/branic/14/?biram=play+7S"),
}


def take_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    with running() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path_of_chromium(), args=["--no-sandbox"])
        for name in PAGES:
            take(name, browser, site)


def take(name: str, browser: Browser, site: Site) -> None:
    options = {"base_url": site.origin, "locale": "hr-HR", "reduced_motion": "reduce"}
    person = Person(browser.new_context(**options))
    PAGES[name](person, site)
    for screen, size in SCREENS.items():
        person.page.set_viewport_size(size)
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            person.page.wait_for_load_state("networkidle") if not person.code else person.page.wait_for_timeout(500)
            person.page.screenshot(path=FOLDER / f"{name}-{screen}-{theme}.jpg", type="jpeg", quality=QUALITY)
    person.context.close()


@contextmanager
def running() -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        site.start()
        try:
            yield site
        finally:
            site.stop()


if __name__ == "__main__":
    take_all()
