"""How soon a page shows the right table again after a cut, a sleep, and with two tabs, and how many sockets it then has."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from tests.live.cable import Cable
from tests.live.playing import gather, play_until
from tests.live.program import Program

from .bench_visit import CHROMIUM
from .server import Server, running

SECONDS = (1, 15, 90)
WATCH = """
(version) => {
  window.back = new Promise((done) => {
    const look = setInterval(() => {
      if (document.getElementById("table").dataset.version < version || !document.getElementById("lost").hidden) return;
      clearInterval(look);
      done(Date.now());
    }, 10);
  });
}
"""


def main() -> None:
    seconds = [int(word) for word in sys.argv[1:]] or SECONDS
    with running("daphne") as server, sync_playwright() as playwright:
        browser, bed = (
            playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) for _ in range(2)
        )
        for duration in seconds:
            come_back(server, browser, bed, duration)
        browser.close()
        bed.close()


def come_back(server: Server, browser: Browser, bed: Browser, seconds: int) -> None:
    """One table: the four lose their net each in another way, while the one whose turn it is plays from elsewhere.

    Who sleeps has a browser alone, whose pages' processes are stopped: Chromium freezes no tab that is looked at.
    """
    programs = in_a_deal(server)
    with (
        behind_a_cable(server, browser, programs[0]) as (ended, [of_ended]),
        behind_a_cable(server, browser, programs[1]) as (held, [of_held]),
        behind_a_cable(server, browser, programs[2], tabs=2) as (lost, of_lost),
        behind_a_cable(server, bed, programs[3]) as (slept, [sleeper]),
    ):
        sleepers = renderers(bed)
        ended.cut()
        held.hold()
        lost.lose()
        slept.lose()
        for process in sleepers:
            os.kill(process, signal.SIGSTOP)
        _, view = play_until(programs, lambda view, first=programs[0].view["version"]: view["version"] > first)
        time.sleep(seconds)
        for tab in (of_ended, of_held, *of_lost):
            tab.evaluate(WATCH, view["version"])
        since = time.time()
        for cable in (ended, held, lost, slept):
            cable.mend()
        for process in sleepers:
            os.kill(process, signal.SIGCONT)
        sleeper.evaluate(WATCH, view["version"])
        for name, cable, tabs in (
            ("ended", ended, [of_ended]),
            ("held back", held, [of_held]),
            ("lost without a word, two tabs", lost, of_lost),
            ("the same, and asleep", slept, [sleeper]),
        ):
            took = [tab.evaluate("() => window.back") / 1000 - since for tab in tabs]
            print(f"{seconds:3} s, {name}: right after {' and '.join(f'{each:.1f}' for each in took)} s", flush=True)
        time.sleep(4)
        for cable, tabs in ((ended, 1), (held, 1), (lost, 2), (slept, 1)):
            assert cable.sockets() == tabs, f"{cable.sockets()} sockets of {tabs} tabs"


def in_a_deal(server: Server) -> list[Program]:
    programs: list[Program] = gather(server)
    play_until(programs, lambda view: view["phase"] == "playing" and len(view["hand"]) < 6)
    return programs


def renderers(browser: Browser) -> list[int]:
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in processes if process["type"] == "renderer"]


@contextmanager
def behind_a_cable(
    server: Server, browser: Browser, program: Program, tabs: int = 1
) -> Iterator[tuple[Cable, list[Page]]]:
    cable = Cable(server.port)
    context = browser.new_context()
    context.add_cookies([{"name": name, "value": value, "url": cable.origin} for name, value in program.cookies.items()])
    pages = [context.new_page() for _ in range(tabs)]
    for page in pages:
        page.goto(f"{cable.origin}/stol/{program.code}/")
        page.wait_for_selector("#link[data-state=online]", state="attached")
    yield cable, pages
    context.close()
    cable.close()


if __name__ == "__main__":
    main()
