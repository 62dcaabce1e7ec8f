"""A player that writes down what was acknowledged, and goes on wherever the site comes back."""

import http.client
import threading
import time
from dataclasses import dataclass

from .program import Program, TableSocket
from .websocket import Closed, HandshakeRefused

GONE = (OSError, http.client.HTTPException, Closed, HandshakeRefused)


@dataclass(slots=True)
class Noted:
    action_id: str
    action: str
    version: int  # of the view it was chosen from
    tries: int = 0
    reached: int | None = None  # the version of the view that acknowledged it


class Journalist:
    def __init__(self, program: Program, site_is_up: threading.Event, by_socket: bool) -> None:
        self.program, self.site_is_up, self.by_socket = program, site_is_up, by_socket
        self.table: TableSocket | None = None
        self.acknowledged: list[Noted] = []
        self.pending: Noted | None = None
        self.resting = threading.Event()  # it waits for the site, with nothing under way but `pending`
        self.over: dict | None = None
        self.sent_home = False

    def plays(self) -> dict | None:
        """Until the match is over, through every death of the site; the last view."""
        while self.over is None and not self.sent_home:
            if not self.site_is_up.is_set():
                self.lets_go()
                self.resting.set()
                assert self.site_is_up.wait(60), "the site did not come back"
                self.resting.clear()
            try:
                self.takes_a_step()
            except GONE:
                self.lets_go()
                time.sleep(0.02)
        self.lets_go()
        return self.over

    def lets_go(self) -> None:
        if self.table is not None:
            self.table.wire.drop()
            self.table = None

    def takes_a_step(self) -> None:
        if self.pending is None:
            view = self.looks()
            if view["phase"] == "over":
                self.over = view
            elif view["legal"]:
                self.pending = Noted(next(self.program.ids), self.program.chooses(view), view["version"])
        if self.pending is not None:
            self.sends(self.pending)

    def looks(self) -> dict:
        if not self.by_socket:
            time.sleep(0.03)
            return self.program.view
        if self.table is None:
            self.table = self.program.socket()
        elif not self.table.view["legal"] or self.is_old_news(self.table.view):
            try:
                self.table.read(0.2)
            except TimeoutError:
                return self.table.view
        return self.table.view

    def is_old_news(self, view: dict) -> bool:
        return bool(self.acknowledged) and view["version"] < (self.acknowledged[-1].reached or 0)

    def sends(self, noted: Noted) -> None:
        noted.tries += 1
        if self.by_socket:
            self.table = self.table or self.program.socket()
            answer = self.table.sends(noted.action, noted.version, noted.action_id)
            status, view = answer["status"], answer["view"]
        else:
            posted = self.program.sends(noted.action, noted.version, noted.action_id)
            status, view = posted.status, posted.json if posted.status == 200 else None
        assert status == 200, f"nobody else may move at this version: {noted} got {status}"
        assert view["version"] > noted.version
        noted.reached = view["version"]
        self.acknowledged.append(noted)
        self.pending = None

    def repeats_the_last(self) -> dict:
        """Sends what was acknowledged once more, as a client that lost the answer; the view it gets."""
        last = self.acknowledged[-1]
        answer = self.program.sends("accept", 0, last.action_id)
        assert answer.status == 200, answer
        return answer.json

    def texts(self, *kinds: str) -> list[str]:
        return [noted.action for noted in self.acknowledged if noted.action.split()[0] in kinds]
