"""What Chromium's own trace says of a table on a slow phone: the first card, a move, and what jumps.

The CPU is slowed down four times; a phone of 360 pixels where nothing else is said, with nothing in its cache.
A move counts from its message to the moment at which the first frame with the new state is on the screen.
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
SETTLING_MS = 2500  # a new window first loads pages of Chromium's own, beside ours and on the same cores
SIZES = ((320, 568), (360, 740), (1280, 800))
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "blink.user_timing"]
# Playable is the first frame after a legal card is there with its picture, and the line is open.
WATCH = """
() => {
  window.shifts = [];
  new MutationObserver(() => performance.mark("moved")).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-version"] });
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


Event = dict[str, Any]


class Took(NamedTuple):
    """Milliseconds: by the clock, and of the page's own thread, which a busy machine lengthens less."""

    ms: float
    own_ms: float


class Thread:
    """The page's own: what it did, and when. What it spends between two tasks is Chromium slowing it down, and isn't counted."""

    def __init__(self, trace: list[Event], example: Event) -> None:
        of_page = [event for event in trace if (event["pid"], event["tid"]) == (example["pid"], example["tid"])]
        self.events = sorted(of_page, key=lambda event: event["ts"])
        self._tasks = [event for event in self.named("RunTask") if event.get("dur")]

    def named(self, name: str, phase: str = "") -> list[Event]:
        return [event for event in self.events if event["name"] == name and phase in ("", event["ph"])]

    def busy_ms(self, begin: float, end: float) -> float:
        """So much of its time lies between these two."""
        shares = (
            (min(task["ts"] + task["dur"], end) - max(task["ts"], begin)) / task["dur"] * task.get("tdur", 0)
            for task in self._tasks
            if task["ts"] < end and task["ts"] + task["dur"] > begin
        )
        return sum(shares) / 1000


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
            playable = next(event for event in trace if event["name"] == "playable")
            own_ms = Thread(trace, playable).busy_ms(playable["ts"] - ms * 1000, playable["ts"])
            took.append(Took(ms, own_ms))
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
    took = list(moves_shown(trace))
    told = (spread(each) for each in zip(*took, strict=True))
    print(
        f"{size[0]} px, a deal of {len(took)} moves: on the screen after {', its own thread '.join(told)}; "
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
    person.page.wait_for_timeout(SETTLING_MS)
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


def moves_shown(trace: list[Event]) -> Iterator[Took]:
    """Of each message that brought another version: until the first frame drawn after it was on the screen."""
    thread = Thread(trace, next(event for event in trace if event["name"] == "WebSocketReceive"))
    heard, frames = thread.named("WebSocketReceive"), list(frames_of(thread))
    commits = [event["ts"] + event["dur"] for event in thread.named("Commit")]
    for moved in thread.named("moved"):
        message = max(event["ts"] for event in heard if event["ts"] < moved["ts"])
        frame = next((frame for frame in frames if frame.drawn > message and frame.shown), None)
        handed_on = next((commit for commit in commits if frame and commit > frame.drawn), None)
        if frame and handed_on:  # else the trace ended first
            yield Took((frame.shown - message) / 1000, thread.busy_ms(message, handed_on))


class Frame(NamedTuple):
    drawn: float
    shown: float


def frames_of(thread: Thread) -> Iterator[Frame]:
    """A frame tells its name as it begins, and again when it is on the screen."""
    shown = {event["args"]["id"]: event["ts"] for event in thread.named("AnimationFrame::Presentation")}
    name = ""
    for event in thread.events:
        if event["name"] == "AnimationFrame" and event["ph"] == "b":
            name = event["args"]["id"]
        elif event["name"] == "AnimationFrame::Render" and event["ph"] == "b":
            yield Frame(event["ts"], shown.get(name, 0))


if __name__ == "__main__":
    sys.exit(main())
