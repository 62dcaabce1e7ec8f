"""What a record that was brought says of somebody who is deleted."""

from importlib import import_module

import pytest
from django.apps import apps
from django.test import Client

from game.accounts.erasing import erase
from game.accounts.models import User
from game.bela import Rules
from game.replays.models import BroughtRecord

from .records import record_by, text_of

noting = import_module("game.replays.migrations.0002_brought_from")
pytestmark = pytest.mark.django_db


def text(answer) -> str:
    return answer.content.decode()


def test_a_record_from_which_a_name_was_taken_out_is_shown_as_before(finished, bring):
    seat = finished.fold.state.seats[1]
    record = text(finished.player.get(f"{finished.address}zapis.json"))
    page = bring(record.removesuffix("}") + ', "x_far": 1e999}').url
    assert seat.name in text(Client().get(page))
    erase(user=User.objects.get(id=seat.user_id))
    shown = Client().get(page)
    assert (shown.status_code, seat.name in text(shown)) == (200, False)


@pytest.mark.parametrize("written", ["\\u0049van", "Iv\\u0061n", "\\u0049\\u0076\\u0061\\u006E"])
def test_a_name_is_taken_out_however_its_letters_are_written(finished, bring, written):
    record = text(finished.player.get(f"{finished.address}zapis.json"))
    assert '"Ivan"' in record
    page = bring(record.replace('"Ivan"', f'"{written}"')).url
    assert "Ivan" in text(Client().get(page))
    erase(user=User.objects.get(name="Ivan"))
    assert "Ivan" not in text(Client().get(page))


def test_a_record_brought_before_its_table_was_noted_has_it_noted(finished, bring):
    bring(text(finished.player.get(f"{finished.address}zapis.json")))
    bring(text_of(record_by(Rules())))
    BroughtRecord.objects.update(table="")
    noting.note_tables(apps, None)
    assert sorted(BroughtRecord.objects.values_list("table", flat=True)) == ["", finished.fold.state.code]
