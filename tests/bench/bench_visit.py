"""What a first visit to a table downloads, compressed, as a browser asks for it: all that its page and its worker fetch, and both decks."""

import re
import sys
import urllib.request
from pathlib import Path

from playwright.sync_api import Request, sync_playwright

from ..chromium import path_of_chromium
from .players import Person, seat_four
from .server import running

CHROMIUM = path_of_chromium()
ROOT = Path(__file__).resolve().parents[2]
MOST_KB = 150
DECKS = ("deck", "french")


def main() -> str | None:
    with running("daphne") as server:
        people = [Person(server.address, f"Šime Đurić {seat}") for seat in range(4)]
        code = seat_four(people)
        sizes = _visit(server.address, people[0], f"{server.address}/stol/{code}/")
        for deck in DECKS:
            if not any(f"/{deck}." in path for path in sizes):
                sizes |= _fetched(server.address, f"cards/{deck}.svg")
    for path, (size, _) in sorted(sizes.items(), key=lambda item: -item[1][0]):
        print(f"{size / 1024:7.1f} KB  {path}")
    bodies, headers = (sum(part) / 1024 for part in zip(*sizes.values(), strict=True))
    print(f"{bodies:7.1f} KB  in all, {len(sizes)} files, and {headers:.1f} KB of headers")
    return f"more than {MOST_KB} KB" if bodies > MOST_KB else None


def _visit(address: str, person: Person, page: str) -> dict[str, tuple[int, int]]:
    sizes: dict[str, tuple[int, int]] = {}

    def note(request: Request) -> None:
        assert request.url.startswith(address), f"from elsewhere: {request.url}"
        sent = request.sizes()
        body, headers = sizes.get(
            request.url.removeprefix(address), (0, 0)
        )  # the worker finds in the cache what the page has
        sizes[request.url.removeprefix(address)] = (
            max(body, sent["responseBodySize"]),
            max(headers, sent["responseHeadersSize"]),
        )

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 390, "height": 844})
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in person.cookies().items()]
        )
        context.on("requestfinished", note)
        tab = context.new_page()
        tab.goto(page, wait_until="networkidle")
        tab.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        tab.wait_for_timeout(1000)
        browser.close()
    return sizes


def _fetched(address: str, name: str) -> dict[str, tuple[int, int]]:
    """A file that a page asks for only where somebody has chosen so."""
    stem, ending = name.rsplit(".", 1)
    folder = ROOT / "staticfiles"
    path = next(
        f"/static/{found.relative_to(folder)}"
        for found in folder.glob(f"{stem}.*.{ending}")
        if re.search(r"\.[0-9a-f]{12}\.", found.name)
    )
    request = urllib.request.Request(address + path, headers={"Accept-Encoding": "br, gzip"})
    with urllib.request.urlopen(request) as answer:
        return {path: (len(answer.read()), len(str(answer.headers)))}


if __name__ == "__main__":
    sys.exit(main())
