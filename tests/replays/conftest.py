"""A finished private match, its people, and records that somebody brings."""

from dataclasses import dataclass

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from game.accounts.models import User
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables.fold import Fold
from game.tables.models import Table

from ..tables.matches import finished_match


def visitor(user: User | None = None) -> Client:
    client = Client()
    if user is not None:
        client.force_login(user)
    return client


@dataclass(frozen=True)
class Finished:
    fold: Fold
    player: Client
    stranger: Client
    nobody: Client

    @property
    def address(self) -> str:
        return f"/partije/{self.fold.state.code}/"

    @property
    def row(self) -> Table:
        return Table.objects.get(id=self.fold.table_id)


@pytest.fixture
def finished(db) -> Finished:
    fold = finished_match(Rules(target=501), seed=3)
    player = User.objects.get(id=fold.state.seats[1].user_id)
    return Finished(fold, visitor(player), visitor(make_guest(name="Eva")), visitor())


@pytest.fixture
def bring(db):
    """Brings a record as a pasted text or as a file; the answer."""

    def brought(text: str | bytes, *, as_file: bool = False):
        if as_file:
            content = text.encode() if isinstance(text, str) else text
            return Client().post("/partije/zapis/", {"file": SimpleUploadedFile("zapis.json", content)})
        return Client().post("/partije/zapis/", {"record": text})

    return brought
