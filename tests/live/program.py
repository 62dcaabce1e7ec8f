"""A player's program: it knows the contract of the table from outside, and nothing else."""

import json
import random
import time
from itertools import count
from typing import Any

from .site import HOST
from .visitor import Answer, Visitor
from .websocket import WebSocket

View = dict[str, Any]


class Program(Visitor):
    def __init__(self, port: int, name: str | None = None, seed: object = None) -> None:
        super().__init__(HOST, port)
        self.code = ""
        self.random = random.Random(f"{name} {seed}")
        self.ids = (f"{name}-{number}" for number in count())
        if name is not None:
            answer = self.post("/gost/", {"name": name})
            assert (answer.status, answer.json["table"], answer.json["url"]) == (200, None, None), answer

    # ------------------------------------------------------------------ before the match

    def opens(self, **options: object) -> str:
        answer = self.post("/stolovi/novi/", options)
        assert answer.status == 200, answer
        self.code = answer.json["table"]
        assert answer.json == {"table": self.code, "url": f"/stol/{self.code}/", "you": 0}
        return self.code

    def does(self, what: str, code: str = "", **fields: object) -> Answer:
        """POST one of the table's forms: sjedni, robot, spremno, poredak, pocni, napusti."""
        return self.post(f"/stol/{code or self.code}/{what}/", fields)

    def sits(self, code: str, seat: int | None = None) -> None:
        self.code = code
        answer = self.does("sjedni", **({} if seat is None else {"seat": seat}))
        assert answer.status == 200, answer

    # ------------------------------------------------------------------ at the table

    def looks(self, code: str = "") -> Answer:
        return self.get(f"/stol/{code or self.code}/pogled.json")

    @property
    def view(self) -> View:
        answer = self.looks()
        assert answer.status == 200, answer
        return answer.json

    def sends(self, action: str, version: object, action_id: str | None = None, **headers: str) -> Answer:
        fields = {"action": action, "version": version, "action_id": action_id or next(self.ids)}
        return self.post(f"/stol/{self.code}/potez/", fields, **headers)

    def chooses(self, view: View) -> str:
        return self.random.choice(view["legal"])

    def decides(self, view: View, claims: float = 0.0) -> str:
        """Something that the phase asks for, or with this chance anything at all: a claim, then, where one can be made."""
        usual = [action for action in view["legal"] if not action.startswith("auzmes")]
        return self.random.choice(view["legal"] if self.random.random() < claims else usual)

    def acts(self, view: View | None = None) -> View:
        """One of its legal actions, accepted; the new view."""
        view = view or self.view
        answer = self.sends(self.chooses(view), view["version"])
        assert answer.status == 200, answer
        return answer.json

    def socket(self, code: str = "", **headers: str) -> "TableSocket":
        return TableSocket(self, code or self.code, headers)


class TableSocket:
    """The table's socket as JSON: pushes are views, answers are the messages with a status."""

    def __init__(self, program: Visitor, code: str, headers: dict[str, str] | None = None) -> None:
        given = {"Origin": program.origin, **program.cookie_header, **(headers or {})}
        self.wire = WebSocket(program.host, program.port, f"/ws/stol/{code}/?json", given)
        self.pushed: list[View] = []
        self.answers: list[dict[str, Any]] = []

    @property
    def view(self) -> View:
        """The newest view; waits for the first."""
        while not self.pushed:
            self.read()
        return self.pushed[-1]

    def read(self, timeout: float = 15) -> dict[str, Any]:
        message = json.loads(self.wire.receive(timeout))
        (self.answers if "status" in message else self.pushed).append(message)
        return message

    def reads_all(self, quiet: float = 0.05) -> None:
        """Everything that comes until nothing does."""
        while True:
            try:
                self.read(quiet)
            except TimeoutError:
                return

    def reaches(self, version: int, timeout: float = 15) -> View:
        give_up = time.monotonic() + timeout
        while self.view["version"] < version:
            self.read(max(give_up - time.monotonic(), 0.01))
        return self.view

    def sends(self, action: object, version: object, action_id: object) -> dict[str, Any]:
        return self.asks(json.dumps({"action": action, "version": version, "action_id": action_id}))

    def asks(self, text: str) -> dict[str, Any]:
        """Send a message, and wait for its answer."""
        self.wire.send_text(text)
        return self.answer()

    def answer(self) -> dict[str, Any]:
        already = len(self.answers)
        while len(self.answers) == already:
            self.read()
        return self.answers[-1]

    def close(self) -> None:
        self.wire.close()
