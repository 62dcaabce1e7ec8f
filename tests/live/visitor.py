"""Somebody at the other end of HTTP: cookies, the CSRF token, and what was answered."""

import http.client
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode

JSON = "application/json"
HTML = "text/html"
FORM = "application/x-www-form-urlencoded"
Fields = Mapping[str, Any] | Iterable[tuple[str, Any]]


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: Mapping[str, str] = field(repr=False)
    text: str

    @property
    def json(self) -> Any:
        assert self.headers.get("content-type", "").startswith(JSON), self
        return json.loads(self.text)

    @property
    def reason(self) -> str:
        return self.json["reason"]


class Visitor:
    """Opens a connection for each request, so that nothing hangs on a server that has gone."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookies: dict[str, str] = {}

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def cookie_header(self) -> dict[str, str]:
        joined = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": joined} if joined else {}

    def get(self, path: str, accept: str = JSON, **headers: str) -> Answer:
        return self.send("GET", path, None, {"Accept": accept, **headers})

    def page(self, path: str) -> Answer:
        return self.get(path, accept=HTML)

    def post(self, path: str, fields: Fields = (), *, accept: str = JSON, **headers: str) -> Answer:
        body = fields if isinstance(fields, bytes) else urlencode(list(pairs(fields))).encode()
        return self.send("POST", path, body, {"Accept": accept, "Content-Type": FORM, **self.token(), **headers})

    def post_without_token(self, path: str, fields: Fields = (), **headers: str) -> Answer:
        body = urlencode(list(pairs(fields))).encode()
        return self.send("POST", path, body, {"Accept": JSON, "Content-Type": FORM, **headers})

    def token(self) -> dict[str, str]:
        if "csrftoken" not in self.cookies:
            self.page("/")
        return {"X-CSRFToken": self.cookies["csrftoken"]}

    def send(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> Answer:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=20)
        try:
            connection.request(method, path, body, {**self.cookie_header, "Connection": "close", **headers})
            response = connection.getresponse()
            text = response.read().decode("utf-8")
        finally:
            connection.close()
        for line in response.headers.get_all("Set-Cookie", []):
            self.keep(SimpleCookie(line))
        return Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, text)

    def keep(self, given: SimpleCookie) -> None:
        for name, morsel in given.items():
            if morsel["max-age"] == "0" or not morsel.value:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = morsel.value


def pairs(fields: Fields) -> Iterable[tuple[str, Any]]:
    return fields.items() if isinstance(fields, Mapping) else fields
