"""The page and every word over the socket say what leaving would cost now."""

from game.look import PLAIN
from game.tables import services
from game.tables.drawer import Drawer
from game.tables.models import Table


def drawn(table, seat: int | None) -> str:
    class Socket:
        user_id = None if seat is None else table.people[seat].id
        as_json = False
        look = PLAIN

        def show(self, text: str) -> None:
            self.text = text

    socket = Socket()
    Drawer(table.fold).show_to(socket)
    return socket.text


def test_the_cost_changes_with_the_first_card_and_with_who_leaves(begun):
    assert 'id="leaving-cost"' in drawn(begun, 0)
    assert "Nitko još nije bacio kartu" in drawn(begun, 0)
    fold = begun.play_until("playing")
    begun.first_legal(fold)
    assert "Nitko još nije bacio kartu" not in drawn(begun, 0)
    services.leave(table_id=begun.id, user=begun.people[1])
    assert "odlazak te ništa ne stoji" in drawn(begun, 0)


def test_who_only_watches_is_not_told_what_leaving_costs(begun):
    Table.objects.filter(id=begun.id).update(spectators=True)
    assert "leaving-cost" not in drawn(begun, None)
