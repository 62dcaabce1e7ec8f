"""Nothing that is stored about a person is forgotten: neither by the archive, nor in moving, nor in deleting."""

import io
import json
from zipfile import ZipFile

import pytest

from game.accounts.archive import archive_of
from game.accounts.erasing import erase
from game.bela import Rules
from game.replays.models import BroughtRecord
from game.tables import fold as folding

from ...tables.matches import finished_match
from .conftest import move_all
from .everything import KEPT, NOT_THEIRS, places, rows_of, store_everywhere


@pytest.fixture
def match(db):
    return finished_match(Rules(target=501), seed=3)


@pytest.fixture
def kept(guest, other, match):
    """A guest of whom there is something everywhere."""
    store_everywhere(guest, other, match)
    return guest


def opened(user) -> dict[str, str]:
    archive = ZipFile(io.BytesIO(b"".join(archive_of(user))))
    return {name: archive.read(name).decode() for name in archive.namelist()}


def test_every_column_that_points_at_a_person_is_kept_by_somebody_or_said_not_to_be_theirs():
    found = {name for name, _field in places()}
    assert found == KEPT.keys() | NOT_THEIRS.keys(), "new models: let a keeper keep them, and list them here"
    assert not KEPT.keys() & NOT_THEIRS.keys()


def test_the_person_of_these_tests_is_stored_everywhere(kept):
    assert KEPT.keys() <= rows_of(kept.id).keys()


def test_the_archive_tells_of_every_place(kept):
    files = opened(kept)
    missing = [name for name, (file, word) in KEPT.items() if not json.loads(files[file])[word]]
    assert missing == []


def test_an_archive_of_somebody_new_has_all_its_files_too(guest):
    files = opened(guest)
    assert {file for file, _word in KEPT.values()} | {"moves.jsonl", "records.jsonl", "README.txt"} <= files.keys()
    assert [name for name in files if name != "README.txt" and name not in files["README.txt"]] == []


def test_the_archive_holds_the_finished_match_and_the_own_moves_only(kept, match):
    files = opened(kept)
    (record,) = map(json.loads, files["records.jsonl"].splitlines())
    assert record["x_table"] == match.state.code
    (moves,) = map(json.loads, files["moves.jsonl"].splitlines())
    assert (moves["table"], moves["seat"]) == (match.state.code, 2)
    assert moves["moves"]
    assert not any(move["action"].startswith("deal") for move in moves["moves"])


def test_the_archive_tells_nothing_that_is_others_own(kept):
    text = "".join(opened(kept).values())
    assert "treca@example.com" not in text
    assert "Tajna riječ." not in text
    assert "Bez psovanja." in text
    friends = json.loads(opened(kept)["friends.json"])
    assert [blocked["name"] for blocked in friends["blocked"]] == ["Treća"]


def test_the_archive_holds_no_secret_to_come_in_with(kept):
    kept.set_password("kupus i grah")
    kept.save()
    text = "".join(opened(kept).values())
    assert kept.password not in text
    assert "token" not in text


def test_nothing_of_a_guest_who_has_moved_is_left_behind(kept, account):
    before, guest_id = rows_of(kept.id), kept.id
    move_all(kept, account)
    assert rows_of(guest_id) == {}
    ways_in = {"account.EmailAddress.user", "accounts.DeviceLink.user", "usersessions.UserSession.user"}
    left_with_the_guest = ways_in | {"accounts.Presence.user", "accounts.Standing.user"}
    assert before.keys() - rows_of(account.id).keys() == left_with_the_guest


def test_of_a_deleted_person_nothing_is_left(kept, other, match):
    user_id = kept.id
    erase(user=kept)
    assert rows_of(user_id) == {}
    assert folding.read(match.table_id).state.seats[2].name.startswith("obrisani igrač ")
    assert "Gost" not in BroughtRecord.objects.get().text
    assert rows_of(other.id)["accounts.Played.user"] == 1
