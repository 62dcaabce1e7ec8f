"""One archive of all that is stored about a person, made as it is sent: it never stands in memory or on a disk whole."""

import io
import json
from collections.abc import Iterable, Iterator
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from django.core.serializers.json import DjangoJSONEncoder

from .keepers import Keeper, keepers
from .models import User
from .papers import CONTENT

README = "README.txt"


class _Outgoing(io.RawIOBase):
    """What the archive has come to since it was last taken."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, piece: Any) -> int:
        self._pieces.append(bytes(piece))
        return len(self._pieces[-1])

    def take(self) -> bytes:
        taken, self._pieces = b"".join(self._pieces), []
        return taken


def archive_of(user: User) -> Iterator[bytes]:
    """The zip file in pieces. Each is made when it is asked for, and holds no more than one match."""
    outgoing = _Outgoing()
    with ZipFile(outgoing, "w", ZIP_DEFLATED) as archive:
        archive.writestr(README, (CONTENT / "hr" / "arhiva.txt").read_text(encoding="utf-8"))
        for keeper in keepers:
            for name, lines in _files(keeper, user):
                with archive.open(name, "w") as file:
                    for line in lines:
                        file.write(line)
                        yield outgoing.take()
    yield outgoing.take()


def _files(keeper: Keeper, user: User) -> Iterator[tuple[str, Iterable[bytes]]]:
    """A file with what is short, and one for each thing that is long, a JSON a line."""
    told = keeper.taken_away(user)
    short = {key: value for key, value in told.items() if not isinstance(value, Iterator)}
    yield f"{keeper.name}.json", [_json(short, indent=1)]
    for key, value in told.items():
        if isinstance(value, Iterator):
            yield f"{key}.jsonl", map(_json, value)


def _json(value: object, indent: int | None = None) -> bytes:
    return (json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False, indent=indent) + "\n").encode(errors="replace")
