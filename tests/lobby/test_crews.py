"""The same company again: from the page of friends to a table by the same rules, where the others are invited."""

from game.lobby.models import Invitation
from game.tables.models import Table
from tests.tables.conftest import begun, guests, own_database, waiting  # noqa: F401  # a table with people

from .people import visitor


def test_who_has_played_together_is_a_button_away_from_playing_again(begun):  # noqa: F811
    ana, *others = begun.people
    client = visitor(ana)
    assert "Opet ista ekipa" not in client.get("/prijatelji/").content.decode()
    Table.objects.update(over_ms=1, decided_ms=1)
    shown = client.get("/prijatelji/").content.decode()
    assert ", ".join(other.name for other in others) in shown
    again = f"/stol/{begun.row.code}/revans/"
    assert f'formaction="{again}"' in shown
    assert client.post(again).status_code == 303
    assert set(Invitation.objects.values_list("invited", flat=True)) == {other.id for other in others}


def test_who_was_muted_stays_muted_as_the_same_people_play_again(begun):  # noqa: F811
    ana, ivan, luka, _ = begun.people
    client, code = visitor(ana), begun.row.code
    for other in (ivan, luka):
        client.post(f"/stol/{code}/glasovi/", {"mute": other.id})
    Table.objects.update(over_ms=1, decided_ms=1)
    again = client.post(f"/stol/{code}/revans/").url
    assert f'data-muted="{ivan.id} {luka.id}"' in client.get(again).content.decode()
