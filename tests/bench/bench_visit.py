"""What a first visit to a table downloads, compressed, as a browser asks for it."""

from pathlib import Path

from playwright.sync_api import Request, sync_playwright

from .players import Person, seat_four
from .server import running

CHROMIUM = next((path for path in ("/usr/bin/chromium", "/usr/bin/google-chrome") if Path(path).exists()), None)


def main() -> None:
    with running("daphne") as server:
        people = [Person(server.address, f"Šime Đurić {seat}") for seat in range(4)]
        code = seat_four(people)
        sizes = _visit(server.address, people[0], f"{server.address}/stol/{code}/")
    for path, (size, _) in sorted(sizes.items(), key=lambda item: -item[1][0]):
        print(f"{size / 1024:7.1f} KB  {path}")
    bodies, headers = (sum(part) / 1024 for part in zip(*sizes.values(), strict=True))
    print(f"{bodies:7.1f} KB  in all, {len(sizes)} files, and {headers:.1f} KB of headers")


def _visit(address: str, person: Person, page: str) -> dict[str, tuple[int, int]]:
    sizes: dict[str, tuple[int, int]] = {}

    def note(request: Request) -> None:
        assert request.url.startswith(address), f"from elsewhere: {request.url}"
        sent = request.sizes()
        sizes[request.url.removeprefix(address)] = sent["responseBodySize"], sent["responseHeadersSize"]

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 390, "height": 844})
        context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in person.cookies().items()]
        )
        tab = context.new_page()
        tab.on("requestfinished", note)
        tab.goto(page, wait_until="networkidle")
        tab.wait_for_timeout(1500)
        browser.close()
    return sizes


if __name__ == "__main__":
    main()
