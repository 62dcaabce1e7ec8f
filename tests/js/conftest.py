"""The table's page in a real browser, with a server that is only played: what is tested is the page's own script."""

import json
from mimetypes import guess_type
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.http import HttpRequest
from django.template.loader import get_template
from playwright.sync_api import sync_playwright

from game.accounts.models import User
from game.tables.presenters.drawing import draw_html, room_context
from game.tables.presenters.sentences_talk import phrases_in_words, reactions_in_words
from tests.chromium import ARGUMENTS
from tests.tables.presenters import samples

ORIGIN = "http://table.test"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src *"


@pytest.fixture(scope="module")
def browser(chromium):
    """Only as long as a module needs it: while it runs, its event loop stands in the way of asynchronous tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield started
        started.close()


class Table:
    """One person's page. `sent` holds what the page has sent, beats aside."""

    def __init__(self, page, seat, size):
        self.page = page
        self.seat = seat
        self.sent = []
        self.beats = []
        self.sockets = []
        self.faults = []
        self.html = ""
        page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.route("**/*", self._answer)
        page.route_web_socket("**/ws/**", self._connected)

    def opens(self, match):
        self.html = get_template("tables/table.html").template.render(self._context(match))
        self.page.goto(f"{ORIGIN}/stol/k7pq3x/")
        self.page.wait_for_selector("#link[data-state=online]", state="attached")

    def pushes(self, match, **changes):
        self.sockets[-1].send(
            draw_html(samples.table(**changes), samples.view(match, self.seat), self.seat, samples.NOW)
        )

    def is_pushed(self, match, **changes):
        self.pushes(match, **changes)
        self.settles()

    def says(self, text):
        self.sockets[-1].send(f'<div id="notice" hx-swap-oob="morph" role="alert">{text}</div>')
        self.settles()

    def settles(self):
        """What was sent to the page has been heard by it when it answers this, and what it has sent is here."""
        self.page.wait_for_timeout(50)
        self.page.evaluate("() => 0")

    def _context(self, match):
        return {
            **room_context(samples.table(), samples.view(match, self.seat), self.seat, samples.NOW),
            "oob": False,
            "notice": "",
            "refused": "",
            "share_url": f"{ORIGIN}/stol/k7pq3x/",
            "share_qr": "",
            "csrf_input": "",
            "phrases": phrases_in_words(),
            "reactions": reactions_in_words(),
            "speeches": [],
            "muted": "",
            "request": HttpRequest(),
            "person": User(name=samples.NAMES[self.seat or 0], is_guest=True),
        }

    def _answer(self, route):
        path = urlsplit(route.request.url).path
        if path == "/stol/k7pq3x/":
            route.fulfill(body=self.html, content_type="text/html", headers={"Content-Security-Policy": POLICY})
            return
        if path == "/sw.js":  # asked whether the site answers
            route.fulfill(body="")
            return
        file = settings.BASE_DIR / path.lstrip("/")
        route.fulfill(body=file.read_bytes(), content_type=guess_type(file.name)[0] or "application/octet-stream")

    def _connected(self, socket):
        self.sockets.append(socket)
        socket.on_message(self._heard)

    def _heard(self, text):
        message = json.loads(text)
        (self.beats if "beat" in message else self.sent).append(message)

    def actions(self):
        self.settles()
        return [message["action"] for message in self.sent]

    def card(self, card):
        return self.page.locator(f"#c-{card}")

    def focused(self):
        return self.page.evaluate("() => document.activeElement.id")


@pytest.fixture
def sit(browser):
    """Opens a table as somebody sees it."""
    opened = []

    def opens(match, *, seat=0, size=(1280, 800)):
        context = browser.new_context(reduced_motion="no-preference")
        table = Table(context.new_page(), seat, size)
        opened.append((context, table))
        table.opens(match)
        return table

    yield opens
    for context, table in opened:
        context.close()
        assert table.faults == []
