"""Requests nobody would send in good faith: a sentence for whoever sent them, and the table stays as it is."""

import contextlib
from urllib.parse import quote

import pytest

from .program import Program, TableSocket
from .visitor import FORM, HTML
from .websocket import Closed, HandshakeRefused, WebSocket

CODES = {
    "another alphabet": quote("čćžšđ"),
    "an emoji": quote("🂡🂮"),
    "no utf-8": "%FF%FE",
    "null bytes": "%00%00",
    "a line break": "a%0d%0aSet-Cookie:%20x=y",
    "ten thousand letters": "a" * 10_000,
    "a slash": "a%2Fb",
    "the way up": "..%2F..%2Fetc%2Fpasswd",
    "blanks": "%20%20",
    "a quote": quote("' OR 1=1 --"),
    "html": quote("<script>alert(1)</script>"),
    "a percent sign": "%25",
    "turned direction": quote("\u202ecba"),
    "a number": "0",
}
ACCEPTS = {
    "none": "",
    "anything": "*/*",
    "a picture": "image/png",
    "both": "text/html;q=0.1, application/json",
    "garbage": "%%%;;;q=x,,,/",
    "a thousand": ", ".join(f"a/{number}" for number in range(1000)),
    "a bad weight": "application/json;q=NaN",
    "other letters": "aplikacija/žir".encode().decode("latin-1"),
}
BODIES = {
    "nothing": (FORM, b""),
    "a megabyte": (FORM, b"action=" + b"p" * (1 << 20)),
    "thousands of fields": (FORM, b"&".join(b"f%d=1" % number for number in range(5000))),
    "no utf-8": (FORM, b"action=\xff\xfe&version=0"),
    "half an escape": (FORM, b"action=%&version=%0"),
    "surrogates": (FORM, b"action=%ED%A0%80&version=0&action_id=%ED%A0%80"),
    "null bytes": (FORM, b"action=%00&version=%00&action_id=%00"),
    "JSON": ("application/json", b'{"action": "pass", "version": 0}'),
    "plain text": ("text/plain", b"action=pass&version=0"),
    "no kind": ("", b"action=pass&version=0"),
    "another charset": (f"{FORM}; charset=utf-16", b"action=pass&version=0"),
    "a charset that is none": (f"{FORM}; charset=nonsense", b"action=play+7H&version=0"),
    "half a part": (
        "multipart/form-data; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="action"\r\n\r\npa',
    ),
    "a file": (
        "multipart/form-data; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="action"; filename="../a"\r\n\r\npass\r\n--x--\r\n',
    ),
}
# The server takes these apart itself, and refuses them before the site has a say.
BROKEN_ENVELOPES = {
    "parts without a boundary": ("multipart/form-data", b"action=pass"),
    "parts with another boundary": ("multipart/form-data; boundary=x", b"--y\r\nnothing"),
}
COOKIES = [
    "sessionid=x",
    "sessionid=" + "x" * 5000,
    "sessionid=\xff\xfe",
    "csrftoken=x",
    "csrftoken=" + "x" * 64,
    ";;;=;",
    "=",
]


@pytest.fixture
def table(still):
    """Whoever is on turn at a table that must stay as it is."""
    return still.player


def assert_a_sentence(answer):
    assert 400 <= answer.status < 500, answer
    assert answer.text.strip()
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_a_code_that_cannot_be_one_is_not_there(table, code):
    for suffix in ("", "pogled.json", "zapis.json", "a/b/c/"):
        assert_a_sentence(table.get(f"/stol/{code}/{suffix}"))
        assert_a_sentence(table.page(f"/stol/{code}/{suffix}"))
    for word in ("potez", "sjedni", "robot", "spremno", "poredak", "pocni", "napusti", "nothing"):
        assert_a_sentence(table.post(f"/stol/{code}/{word}/", {"action": "pass", "version": 0}))
    assert_no_socket(table, f"/ws/stol/{code}/?json")


def assert_no_socket(visitor, path):
    headers = {"Origin": visitor.origin, **visitor.cookie_header}
    with contextlib.suppress(HandshakeRefused):
        wire = WebSocket(visitor.host, visitor.port, path, headers)
        with pytest.raises(Closed):
            read_on(wire)
        wire.close()


def read_on(wire):
    while True:
        wire.receive()


@pytest.mark.parametrize(
    "path", ["/ws/", "/ws/stol/", "/ws/stol//", "/ws/nothing/", "/", "/ws/stol/abcdef", "/ws/stol/a/b/"]
)
def test_a_socket_to_nowhere_is_refused(table, path):
    assert_no_socket(table, path)


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "BREW"])
def test_a_wrong_method_does_nothing(table, method):
    for word in ("potez", "sjedni", "robot", "spremno", "poredak", "pocni", "napusti"):
        path = f"/stol/{table.code}/{word}/"
        answer = table.send(method, path, b"action=pass&version=0&confirm=1", {**table.token(), "Content-Type": FORM})
        assert 400 <= answer.status < 500, (word, answer)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "BREW"])
def test_a_view_can_only_be_looked_at(table, method):
    answer = table.send(method, f"/stol/{table.code}/pogled.json", b"", table.token())
    assert 400 <= answer.status < 500, answer


@pytest.mark.parametrize(("kind", "body"), BROKEN_ENVELOPES.values(), ids=BROKEN_ENVELOPES)
def test_a_broken_envelope_is_refused(table, kind, body):
    answer = table.send("POST", f"/stol/{table.code}/potez/", body, {**table.token(), "Content-Type": kind})
    assert answer.status == 400


@pytest.mark.parametrize(("kind", "body"), BODIES.values(), ids=BODIES)
def test_a_body_that_is_no_form_is_refused(table, kind, body):
    given = {"Content-Type": kind} if kind else {}
    for path in (f"/stol/{table.code}/potez/", f"/stol/{table.code}/poredak/"):
        headers = {"Accept": "application/json", **table.token(), **given}
        answer = table.send("POST", path, body, headers)
        assert_a_sentence(answer)
        assert answer.json["text"].strip()
    assert_a_sentence(Program(table.port).send("POST", "/gost/", body, {**table.token(), **given}))


@pytest.mark.parametrize("accept", ACCEPTS.values(), ids=ACCEPTS)
def test_whatever_is_accepted_something_is_answered(table, accept):
    assert table.get(f"/stol/{table.code}/pogled.json", accept=accept).json["version"] == 0
    assert table.get(f"/stol/{table.code}/", accept=accept).status == 200
    assert table.get("/", accept=accept).status == 200
    assert_a_sentence(table.get("/stol/zzzzzz/", accept=accept))
    assert table.post(f"/stol/{table.code}/potez/", {"action": "dance"}, accept=accept).status in {302, 303, 400}


@pytest.mark.parametrize("language", ["xx", "hr-HR-" * 500, "*", ";;q=", "en;q=1e400", "hr\t,en"])
def test_an_odd_language_is_answered_too(table, language):
    assert table.page(f"/stol/{table.code}/").status == 200
    assert table.get("/", accept=HTML, **{"Accept-Language": language}).status == 200


@pytest.mark.parametrize("cookie", COOKIES, ids=range(len(COOKIES)))
def test_odd_cookies_make_nobody_of_somebody(site, table, cookie):
    nobody = Program(site.port)
    assert nobody.get(f"/stol/{table.code}/pogled.json", Cookie=cookie).json["you"] is None
    assert nobody.get("/", accept=HTML, Cookie=cookie).status == 200
    assert nobody.send("POST", "/gost/", b"name=Eva", {"Content-Type": FORM, "Cookie": cookie}).status == 403
    socket = TableSocket(nobody, table.code, {"Cookie": cookie})
    assert socket.view["you"] is None
    socket.close()


def test_another_hosts_name_is_refused(table):
    assert_a_sentence(table.get("/", Host="elsewhere.example"))
    assert_a_sentence(table.get("/", Host="x" * 3000))


@pytest.mark.parametrize(
    "query", ["?kod=%00", "?kod=" + "a" * 5000, "?kod=%FF", "?kod=a%2Fb", "?kod=", "?kod[]=1&kod=2", "?%"]
)
def test_an_odd_code_in_the_field_for_codes_is_answered(table, query):
    assert table.page(f"/stol/{query}").status < 500
    assert table.page(f"/{query}").status == 200


def test_a_token_of_another_session_is_refused(site, table):
    foreign = Program(site.port).token()
    answer = table.post(f"/stol/{table.code}/potez/", {"action": "pass", "version": 0}, **foreign)
    assert (answer.status, answer.reason) == (403, "csrf")


def test_a_form_from_another_origin_is_refused(table):
    answer = table.post(
        f"/stol/{table.code}/potez/", {"action": "pass", "version": 0}, Origin="http://elsewhere.example"
    )
    assert (answer.status, answer.reason) == (403, "csrf")
