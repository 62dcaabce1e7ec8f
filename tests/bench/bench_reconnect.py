"""How soon a page shows the right table again after a cut, a sleep, and with two tabs, and how many sockets it then has."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.live.cable import Cable
from tests.live.playing import gather, play_until
from tests.live.program import Program

from .bench_visit import CHROMIUM
from .server import Server, running

SECONDS = (1, 15, 90)
FORGETS_S = 10
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


class Home(NamedTuple):
    cable: Cable
    tabs: list[Page]


def main() -> None:
    seconds = [int(word) for word in sys.argv[1:]] or SECONDS
    with running("daphne") as server, sync_playwright() as playwright:
        browser, bed = (playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) for _ in range(2))
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
        behind_a_cable(server, browser, programs[0]) as ended,
        behind_a_cable(server, browser, programs[1]) as held,
        behind_a_cable(server, browser, programs[2], tabs=2) as lost,
        behind_a_cable(server, bed, programs[3]) as slept,
    ):
        sleepers = renderers(bed)
        ended.cable.cut()
        held.cable.hold()
        for home in (lost, slept):
            # No router forgets a connection within a second: there what is sent is late, and nothing else.
            (home.cable.hold if seconds < FORGETS_S else home.cable.lose)()
        for process in sleepers:
            os.kill(process, signal.SIGSTOP)
        first = programs[0].view["version"]
        _, view = play_until(programs, lambda view: view["version"] > first)
        time.sleep(seconds)
        for tab in (*ended.tabs, *held.tabs, *lost.tabs):
            tab.evaluate(WATCH, view["version"])
        since = time.time()
        for home in (ended, held, lost, slept):
            home.cable.mend()
        for process in sleepers:
            os.kill(process, signal.SIGCONT)
        slept.tabs[0].evaluate(WATCH, view["version"])
        for home, fault in ((ended, "ended"), (held, "late"), (lost, "silent, two tabs"), (slept, "silent, asleep")):
            took = [tab.evaluate("() => window.back") / 1000 - since for tab in home.tabs]
            print(f"{seconds:3} s, {fault}: right after {' and '.join(f'{each:.1f}' for each in took)} s", flush=True)
        time.sleep(4)
        for home in (ended, held, lost, slept):
            assert home.cable.sockets() == len(home.tabs), f"{home.cable.sockets()} sockets of {len(home.tabs)} tabs"


def in_a_deal(server: Server) -> list[Program]:
    programs: list[Program] = gather(server)
    play_until(programs, lambda view: view["phase"] == "playing" and len(view["hand"]) < 6)
    return programs


def renderers(browser: Browser) -> list[int]:
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in processes if process["type"] == "renderer"]


@contextmanager
def behind_a_cable(server: Server, browser: Browser, program: Program, tabs: int = 1) -> Iterator[Home]:
    cable = Cable(server.port)
    context = browser.new_context()
    context.add_cookies(
        [{"name": name, "value": value, "url": cable.origin} for name, value in program.cookies.items()]
    )
    pages = [context.new_page() for _ in range(tabs)]
    for page in pages:
        page.goto(f"{cable.origin}/stol/{program.code}/")
        page.wait_for_selector("#link[data-state=online]", state="attached")
    yield Home(cable, pages)
    context.close()
    cable.close()


if __name__ == "__main__":
    main()
