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
