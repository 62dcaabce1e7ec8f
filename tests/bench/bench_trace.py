"""What Chromium's own trace says of a table on a slow phone: the first card, a move, and what jumps.

The CPU is slowed down four times; a phone of 360 pixels where nothing else is said, with nothing in its cache.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person
from tests.browser.playing import act
from tests.live.playing import gather, play_until
from tests.live.program import Program

from .bench_visit import CHROMIUM
from .server import Server, running

SLOWER = 4
OPENINGS = 5
SIZES = ((320, 568), (360, 740), (1280, 800))
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "blink.user_timing"]
# Playable is the first frame after a legal card is there with its picture, and the line is open.
WATCH = """
() => {
  window.shifts = [];
  const told = ({ value, startTime, sources }) => ({ value, at: Math.round(startTime), what: sources.map(({ node }) => node?.id || node?.className?.baseVal || node?.className || node?.nodeName) });
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(told))).observe({ type: "layout-shift", buffered: true });
  const drawn = () => performance.getEntriesByType("resource").some(({ name, responseEnd }) => name.includes("/cards/") && responseEnd);
  window.playable = new Promise((done) => {
    const look = () => {
      if (document.querySelector("#hand button.card.is-legal") && drawn() && document.querySelector("#link[data-state=online]")) requestAnimationFrame(() => setTimeout(() => { performance.mark("playable"); done(performance.now()); }));
      else requestAnimationFrame(look);
    };
    look();
  });
}
"""


class Took(NamedTuple):
    """Milliseconds: by the clock, and of the page's own thread, which a busy machine doesn't lengthen."""

    ms: float
    own_ms: float


def main() -> None:
    sizes = [size for size in SIZES if str(size[0]) in sys.argv[1:]] or SIZES
    with running("daphne", ROBOT_PAUSE_MS="0") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        first_card(server, browser)
        for size in sizes:
            a_deal(server, browser, size)
        browser.close()


def first_card(server: Server, browser: Browser) -> None:
    programs = gather(server)
    play_until(programs, lambda view: view["phase"] == "playing" and view["turn"] == view["you"] == 0)
    took = []
    for _ in range(OPENINGS + 1):
        with arrived(server, browser, programs[0], (360, 740), traced=True) as person:
            ms = person.page.evaluate("() => window.playable")
            trace = json.loads(browser.stop_tracing())["traceEvents"]
            took.append(Took(ms, next(event["tts"] for event in trace if event["name"] == "playable") / 1000))
    told = (spread(each) for each in zip(*took[1:], strict=True))  # the first one warms the server
    print(f"first card playable after {', its own thread '.join(told)}", flush=True)


def a_deal(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    programs = gather(server)
    with arrived(server, browser, programs[0], size) as person:
        person.looks()
        browser.start_tracing(page=person.page, categories=CATEGORIES)
        play_a_deal(person, programs)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        shifts = person.page.evaluate("() => window.shifts")
    took = list(moves_drawn(trace))
    told = (spread(each) for each in zip(*took, strict=True))
    print(
        f"{size[0]} px, a deal of {len(took)} messages: drawn after {', its own thread '.join(told)}; "
        f"{len(shifts)} layout shifts",
        flush=True,
    )
    for shift in shifts:
        print(f"    {shift['value']:.4f} at {shift['at']} ms: {', '.join(map(str, shift['what']))}")


def spread(times: tuple[float, ...]) -> str:
    return f"{median(times):.0f} ms, p95 {quantiles(times, n=20)[-1]:.0f} ms, longest {max(times):.0f} ms"


@contextmanager
def arrived(
    server: Server, browser: Browser, program: Program, size: tuple[int, int], traced: bool = False
) -> Iterator[Person]:
    phone = size[0] < 600
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(base_url=server.address, viewport=viewport, is_mobile=phone, has_touch=phone)
    context.add_init_script(f"({WATCH})()")
    person = Person(context, touch=phone)
    context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if traced:
        browser.start_tracing(page=person.page, categories=CATEGORIES)
    person.goes_on_as(program)
    yield person
    context.close()


def play_a_deal(person: Person, programs: list[Program]) -> None:
    """From its first call to the first call of the next one."""
    chance = Random(5)
    while True:
        view = programs[0].view
        if len(view["deals"]) == 1 and view["phase"] == "calling":
            return
        if view["phase"] == "review" or view["turn"] == 0:
            act(person, view["version"], chance)
        for program in programs[1:] if view["phase"] == "review" else programs[view["turn"] or 0 :][:1]:
            if view["turn"] != 0:
                program.acts()


def moves_drawn(trace: list[dict[str, Any]]) -> Iterator[Took]:
    """Of each message of the table's socket: until what it changed was handed on to be shown."""
    heard = [event for event in trace if event["name"] == "WebSocketReceive"]
    thread = heard[0]["pid"], heard[0]["tid"]
    commits = [event for event in trace if event["name"] == "Commit" and (event["pid"], event["tid"]) == thread]
    commits.sort(key=lambda event: event["ts"])
    for event in heard:
        shown = next((commit for commit in commits if commit["ts"] > event["ts"]), None)
        if shown is not None:  # else the trace ended first
            yield Took(
                (shown["ts"] + shown.get("dur", 0) - event["ts"]) / 1000,
                (shown["tts"] + shown.get("tdur", 0) - event["tts"]) / 1000,
            )


if __name__ == "__main__":
    sys.exit(main())
