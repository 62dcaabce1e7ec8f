"""A client's side of RFC 6455, as much of it as a player's program needs."""

import base64
import hashlib
import os
import socket
import struct
import time
from collections.abc import Mapping

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80


class HandshakeRefused(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(f"the socket was refused with {status}")
        self.status = status


class Closed(Exception):
    """The other end closed the socket; the code is 1006 if it did so without a word."""

    def __init__(self, code: int, words: str = "") -> None:
        super().__init__(code, words)
        self.code = code


class WebSocket:
    def __init__(self, host: str, port: int, path: str, headers: Mapping[str, str]) -> None:
        self.stream = socket.create_connection((host, port), timeout=20)
        self.buffer = bytearray()
        self.pongs: list[bytes] = []
        try:
            self.shake_hands(f"{host}:{port}", path, headers)
        except BaseException:
            self.stream.close()
            raise

    def shake_hands(self, host: str, path: str, headers: Mapping[str, str]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
        asked |= {"Sec-WebSocket-Version": "13", **headers}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self.stream.sendall("\r\n".join(lines).encode("latin-1"))
        deadline = time.monotonic() + 20
        while b"\r\n\r\n" not in self.buffer:
            self.fill(deadline)
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        self.buffer = bytearray(rest)
        first, *others = head.decode("latin-1").split("\r\n")
        status = int(first.split()[1])
        if status != 101:
            raise HandshakeRefused(status)
        answered = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in others)}
        expected = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        assert answered["sec-websocket-accept"] == expected

    def send_text(self, text: str) -> None:
        self.send_frame(TEXT, text.encode("utf-8"))

    def send_in_pieces(self, text: str, size: int) -> None:
        data = text.encode("utf-8")
        pieces = [data[start : start + size] for start in range(0, len(data), size)]
        for number, piece in enumerate(pieces):
            self.send_frame(CONTINUED if number else TEXT, piece, final=number == len(pieces) - 1)

    def send_frame(self, kind: int, payload: bytes, *, final: bool = True) -> None:
        mask = os.urandom(4)
        self.stream.settimeout(20)
        self.stream.sendall(frame_head(kind, len(payload), final) + mask + masked(payload, mask))

    def receive(self, timeout: float = 10) -> str | bytes:
        """The next whole message; answers pings on the way; raises Closed, or TimeoutError."""
        deadline = time.monotonic() + timeout
        kind, pieces = TEXT, bytearray()
        while True:
            code, payload = self.frame(deadline)
            if code & 0x0F == PING:
                self.send_frame(PONG, payload)
            elif code & 0x0F == PONG:
                self.pongs.append(payload)
            elif code & 0x0F == CLOSE:
                raise self.closed_with(payload)
            else:
                kind = code & 0x0F or kind
                pieces += payload
                if code & FINAL:
                    return pieces.decode("utf-8") if kind == TEXT else bytes(pieces)

    def closed_with(self, payload: bytes) -> Closed:
        self.send_frame(CLOSE, payload)
        self.stream.close()
        return Closed(struct.unpack("!H", payload[:2])[0] if payload else 1005, payload[2:].decode("utf-8"))

    def frame(self, deadline: float) -> tuple[int, bytes]:
        first, second = self.ahead(2, deadline)
        assert not second & MASKED, "a server's frames are not masked"
        length, start = second & 0x7F, 2
        if length >= 126:
            width = 2 if length == 126 else 8
            start += width
            length = int.from_bytes(self.ahead(start, deadline)[2:start], "big")
        payload = self.ahead(start + length, deadline)[start:]
        del self.buffer[: start + length]
        return first, payload

    def ahead(self, size: int, deadline: float) -> bytes:
        """So many bytes from the front of what came in; they stay there, in case the time runs out."""
        while len(self.buffer) < size:
            self.fill(deadline)
        return bytes(self.buffer[:size])

    def fill(self, deadline: float) -> None:
        self.stream.settimeout(max(deadline - time.monotonic(), 0.001))
        try:
            got = self.stream.recv(65536)
        except ConnectionError:
            got = b""
        if not got:
            self.stream.close()
            raise Closed(1006)
        self.buffer += got

    def close(self, code: int = 1000) -> None:
        """Say goodbye if the other end still listens."""
        try:
            self.send_frame(CLOSE, struct.pack("!H", code))
        except OSError:
            pass
        finally:
            self.stream.close()

    def drop(self) -> None:
        """Go without a word, as a phone in a tunnel."""
        self.stream.close()


def frame_head(kind: int, length: int, final: bool) -> bytes:
    first = kind | (FINAL if final else 0)
    if length < 126:
        return struct.pack("!BB", first, MASKED | length)
    if length < 65536:
        return struct.pack("!BBH", first, MASKED | 126, length)
    return struct.pack("!BBQ", first, MASKED | 127, length)


def masked(payload: bytes, mask: bytes) -> bytes:
    if not payload:
        return b""
    repeated = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(len(payload), "big")
